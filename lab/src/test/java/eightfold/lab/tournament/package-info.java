@NullMarked
package eightfold.lab.tournament;

import org.jspecify.annotations.NullMarked;
