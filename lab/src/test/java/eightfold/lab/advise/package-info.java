@NullMarked
package eightfold.lab.advise;

import org.jspecify.annotations.NullMarked;
