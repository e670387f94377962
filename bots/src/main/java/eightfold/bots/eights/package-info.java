/** Players of Eights. */
@NullMarked
package eightfold.bots.eights;

import org.jspecify.annotations.NullMarked;
