package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears of claims, over a connection of its own. What was announced while the connection was cut is
 * lost; so each time that it is back, and every ten seconds, the tables of this server are compared
 * with their logs. An announcement is only quicker than that, and safety depends on neither: who
 * has lost a table cannot continue its log.
 */
final class ClaimLine implements AutoCloseable {
  static final String CHANNEL = "eightfold_claims";

  /** Guests whose tokens have ended. If this is lost, their sockets elsewhere stay open. */
  static final String GUESTS = "eightfold_guests";

  /** For an administrator who looks at the connections; and for tests that cut this one. */
  static final String NAME = "eightfold claims";

  private static final System.Logger LOGGER = System.getLogger(ClaimLine.class.getName());
  private static final int MOMENT = 1000;
  private static final int MOMENTS = 10;
  private static final long BREATH = TimeUnit.MILLISECONDS.toNanos(200);

  private static final String CLAIMED_SINCE =
      """
      SELECT entry.tab, max(entry.seq)
      FROM unnest(?::bigint[], ?::bigint[]) AS held (tab, seq)
      JOIN entry ON entry.tab = held.tab AND entry.seq > held.seq
      WHERE entry.body LIKE '%s%%'
      GROUP BY entry.tab
      """
          .formatted(Sharing.CLAIMED);

  private final DataSource source;
  private final Sharing.Owner owner;
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Connection line;

  ClaimLine(DataSource source, Sharing.Owner owner) {
    this.source = source;
    this.owner = owner;
    thread = Thread.ofPlatform().name("claims").daemon().start(this::run);
  }

  private void run() {
    boolean cut = false;
    while (!closed) {
      try (Connection open = source.getConnection()) {
        line = open;
        begin(open);
        if (cut) {
          LOGGER.log(System.Logger.Level.INFO, "the line for claims is back");
          cut = false;
        }
        while (!closed) {
          compare(open);
          for (int i = 0; i < MOMENTS && !closed; i++) {
            hear(open);
          }
        }
      } catch (SQLException | RuntimeException e) {
        if (!closed && !cut) {
          LOGGER.log(System.Logger.Level.WARNING, "the line for claims was cut: {0}", e);
          cut = true;
        }
        LockSupport.parkNanos(BREATH);
      }
    }
  }

  private static void begin(Connection open) throws SQLException {
    try (Statement statement = open.createStatement()) {
      statement.execute(
          "SET application_name = '" + NAME + "'; LISTEN " + CHANNEL + "; LISTEN " + GUESTS);
    }
  }

  private void hear(Connection open) throws SQLException {
    PGNotification[] news = open.unwrap(PGConnection.class).getNotifications(MOMENT);
    if (news != null) {
      for (PGNotification one : news) {
        String[] told = one.getParameter().split(" ", 2);
        if (one.getName().equals(GUESTS)) {
          owner.signedOut(told[0], Long.parseLong(told[1]));
        } else {
          owner.claimed(Long.parseLong(told[0]), Integer.parseInt(told[1]));
        }
      }
    }
  }

  /** Finds the claims that were not heard. */
  private void compare(Connection open) throws SQLException {
    List<Map.Entry<Long, Integer>> held = List.copyOf(owner.held().entrySet());
    try (PreparedStatement statement = open.prepareStatement(CLAIMED_SINCE)) {
      Object[] tables = held.stream().map(Map.Entry::getKey).toArray();
      Object[] claims = held.stream().map(Map.Entry::getValue).toArray();
      statement.setArray(1, open.createArrayOf("bigint", tables));
      statement.setArray(2, open.createArrayOf("bigint", claims));
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          owner.claimed(rows.getLong(1), rows.getInt(2));
        }
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    Connection open = line;
    try {
      if (open != null) {
        open.abort(Runnable::run);
      }
      thread.join(TimeUnit.SECONDS.toMillis(5));
    } catch (SQLException e) {
      LOGGER.log(System.Logger.Level.DEBUG, "the line for claims could not be closed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
