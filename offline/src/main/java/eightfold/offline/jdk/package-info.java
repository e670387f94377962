/** What the compiler's library lacks of Java's, as far as the engine uses it. */
@NullMarked
package eightfold.offline.jdk;

import org.jspecify.annotations.NullMarked;
