@NullMarked
package eightfold.cli;

import org.jspecify.annotations.NullMarked;
