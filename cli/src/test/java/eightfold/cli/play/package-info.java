@NullMarked
package eightfold.cli.play;

import org.jspecify.annotations.NullMarked;
