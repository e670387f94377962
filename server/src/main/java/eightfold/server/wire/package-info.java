/** What travels between server and client, and how it is written. */
@NullMarked
package eightfold.server.wire;

import org.jspecify.annotations.NullMarked;
