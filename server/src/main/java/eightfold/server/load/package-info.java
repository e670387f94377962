/** A load generator over the real protocol. */
@NullMarked
package eightfold.server.load;

import org.jspecify.annotations.NullMarked;
