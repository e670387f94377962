package eightfold.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A real PostgreSQL for tests. It may take its time to start, for the machine may be busy. */
public final class Postgres {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private Postgres() {}

  public static EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder().setPGStartupWait(PATIENCE).start();
  }

  /**
   * On files that stay when it is closed.
   *
   * @param port 0 for any
   */
  static EmbeddedPostgres start(Path files, int port) throws IOException {
    return EmbeddedPostgres.builder()
        .setPGStartupWait(PATIENCE)
        .setDataDirectory(files)
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  public static String url(EmbeddedPostgres postgres) {
    return postgres.getJdbcUrl("postgres", "postgres");
  }
}
