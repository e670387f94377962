package eightfold.server.store;

import java.sql.SQLException;
import java.util.List;

/** How lines of tables' logs get into the database. Called by the writer's thread only. */
interface Lines {
  /** Puts the lines of all writes into the open transaction. */
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
