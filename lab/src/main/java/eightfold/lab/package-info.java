/**
 * Games by the thousand: simulation with statistics, counts of move sequences, benchmarks, and the
 * golden files that show when the engine's behaviour changes.
 */
@NullMarked
package eightfold.lab;

import org.jspecify.annotations.NullMarked;
