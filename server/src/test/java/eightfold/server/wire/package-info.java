@NullMarked
package eightfold.server.wire;

import org.jspecify.annotations.NullMarked;
