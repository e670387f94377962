package eightfold.server.store;

import java.sql.SQLException;
import java.util.List;

/** How lines of tables' logs get into the database. Never called twice at a time. */
interface LogAppender {
  /** A line that does not follow the last one of its table. */
  final class Conflict extends SQLException {
    private static final long serialVersionUID = 1;

    Conflict() {
      super("a line does not follow the last one of its table", "23505");
    }
  }

  /** Whether {@link #write} takes one statement for these, which needs no transaction around it. */
  boolean isOneStatement(List<Write> batch);

  /** Called with each new connection: what was remembered of the database may be wrong. */
  default void connected(Prepared open) throws SQLException {}

  /**
   * Puts the lines of all writes into the open transaction. Throws {@link Conflict} and writes none
   * if one of them does not follow the last line of its table: so no log ever has a gap.
   */
  void write(Prepared open, List<Write> batch) throws SQLException;

  /** The transaction is durable. */
  default void committed() {}

  /** The transaction was rolled back. */
  default void undone() {}

  /** Whether there is something to do when nobody writes; it is done by writing nothing. */
  default boolean busy() {
    return false;
  }
}
