/** Eights in the terminal. */
@NullMarked
package eightfold.eights.terminal;

import org.jspecify.annotations.NullMarked;
