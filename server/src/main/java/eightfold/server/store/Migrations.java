package eightfold.server.store;

import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Brings the schema up to date. */
final class Migrations {
  private Migrations() {}

  static void run(DataSource source, String dialect) {
    try {
      Flyway.configure().dataSource(source).locations("classpath:db/" + dialect).load().migrate();
    } catch (FlywayException e) {
      throw trouble(e);
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
