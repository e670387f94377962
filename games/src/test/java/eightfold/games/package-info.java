@NullMarked
package eightfold.games;

import org.jspecify.annotations.NullMarked;
