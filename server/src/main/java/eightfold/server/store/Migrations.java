package eightfold.server.store;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings the schema up to date. */
final class Migrations {
  private Migrations() {}

  static void run(DataSource source, String dialect) {
    Flyway.configure().dataSource(source).locations("classpath:db/" + dialect).load().migrate();
  }
}
