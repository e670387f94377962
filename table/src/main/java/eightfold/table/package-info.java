/**
 * A table without a server: its log's entries and their fold, what may be done, and what everybody
 * then hears. No threads, no input or output; the world around it is {@link
 * eightfold.table.Surroundings}.
 */
@NullMarked
package eightfold.table;

import org.jspecify.annotations.NullMarked;
