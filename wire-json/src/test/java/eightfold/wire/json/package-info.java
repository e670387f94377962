@NullMarked
package eightfold.wire.json;

import org.jspecify.annotations.NullMarked;
