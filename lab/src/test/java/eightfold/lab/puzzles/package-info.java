@NullMarked
package eightfold.lab.puzzles;

import org.jspecify.annotations.NullMarked;
