@NullMarked
package eightfold.messages;

import org.jspecify.annotations.NullMarked;
