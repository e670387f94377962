package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions, in words that both databases understand. */
abstract class SqlStore implements Store {
  private static final String TRY =
      "SELECT guest, day, game, tab, finished, points, lead FROM daily_try";

  /** Reads one row. */
  @FunctionalInterface
  private interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** A connection for reading; closing it gives it back. */
  abstract Connection reading() throws SQLException;

  abstract Writer writer();

  /** A table's last lines, if they are not yet where they belong. */
  List<Line> unfiled(long table) {
    return List.of();
  }

  @Override
  public void submit(Write write) {
    writer().submit(write);
  }

  @Override
  public int waiting() {
    return writer().waiting();
  }

  @Override
  public Optional<Guest> guest(String tokenHash) {
    return one(
        "SELECT id, name FROM guest WHERE token = ?",
        row -> new Guest(row.getLong(1), row.getString(2)),
        tokenHash);
  }

  @Override
  public List<Line> log(long table) {
    return log(table, Integer.MAX_VALUE);
  }

  @Override
  public List<Line> log(long table, int most) {
    return lines(table, new Line(0, "", table), most);
  }

  @Override
  public List<Line> log(long table, Line known) {
    return lines(table, known, Integer.MAX_VALUE);
  }

  private List<Line> lines(long table, Line before, int most) {
    List<Line> later = unfiled(table);
    List<Line> lines =
        all(
            "SELECT seq, body, sum FROM entry WHERE tab = ? AND seq > ? AND seq <= ? ORDER BY seq",
            row -> new Line(row.getInt(1), row.getString(2), row.getLong(3)),
            table,
            (long) before.seq(),
            (long) most);
    for (Line line : later) {
      int last = lines.isEmpty() ? before.seq() : lines.getLast().seq();
      if (line.seq() > last && line.seq() <= most) {
        lines.add(line);
      }
    }
    Line last = before;
    for (Line line : lines) {
      if (line.seq() != last.seq() + 1 || line.sum() != Sums.next(last.sum(), line.body())) {
        throw new StoreException(
            StoreException.Why.DAMAGED, "the log of a table is damaged at entry " + line.seq());
      }
      last = line;
    }
    return lines;
  }

  @Override
  public boolean hasTable(long table) {
    return one("SELECT 1 FROM tab WHERE id = ?", row -> row.getInt(1), table).isPresent();
  }

  @Override
  public Optional<Long> tableByCode(String code) {
    return one(
        "SELECT id FROM tab WHERE code = ? ORDER BY opened DESC LIMIT 1",
        row -> row.getLong(1),
        code);
  }

  @Override
  public List<Seat> seatsOf(long guest, int most) {
    return all(
        "SELECT s.tab, s.since FROM seating s WHERE s.guest = ? AND NOT EXISTS (SELECT 1 FROM entry"
            + " e WHERE e.tab = s.tab AND e.seq = (SELECT MAX(seq) FROM entry WHERE tab = s.tab)"
            + " AND e.body LIKE '{\"kind\":\"closed\"%') ORDER BY s.since DESC LIMIT ?",
        row -> new Seat(row.getLong(1), row.getLong(2)), guest, (long) most);
  }

  @Override
  public Optional<Finished> game(long id) {
    return one("SELECT id, tab, number, ended, summary FROM game WHERE id = ?", SqlStore::game, id);
  }

  @Override
  public Optional<Upload> upload(long game) {
    return one(
        "SELECT guest, transcript FROM upload WHERE game = ?",
        row -> new Upload(row.getLong(1), row.getString(2)),
        game);
  }

  @Override
  public List<Integer> seats(long game, long guest) {
    return all(
        "SELECT seat FROM player WHERE guest = ? AND game = ? ORDER BY seat",
        row -> row.getInt(1),
        guest,
        game);
  }

  @Override
  public List<Finished> gamesOf(long guest, long before, int most) {
    return all(
        "SELECT g.id, g.tab, g.number, g.ended, g.summary FROM (SELECT DISTINCT ended, game"
            + " FROM player WHERE guest = ? AND ended < ? ORDER BY ended DESC, game DESC LIMIT ?) p"
            + " JOIN game g ON g.id = p.game ORDER BY p.ended DESC, p.game DESC",
        SqlStore::game,
        guest,
        before,
        (long) most);
  }

  @Override
  public List<Deal> deals(String first, String last) {
    return all(
        "SELECT day, game, secret, committed FROM daily WHERE day >= ? AND day <= ?"
            + " ORDER BY day, game",
        row -> new Deal(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
        first,
        last);
  }

  @Override
  public Optional<Try> tryOf(long guest, String day, String game) {
    return one(
        TRY + " WHERE guest = ? AND day = ? AND game = ?", SqlStore::attempt, guest, day, game);
  }

  @Override
  public List<Try> triesOf(long guest, int most) {
    return all(
        TRY + " WHERE guest = ? ORDER BY day DESC, game LIMIT ?",
        SqlStore::attempt,
        guest,
        (long) most);
  }

  @Override
  public List<Integer> leads(String day, String game) {
    return all(
        "SELECT lead FROM daily_try WHERE day = ? AND game = ? AND finished <> 0 ORDER BY lead",
        row -> row.getInt(1),
        day,
        game);
  }

  private static Try attempt(ResultSet row) throws SQLException {
    return new Try(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getLong(4),
        row.getLong(5),
        row.getInt(6),
        row.getInt(7));
  }

  @Override
  public List<Long> tablesOf(long guest) {
    return all("SELECT tab FROM seating WHERE guest = ?", row -> row.getLong(1), guest);
  }

  @Override
  public List<Player> playersOf(long game) {
    return all(
        "SELECT guest, seat FROM player WHERE game = ? ORDER BY seat",
        row -> new Player(row.getLong(1), row.getInt(2)),
        game);
  }

  @Override
  public void ping() {
    one("SELECT 1", row -> row.getInt(1));
  }

  private static Finished game(ResultSet row) throws SQLException {
    return new Finished(
        row.getLong(1), row.getLong(2), row.getInt(3), row.getLong(4), row.getString(5));
  }

  private <T> Optional<T> one(String sql, Row<T> reader, Object... values) {
    return all(sql, reader, values).stream().findFirst();
  }

  private <T> List<T> all(String sql, Row<T> reader, Object... values) {
    try (Connection open = reading();
        PreparedStatement statement = open.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        if (values[i] instanceof Long number) {
          statement.setLong(i + 1, number);
        } else {
          statement.setString(i + 1, values[i].toString());
        }
      }
      try (ResultSet rows = statement.executeQuery()) {
        List<T> found = new ArrayList<>();
        while (rows.next()) {
          found.add(reader.read(rows));
        }
        return found;
      }
    } catch (SQLException e) {
      throw StoreException.of(e);
    }
  }
}
