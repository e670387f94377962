package eightfold.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * Brings the schema up to date. Flyway is half of what a start costs, so it is not woken if there
 * is nothing for it to do.
 */
final class Migrations {
  /** By dialect, the newest version in {@code db/}. */
  static final Map<String, String> NEWEST = Map.of("sqlite", "4", "postgresql", "4");

  private static final String LAST =
      "SELECT version, success FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1";

  private Migrations() {}

  static void run(DataSource source, String dialect) {
    if (isCurrent(source, dialect)) {
      return;
    }
    try {
      Flyway.configure().dataSource(source).locations("classpath:db/" + dialect).load().migrate();
    } catch (FlywayException e) {
      throw trouble(e);
    }
  }

  static boolean isCurrent(DataSource source, String dialect) {
    try (Connection open = source.getConnection();
        Statement statement = open.createStatement();
        ResultSet rows = statement.executeQuery(LAST)) {
      return rows.next() && rows.getBoolean(2) && rows.getString(1).equals(NEWEST.get(dialect));
    } catch (SQLException e) {
      return false; // new or in trouble: Flyway finds out which
    }
  }

  /** In our own words, if it is the database's trouble and not the schema's. */
  private static RuntimeException trouble(FlywayException e) {
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException database) {
        return StoreException.of(database);
      }
    }
    return e;
  }
}
