/** Keeps tables in memory, gives them time, chance, threads and a place in the store. */
@NullMarked
package eightfold.server.host;

import org.jspecify.annotations.NullMarked;
