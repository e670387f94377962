package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the lines of a whole commit as one row of a journal, and files them under their tables
 * later, many of a table at once. A commit of fifty tables' moves thus touches a few pages and not
 * fifty, which is a third of what a move costs.
 *
 * <p>What is not yet filed is also here in memory, for readers; it is loaded again when the store
 * is opened. A journal row goes when all its lines are filed, in the same transaction; the last row
 * stays, since its number counts the commits.
 */
final class Journal implements LogAppender {
  /** So many lines may wait; beyond that, each commit files some of the longest waiting tables. */
  private static final int WAITING = 2048;

  private static final int AT_LEISURE = 256;
  private static final String WRITE = "INSERT INTO journal (id, lines) VALUES (?, ?)";
  private static final String TIDY = "DELETE FROM journal WHERE id < ?";
  private static final String FILE = "INSERT INTO entry (tab, seq, body, sum) VALUES (?, ?, ?, ?)";
  private static final String LAST = "SELECT max(seq) FROM entry WHERE tab = ?";

  /** A table's lines that wait, the first of them in the journal's row {@code since}. */
  private record Unfiled(long since, List<Store.Line> lines) {}

  private final Map<Long, Unfiled> unfiled = new LinkedHashMap<>();
  private final List<Write.Append> fresh = new ArrayList<>();
  private final Map<Long, Integer> freshLast = new HashMap<>();
  private final List<Long> filed = new ArrayList<>();
  private final Checkpoint checkpoint;
  private boolean written;
  private int waiting;
  private long next = 1;

  /** Loads what was not filed when the store was last closed, or died. */
  Journal(Connection connection, Checkpoint checkpoint) throws SQLException {
    this.checkpoint = checkpoint;
    connected(new Prepared(connection));
    if (checkpoint.last() >= next) {
      throw new StoreException(
          StoreException.Why.DAMAGED,
          "the last %d commits are missing from the database: its write-ahead log (-wal) is damaged or gone."
                  .formatted(checkpoint.last() - next + 1)
              + " Restore a backup, or delete the .mark file to go on without them");
    }
  }

  /** Reads again what is not filed: a commit that seemed to fail may be durable all the same. */
  @Override
  public synchronized void connected(Prepared open) throws SQLException {
    unfiled.clear();
    waiting = 0;
    next = 1;
    try (PreparedStatement read =
            open.connection().prepareStatement("SELECT id, lines FROM journal ORDER BY id");
        ResultSet rows = read.executeQuery()) {
      while (rows.next()) {
        next = rows.getLong(1);
        for (String text : rows.getString(2).lines().toList()) {
          Write.Append append = parse(text);
          if (append.line().seq() > last(open, append.table())) {
            keep(append);
          }
        }
        next++;
      }
    }
  }

  /** A table's lines that are not filed. */
  synchronized List<Store.Line> unfiled(long table) {
    Unfiled found = unfiled.get(table);
    return found == null ? List.of() : List.copyOf(found.lines);
  }

  /** Unless lines are filed. */
  @Override
  public boolean isOneStatement(List<Write> batch) {
    return !batch.isEmpty() && waiting < WAITING;
  }

  @Override
  public void write(Prepared open, List<Write> batch) throws SQLException {
    for (Write write : batch) {
      for (Write.Append append : write.appends) {
        check(open, append);
        freshLast.put(append.table(), append.line().seq());
        fresh.add(append);
      }
    }
    written = !batch.isEmpty();
    if (written) {
      PreparedStatement write = open.of(WRITE);
      write.setLong(1, next);
      write.setString(2, text(fresh));
      write.executeUpdate();
    }
    file(open, batch.isEmpty() ? AT_LEISURE : waiting < WAITING ? 0 : 2 * fresh.size());
  }

  private void check(Prepared open, Write.Append append) throws SQLException {
    Integer before = freshLast.get(append.table());
    if (append.line().seq() != (before == null ? last(open, append.table()) : before) + 1) {
      throw new Conflict();
    }
  }

  /** The number of a table's last line, filed or not; 0 if it has none. */
  private int last(Prepared open, long table) throws SQLException {
    Unfiled waits = unfiled.get(table);
    if (waits != null) {
      return waits.lines.getLast().seq();
    }
    PreparedStatement last = open.of(LAST);
    last.setLong(1, table);
    try (ResultSet rows = last.executeQuery()) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  /** Files the lines of the tables that wait longest, at least so many. */
  private void file(Prepared open, int atLeast) throws SQLException {
    if (atLeast == 0 || unfiled.isEmpty()) {
      return;
    }
    PreparedStatement insert = open.of(FILE);
    Iterator<Map.Entry<Long, Unfiled>> tables = unfiled.entrySet().iterator();
    int count = 0;
    while (count < atLeast && tables.hasNext()) {
      Map.Entry<Long, Unfiled> table = tables.next();
      for (Store.Line line : table.getValue().lines) {
        insert.setLong(1, table.getKey());
        insert.setInt(2, line.seq());
        insert.setString(3, line.body());
        insert.setLong(4, line.sum());
        insert.addBatch();
      }
      count += table.getValue().lines.size();
      filed.add(table.getKey());
    }
    insert.executeBatch();
    PreparedStatement tidy = open.of(TIDY);
    long newest = written ? next : next - 1; // which stays, for its number
    tidy.setLong(1, tables.hasNext() ? Math.min(newest, tables.next().getValue().since) : newest);
    tidy.executeUpdate();
  }

  @Override
  public synchronized void committed() {
    for (long table : filed) {
      Unfiled gone = unfiled.remove(table);
      waiting -= gone == null ? 0 : gone.lines.size();
    }
    fresh.forEach(this::keep);
    if (written) {
      checkpoint.advance(next++);
    }
    undone();
  }

  @Override
  public void undone() {
    fresh.clear();
    freshLast.clear();
    filed.clear();
    written = false;
  }

  @Override
  public boolean busy() {
    return waiting > 0;
  }

  private void keep(Write.Append append) {
    unfiled
        .computeIfAbsent(append.table(), table -> new Unfiled(next, new ArrayList<>()))
        .lines
        .add(append.line());
    waiting++;
  }

  private static String text(List<Write.Append> lines) {
    StringBuilder text = new StringBuilder(160 * lines.size());
    for (Write.Append append : lines) {
      Store.Line line = append.line();
      text.append(append.table()).append(' ').append(line.seq()).append(' ');
      text.append(line.sum()).append(' ').append(line.body()).append('\n');
    }
    return text.toString();
  }

  private static Write.Append parse(String text) throws SQLException {
    String[] parts = text.split(" ", 4);
    try {
      return new Write.Append(
          Long.parseLong(parts[0]),
          new Store.Line(Integer.parseInt(parts[1]), parts[3], Long.parseLong(parts[2])));
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new SQLException("the journal is malformed", "XX001", e);
    }
  }
}
