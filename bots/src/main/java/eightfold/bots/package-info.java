/** Players for all three games. They see a view, never a state. */
@NullMarked
package eightfold.bots;

import org.jspecify.annotations.NullMarked;
