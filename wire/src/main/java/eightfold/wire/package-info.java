/** What travels between server and client, over HTTP and into the log: the one definition. */
@NullMarked
package eightfold.wire;

import org.jspecify.annotations.NullMarked;
