@NullMarked
package eightfold.lab.gauntlet;

import org.jspecify.annotations.NullMarked;
