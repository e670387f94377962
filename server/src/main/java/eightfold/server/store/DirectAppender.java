package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * All lines of a commit in one statement of PostgreSQL, straight to their place. The statement
 * itself sees to it that each line follows the last one of its table, and the key (table, seq) that
 * no other server writes the same line at the same time; it writes all of its lines or none.
 */
final class DirectAppender implements LogAppender {
  private static final String INSERT =
      """
      WITH line AS (
        SELECT tab, seq, body, sum,
               seq - row_number() OVER (PARTITION BY tab ORDER BY place) AS before
        FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::bigint[])
             WITH ORDINALITY AS fresh (tab, seq, body, sum, place))
      INSERT INTO entry (tab, seq, body, sum)
      SELECT tab, seq, body, sum FROM line
      WHERE (SELECT bool_and(before = coalesce(
               (SELECT max(entry.seq) FROM entry WHERE entry.tab = line.tab), 0)) FROM line)
      """;

  @Override
  public boolean isOneStatement(List<Write> batch) {
    return true;
  }

  @Override
  public void write(Prepared open, List<Write> batch) throws SQLException {
    List<Long> tables = new ArrayList<>();
    List<Long> numbers = new ArrayList<>();
    List<String> bodies = new ArrayList<>();
    List<Long> sums = new ArrayList<>();
    for (Write write : batch) {
      for (Write.Append append : write.appends) {
        tables.add(append.table());
        numbers.add((long) append.line().seq());
        bodies.add(append.line().body());
        sums.add(append.line().sum());
      }
    }
    if (tables.isEmpty()) {
      return;
    }
    PreparedStatement insert = open.of(INSERT);
    Connection connection = open.connection();
    insert.setArray(1, connection.createArrayOf("bigint", tables.toArray()));
    insert.setArray(2, connection.createArrayOf("bigint", numbers.toArray()));
    insert.setArray(3, connection.createArrayOf("text", bodies.toArray()));
    insert.setArray(4, connection.createArrayOf("bigint", sums.toArray()));
    if (insert.executeUpdate() != tables.size()) {
      throw new Conflict();
    }
  }
}
