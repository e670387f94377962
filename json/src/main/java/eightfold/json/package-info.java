/** JSON, there and back, without reflection: bytes to write, words to read, whole trees. */
@NullMarked
package eightfold.json;

import org.jspecify.annotations.NullMarked;
