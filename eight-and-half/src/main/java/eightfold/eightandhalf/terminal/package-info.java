/** Eight &amp; Half in the terminal. */
@NullMarked
package eightfold.eightandhalf.terminal;

import org.jspecify.annotations.NullMarked;
