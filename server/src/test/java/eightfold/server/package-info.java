@NullMarked
package eightfold.server;

import org.jspecify.annotations.NullMarked;
