/** Requests, sockets, guests, limits and headers. */
@NullMarked
package eightfold.server.http;

import org.jspecify.annotations.NullMarked;
