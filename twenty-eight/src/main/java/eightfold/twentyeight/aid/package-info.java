/** Figures that help a seat of 8-28 to decide. */
@NullMarked
package eightfold.twentyeight.aid;

import org.jspecify.annotations.NullMarked;
