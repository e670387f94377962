@NullMarked
package eightfold.lab.share;

import org.jspecify.annotations.NullMarked;
