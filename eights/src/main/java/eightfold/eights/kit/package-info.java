/** Eights with all that belongs to it. */
@NullMarked
package eightfold.eights.kit;

import org.jspecify.annotations.NullMarked;
