/** Who takes a seat in the lab: our own players and programs of others. */
@NullMarked
package eightfold.lab.players;

import org.jspecify.annotations.NullMarked;
