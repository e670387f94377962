/** The command line: one class a command. Results go to the standard output, all else beside it. */
@NullMarked
package eightfold.cli;

import org.jspecify.annotations.NullMarked;
