/** Eight &amp; Half: be rid of your cards, and do not be caught at an uneven value. */
@NullMarked
package eightfold.eightandhalf;

import org.jspecify.annotations.NullMarked;
