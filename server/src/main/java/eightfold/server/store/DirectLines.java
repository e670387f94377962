package eightfold.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Each line at once to its place, where the key (table, seq) guards it. */
final class DirectLines implements Lines {
  static final String INSERT = "INSERT INTO entry (tab, seq, body, sum) VALUES (?, ?, ?, ?)";

  @Override
  public void write(Prepared open, List<Write> batch) throws SQLException {
    PreparedStatement insert = open.of(INSERT);
    for (Write write : batch) {
      for (Write.Append append : write.appends) {
        add(insert, append.table(), append.line());
      }
    }
    insert.executeBatch();
  }

  static void add(PreparedStatement insert, long table, Store.Line line) throws SQLException {
    insert.setLong(1, table);
    insert.setInt(2, line.seq());
    insert.setString(3, line.body());
    insert.setLong(4, line.sum());
    insert.addBatch();
  }
}
