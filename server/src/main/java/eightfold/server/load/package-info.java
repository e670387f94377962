/** Crowds over the real protocol: one to measure a server, and one to see whether it lasts. */
@NullMarked
package eightfold.server.load;

import org.jspecify.annotations.NullMarked;
