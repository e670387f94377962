/** Top Card with all that belongs to it. */
@NullMarked
package eightfold.sample.kit;

import org.jspecify.annotations.NullMarked;
