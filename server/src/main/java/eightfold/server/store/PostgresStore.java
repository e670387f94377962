package eightfold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * PostgreSQL: the same statements, with the key (table, seq) as the guard against a second node.
 */
public final class PostgresStore extends SqlStore {
  private final HikariDataSource source;
  private final Writer writer;

  /**
   * @param url {@code jdbc:postgresql://host/database?user=…&password=…}
   */
  public PostgresStore(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.addDataSourceProperty("reWriteBatchedInserts", "true");
    config.addDataSourceProperty("socketTimeout", "20");
    config.setMaximumPoolSize(5);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(3_000);
    config.setPoolName("postgres");
    source = new HikariDataSource(config);
    Migrations.run(source, "postgresql");
    writer = new Writer(source::getConnection, new DirectLines());
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
