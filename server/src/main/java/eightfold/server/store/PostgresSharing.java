package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/** Several servers on one PostgreSQL. */
final class PostgresSharing implements Sharing {
  private static final String LAST_CLAIM =
      """
      SELECT body FROM entry WHERE tab = ? AND seq > ? AND body LIKE '%s%%'
      ORDER BY seq DESC LIMIT 1
      """
          .formatted(CLAIMED);

  /**
   * From here to the commit whoever wants to write this number waits, and then has a conflict: so a
   * claim gets through even if the table's owner writes all the time.
   */
  private static final String FENCE =
      """
      WITH last AS (
        SELECT tab, seq, sum FROM entry WHERE tab = ? ORDER BY seq DESC LIMIT 1),
      fence AS (
        INSERT INTO entry (tab, seq, body, sum) SELECT tab, seq + 1, ?, 0 FROM last
        ON CONFLICT DO NOTHING RETURNING seq)
      SELECT last.sum, fence.seq FROM last LEFT JOIN fence ON true
      """;

  private static final String CLAIM =
      """
      WITH claim AS (UPDATE entry SET sum = ? WHERE tab = ? AND seq = ? RETURNING tab, seq)
      SELECT pg_notify('%s', tab || ' ' || seq) FROM claim
      """
          .formatted(ClaimLine.CHANNEL);

  private static final String SIGN_OUT =
      "SELECT pg_notify('%s', ? || ' ' || ?)".formatted(ClaimLine.GUESTS);

  private static final String GONE = "DELETE FROM lobby WHERE node = ? AND NOT tab = ANY (?)";
  private static final String OLD = "DELETE FROM lobby WHERE told < now() - interval '1 minute'";
  private static final String TELL =
      """
      INSERT INTO lobby (tab, node, told, info)
      SELECT tab, ?, now(), info FROM unnest(?::bigint[], ?::text[]) AS fresh (tab, info)
      ON CONFLICT (tab)
      DO UPDATE SET node = excluded.node, told = excluded.told, info = excluded.info
      """;
  private static final String TOLD =
      """
      SELECT tab, info FROM lobby
      WHERE node <> ? AND told > now() - interval '25 seconds' ORDER BY told DESC, tab LIMIT ?
      """;

  private final DataSource pool;
  private final DataSource single;

  /**
   * @param pool connections that are given back
   * @param single makes a connection that is kept
   */
  PostgresSharing(DataSource pool, DataSource single) {
    this.pool = pool;
    this.single = single;
  }

  @Override
  public boolean claim(long table, String body, int after) {
    try (Connection open = pool.getConnection()) {
      if (isLastClaim(open, table, body, after)) {
        return false;
      }
      open.setAutoCommit(false);
      boolean claimed = append(open, table, body);
      open.commit();
      return claimed;
    } catch (SQLException e) {
      throw StoreException.of(e);
    }
  }

  private static boolean isLastClaim(Connection open, long table, String body, int after)
      throws SQLException {
    try (PreparedStatement last = open.prepareStatement(LAST_CLAIM)) {
      last.setLong(1, table);
      last.setLong(2, after);
      try (ResultSet rows = last.executeQuery()) {
        return rows.next() && rows.getString(1).equals(body);
      }
    }
  }

  /** False if there is no such table. */
  private static boolean append(Connection open, long table, String body) throws SQLException {
    try (PreparedStatement fence = open.prepareStatement(FENCE);
        PreparedStatement claim = open.prepareStatement(CLAIM)) {
      fence.setLong(1, table);
      fence.setString(2, body);
      try (ResultSet rows = fence.executeQuery()) {
        if (!rows.next()) {
          return false;
        }
        long seq = rows.getLong(2);
        if (rows.wasNull()) {
          throw new LogAppender.Conflict();
        }
        claim.setLong(1, Sums.next(rows.getLong(1), body));
        claim.setLong(2, table);
        claim.setLong(3, seq);
      }
      return claim.execute();
    }
  }

  @Override
  public AutoCloseable listen(Owner owner) {
    return new ClaimLine(single, owner);
  }

  @Override
  public void signOut(String node, long guest) {
    try (Connection open = pool.getConnection();
        PreparedStatement tell = open.prepareStatement(SIGN_OUT)) {
      tell.setString(1, node);
      tell.setLong(2, guest);
      tell.execute();
    } catch (SQLException e) {
      throw StoreException.of(e);
    }
  }

  @Override
  public void advertise(String node, Map<Long, String> tables) {
    try (Connection open = pool.getConnection();
        PreparedStatement gone = open.prepareStatement(GONE);
        PreparedStatement old = open.prepareStatement(OLD);
        PreparedStatement tell = open.prepareStatement(TELL)) {
      List<Long> ids = List.copyOf(tables.keySet());
      gone.setString(1, node);
      gone.setArray(2, open.createArrayOf("bigint", ids.toArray()));
      gone.executeUpdate();
      old.executeUpdate();
      tell.setString(1, node);
      tell.setArray(2, open.createArrayOf("bigint", ids.toArray()));
      tell.setArray(3, open.createArrayOf("text", ids.stream().map(tables::get).toArray()));
      tell.executeUpdate();
    } catch (SQLException e) {
      throw StoreException.of(e);
    }
  }

  @Override
  public Map<Long, String> advertised(String node, int most) {
    try (Connection open = pool.getConnection();
        PreparedStatement statement = open.prepareStatement(TOLD)) {
      statement.setString(1, node);
      statement.setInt(2, most);
      try (ResultSet rows = statement.executeQuery()) {
        Map<Long, String> found = new LinkedHashMap<>();
        while (rows.next()) {
          found.put(rows.getLong(1), rows.getString(2));
        }
        return found;
      }
    } catch (SQLException e) {
      throw StoreException.of(e);
    }
  }
}
