/** What the moves of a position are worth. */
@NullMarked
package eightfold.lab.advise;

import org.jspecify.annotations.NullMarked;
