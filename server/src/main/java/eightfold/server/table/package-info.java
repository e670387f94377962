/**
 * A table without a server: its log's entries and their fold, what may be done, and what everybody
 * then hears. No threads, no input or output; the world around it is {@link
 * eightfold.server.table.Surroundings}.
 */
@NullMarked
package eightfold.server.table;

import org.jspecify.annotations.NullMarked;
