/** Eight &amp; Half with all that belongs to it. */
@NullMarked
package eightfold.eightandhalf.kit;

import org.jspecify.annotations.NullMarked;
