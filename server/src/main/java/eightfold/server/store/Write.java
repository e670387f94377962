package eightfold.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Statements that are committed together or not at all, and whom to tell. Whoever is told is called
 * by the thread that commits, and must not block.
 */
public final class Write {
  /** Is told what became of a write. */
  public interface Waiting {
    void committed();

    void failed(StoreException why);

    /** Completes with true, or with what went wrong. */
    static Waiting completing(CompletableFuture<Boolean> done) {
      return new Waiting() {
        @Override
        public void committed() {
          done.complete(true);
        }

        @Override
        public void failed(StoreException why) {
          done.completeExceptionally(why);
        }
      };
    }
  }

  /**
   * The writes of one fold of a table. After one has failed all later ones fail, too: they were
   * decided on top of something that was never written.
   */
  public static final class Session {
    /** What the first failed write failed of; only who commits looks. */
    @Nullable StoreException failed;
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Statement(String sql, Object[] values) {}

  /** A line for a table's log. */
  record Append(long table, Store.Line line) {}

  final List<Statement> statements = new ArrayList<>(2);
  final List<Append> appends = new ArrayList<>(2);
  final Waiting waiting;
  final Session session;

  /** Whether somebody was told what became of it; only who commits looks. */
  boolean told;

  /** A write that depends on no other. */
  public Write(Waiting waiting) {
    this(waiting, new Session());
  }

  public Write(Waiting waiting, Session session) {
    this.waiting = waiting;
    this.session = session;
  }

  public Write append(long table, Store.Line line) {
    appends.add(new Append(table, line));
    return this;
  }

  private Write add(String sql, Object... values) {
    statements.add(new Statement(sql, values));
    return this;
  }

  // ---- what can be written

  public Write newGuest(long id, String tokenHash, String name, long now) {
    return add(
        "INSERT INTO guest (id, token, name, since) VALUES (?, ?, ?, ?)", id, tokenHash, name, now);
  }

  public Write rename(long guest, String name) {
    return add("UPDATE guest SET name = ? WHERE id = ?", name, guest);
  }

  /** Gives a guest another token; the old one is nobody's. */
  public Write renew(long guest, String tokenHash) {
    return add("UPDATE guest SET token = ? WHERE id = ?", tokenHash, guest);
  }

  public Write newTable(long id, String code, long now) {
    return add("INSERT INTO tab (id, code, opened) VALUES (?, ?, ?)", id, code, now);
  }

  public Write seated(long guest, long table, long now) {
    return add(
        "INSERT INTO seating (guest, tab, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        guest,
        table,
        now);
  }

  public Write unseated(long guest, long table) {
    return add("DELETE FROM seating WHERE guest = ? AND tab = ?", guest, table);
  }

  public Write finished(Store.Finished game, List<Store.Player> players) {
    add(
        "INSERT INTO game (id, tab, number, ended, summary) VALUES (?, ?, ?, ?, ?)",
        game.id(),
        game.table(),
        game.number(),
        game.ended(),
        game.summary());
    for (Store.Player player : players) {
      add(
          "INSERT INTO player (guest, ended, game, seat) VALUES (?, ?, ?, ?)",
          player.guest(),
          game.ended(),
          game.id(),
          player.seat());
    }
    return this;
  }

  /** A game that has no table here. */
  public Write uploaded(Store.Finished game, List<Store.Player> players, Store.Upload upload) {
    return finished(game, players)
        .add(
            "INSERT INTO upload (game, guest, transcript) VALUES (?, ?, ?)",
            game.id(),
            upload.guest(),
            upload.transcript());
  }

  /** Keeps a deal, unless there is one already. */
  public Write newDeal(Store.Deal deal) {
    return add(
        "INSERT INTO daily (day, game, secret, committed) VALUES (?, ?, ?, ?)"
            + " ON CONFLICT DO NOTHING",
        deal.day(),
        deal.game(),
        deal.secret(),
        deal.committed());
  }

  /** Begins a try; a conflict if the guest has had one at this deal. */
  public Write newTry(Store.Try begun) {
    return add(
        "INSERT INTO daily_try (guest, day, game, tab, finished, points, lead)"
            + " VALUES (?, ?, ?, ?, 0, 0, 0)",
        begun.guest(),
        begun.day(),
        begun.game(),
        begun.table());
  }

  /** The try at a table was played to its end in time. */
  public Write finishedTry(long table, long game, int points, int lead) {
    return add(
        "UPDATE daily_try SET finished = ?, points = ?, lead = ? WHERE tab = ?",
        game,
        (long) points,
        (long) lead,
        table);
  }

  /** Another summary of a finished game. */
  public Write rewrite(long game, String summary) {
    return add("UPDATE game SET summary = ? WHERE id = ?", summary, game);
  }

  /** A finished game is not to be found any more. */
  public Write deleteGame(long game) {
    return add("DELETE FROM player WHERE game = ?", game)
        .add("DELETE FROM upload WHERE game = ?", game)
        .add("DELETE FROM game WHERE id = ?", game);
  }

  /** Nothing says any more that there was this guest, but for lines in the logs of tables. */
  public Write deleteGuest(long guest) {
    return add("DELETE FROM player WHERE guest = ?", guest)
        .add("DELETE FROM seating WHERE guest = ?", guest)
        .add("DELETE FROM daily_try WHERE guest = ?", guest)
        .add("DELETE FROM guest WHERE id = ?", guest);
  }
}
