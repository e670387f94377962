@NullMarked
package eightfold.json;

import org.jspecify.annotations.NullMarked;
