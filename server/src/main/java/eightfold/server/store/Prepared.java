package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** Statements that are prepared once a connection. */
final class Prepared {
  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  Prepared(Connection connection) {
    this.connection = connection;
  }

  Connection connection() {
    return connection;
  }

  PreparedStatement of(String sql) throws SQLException {
    PreparedStatement ready = statements.get(sql);
    if (ready == null) {
      ready = connection.prepareStatement(sql);
      statements.put(sql, ready);
    }
    return ready;
  }

  /** Forgets what was added to batches and not executed. */
  void clear() throws SQLException {
    for (PreparedStatement statement : statements.values()) {
      statement.clearBatch();
    }
  }
}
