/** Tables: the fold of a log, the mailbox around it, and one class for each deed. */
@NullMarked
package eightfold.server.table;

import org.jspecify.annotations.NullMarked;
