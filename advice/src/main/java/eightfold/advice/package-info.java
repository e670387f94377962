/**
 * What moves are worth, and how good decisions were. No clocks and no threads: whoever asks says
 * how much may be done before the next answer, and the same seed gives the same advice anywhere.
 */
@NullMarked
package eightfold.advice;

import org.jspecify.annotations.NullMarked;
