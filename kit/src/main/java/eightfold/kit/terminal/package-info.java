/**
 * What a board in the terminal is made of: styled lines, grids, frames, and the words it asks for.
 */
@NullMarked
package eightfold.kit.terminal;

import org.jspecify.annotations.NullMarked;
