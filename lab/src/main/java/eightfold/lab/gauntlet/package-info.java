/** A player against many styles, and the search for the style that does best against it. */
@NullMarked
package eightfold.lab.gauntlet;

import org.jspecify.annotations.NullMarked;
