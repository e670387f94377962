package eightfold.server.store;

import java.nio.file.Path;

/** Opens the store that the configuration names. */
public final class Stores {
  private Stores() {}

  /**
   * Opens it, with its schema up to date.
   *
   * @param database a JDBC address of PostgreSQL, or empty for SQLite in the folder
   */
  public static Store open(Path folder, String database) {
    if (database.isEmpty()) {
      return new SqliteStore(folder);
    }
    if (database.startsWith("jdbc:postgresql:")) {
      return new PostgresStore(database);
    }
    throw new IllegalArgumentException(
        "a database has an address like jdbc:postgresql://host/name");
  }
}
