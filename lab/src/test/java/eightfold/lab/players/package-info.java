@NullMarked
package eightfold.lab.players;

import org.jspecify.annotations.NullMarked;
