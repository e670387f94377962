package eightfold.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * What outlives the process. Writes are queued and told about when they are durable; reads block
 * and throw {@link StoreException}.
 */
public interface Store extends AutoCloseable {
  /** A guest; the token itself is nowhere kept. */
  record Guest(long id, String name) {}

  /** A line of a table's log. */
  record Line(int seq, String body, long sum) {}

  /**
   * A finished game.
   *
   * @param table 0 if it was played on a guest's own device
   * @param summary JSON
   */
  record Finished(long id, long table, int number, long ended, String summary) {
    public boolean onDevice() {
      return table == 0;
    }
  }

  /** What a guest has brought of a game that was played on their own device. */
  record Upload(long guest, String transcript) {}

  /** A seat of a finished game that belonged to a guest. */
  record Player(long guest, int seat) {}

  /** What other servers on the same store need; empty if there can be none. */
  default Optional<Sharing> sharing() {
    return Optional.empty();
  }

  void submit(Write write);

  /**
   * The current thread is an event loop: what it submits it may have to commit itself, if that is
   * quick, so that no other thread is woken for it.
   *
   * @param loop runs a task on this thread after those that wait
   */
  default void help(Executor loop) {}

  Optional<Guest> guest(String tokenHash);

  /** The log of a table in order, checked against its sums; empty if there is no such table. */
  List<Line> log(long table);

  /** The first lines of a log, at most so many. */
  List<Line> log(long table, int most);

  /** The lines after one that is known. */
  List<Line> log(long table, Line known);

  boolean hasTable(long table);

  /** The newest table with this code. */
  Optional<Long> tableByCode(String code);

  /** A guest's seat at a table, and since when. */
  record Seat(long table, long since) {}

  /** The tables at which a guest sits and whose game is not over, newest first. */
  List<Seat> seatsOf(long guest, int most);

  Optional<Finished> game(long id);

  /** What was brought of a game; empty if it was played here. */
  Optional<Upload> upload(long game);

  /** The seats that a guest had in a finished game, ascending. */
  List<Integer> seats(long game, long guest);

  /** A guest's finished games before a time, newest first. */
  List<Finished> gamesOf(long guest, long before, int most);

  /** The deal of a game on a day, as in {@code 2026-11-18}. */
  record Deal(String day, String game, String secret, long committed) {}

  /**
   * A guest's one try at a deal.
   *
   * @param finished the id of the game; 0 until it was played to its end in time
   */
  record Try(
      long guest, String day, String game, long table, long finished, int points, int lead) {}

  /** The deals of some days, in order. */
  List<Deal> deals(String first, String last);

  Optional<Try> tryOf(long guest, String day, String game);

  /** A guest's tries, those of the newest days first. */
  List<Try> triesOf(long guest, int most);

  /** By how much those who finished a deal were ahead of the best other. */
  List<Integer> leads(String day, String game);

  /** All tables at which a guest sits, also those whose game is over. */
  List<Long> tablesOf(long guest);

  /** The seats of a finished game that belonged to guests. */
  List<Player> playersOf(long game);

  /** Throws if the store does not answer. */
  void ping();

  /** How many writes wait. */
  int waiting();

  @Override
  void close();
}
