/** Puzzles from games that our players play with each other: one answer is clearly the best. */
@NullMarked
package eightfold.lab.puzzles;

import org.jspecify.annotations.NullMarked;
