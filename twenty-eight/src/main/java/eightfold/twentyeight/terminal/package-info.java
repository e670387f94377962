/** 8-28 in the terminal. */
@NullMarked
package eightfold.twentyeight.terminal;

import org.jspecify.annotations.NullMarked;
