/** Players of Eights. */
@NullMarked
package eightfold.eights.bots;

import org.jspecify.annotations.NullMarked;
