/** Figures that help a seat of Eight &amp; Half to decide. */
@NullMarked
package eightfold.eightandhalf.aid;

import org.jspecify.annotations.NullMarked;
