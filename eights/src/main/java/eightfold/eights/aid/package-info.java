/** Figures that help a seat of Eights to decide. */
@NullMarked
package eightfold.eights.aid;

import org.jspecify.annotations.NullMarked;
