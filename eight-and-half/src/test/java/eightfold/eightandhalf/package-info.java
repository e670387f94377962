@NullMarked
package eightfold.eightandhalf;

import org.jspecify.annotations.NullMarked;
