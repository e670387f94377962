/** The durable log and the indexes beside it, on SQLite or PostgreSQL. */
@NullMarked
package eightfold.server.store;

import org.jspecify.annotations.NullMarked;
