/** What every game brings along besides its rules, and what its bots are made of. */
@NullMarked
package eightfold.kit;

import org.jspecify.annotations.NullMarked;
