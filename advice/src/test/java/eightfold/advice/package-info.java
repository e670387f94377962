@NullMarked
package eightfold.advice;

import org.jspecify.annotations.NullMarked;
