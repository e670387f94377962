/** Players of Eight &amp; Half. */
@NullMarked
package eightfold.bots.eightandhalf;

import org.jspecify.annotations.NullMarked;
