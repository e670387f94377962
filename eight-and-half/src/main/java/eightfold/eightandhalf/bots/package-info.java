/** Players of Eight &amp; Half. */
@NullMarked
package eightfold.eightandhalf.bots;

import org.jspecify.annotations.NullMarked;
