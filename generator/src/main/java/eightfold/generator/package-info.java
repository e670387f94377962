/** Writes code and descriptions from the records of the wire. Runs in the build only. */
@NullMarked
package eightfold.generator;

import org.jspecify.annotations.NullMarked;
