/** 8-28 with all that belongs to it. */
@NullMarked
package eightfold.twentyeight.kit;

import org.jspecify.annotations.NullMarked;
