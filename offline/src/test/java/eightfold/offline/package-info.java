@NullMarked
package eightfold.offline;

import org.jspecify.annotations.NullMarked;
