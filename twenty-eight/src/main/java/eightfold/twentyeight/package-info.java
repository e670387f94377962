/** 8-28: take cards, stop in time, and share the gems in the middle. */
@NullMarked
package eightfold.twentyeight;

import org.jspecify.annotations.NullMarked;
