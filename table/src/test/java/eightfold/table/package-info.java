@NullMarked
package eightfold.table;

import org.jspecify.annotations.NullMarked;
