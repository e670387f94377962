@NullMarked
package eightfold.generator;

import org.jspecify.annotations.NullMarked;
