/** Players of 8-28. */
@NullMarked
package eightfold.bots.twentyeight;

import org.jspecify.annotations.NullMarked;
