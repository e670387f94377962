/** Players of 8-28. */
@NullMarked
package eightfold.twentyeight.bots;

import org.jspecify.annotations.NullMarked;
