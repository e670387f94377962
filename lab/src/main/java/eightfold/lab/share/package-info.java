/** Jobs that are done in parts, on one machine or many, and put together afterwards. */
@NullMarked
package eightfold.lab.share;

import org.jspecify.annotations.NullMarked;
