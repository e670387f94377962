package eightfold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * PostgreSQL: the same statements. Nothing waits for long: not for a database that does not answer,
 * and not for another client of it that holds a lock or has fallen asleep in a transaction.
 */
public final class PostgresStore extends SqlStore {
  /** Seconds. */
  private static final int CONNECTING = 2;

  /** Seconds; a little more than the database takes to give up by itself. */
  private static final int ANSWERING = 5;

  private static final String LIMITS =
      "SET lock_timeout = '2s'; SET statement_timeout = '4s';"
          + " SET idle_in_transaction_session_timeout = '3s'";

  private final HikariDataSource source;
  private final Writer writer;
  private final Sharing sharing;

  /**
   * @param url {@code jdbc:postgresql://host/database?user=…&password=…}
   */
  public PostgresStore(String url) {
    this(url, UnaryOperator.identity());
  }

  /** With something between the writer and its connections: for tests. */
  PostgresStore(String url, UnaryOperator<Connection> between) {
    PGSimpleDataSource plain = new PGSimpleDataSource();
    plain.setUrl(url);
    plain.setConnectTimeout(CONNECTING);
    Migrations.run(plain, "postgresql");
    plain.setSocketTimeout(ANSWERING);
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.addDataSourceProperty("reWriteBatchedInserts", "true");
    config.addDataSourceProperty("connectTimeout", CONNECTING);
    config.addDataSourceProperty("socketTimeout", ANSWERING);
    config.setConnectionInitSql(LIMITS);
    config.setMaximumPoolSize(5);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(1000L * CONNECTING);
    config.setValidationTimeout(1000);
    config.setPoolName("postgres");
    source = new HikariDataSource(config);
    writer = new Writer(() -> between.apply(source.getConnection()), new DirectAppender());
    sharing = new PostgresSharing(source, plain);
  }

  @Override
  public Optional<Sharing> sharing() {
    return Optional.of(sharing);
  }

  @Override
  Connection reading() throws SQLException {
    return source.getConnection();
  }

  @Override
  Writer writer() {
    return writer;
  }

  @Override
  public void close() {
    writer.close();
    source.close();
  }
}
