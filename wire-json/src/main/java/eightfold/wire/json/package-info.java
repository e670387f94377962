/**
 * The records of the wire as JSON, there and back. {@code Writers} and {@code Readers} are
 * generated from the records; nothing here needs reflection.
 */
@NullMarked
package eightfold.wire.json;

import org.jspecify.annotations.NullMarked;
