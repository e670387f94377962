@NullMarked
package eightfold.lab;

import org.jspecify.annotations.NullMarked;
