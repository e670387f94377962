package eightfold.wire;

import eightfold.core.Aid;
import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.core.Reasoning;
import eightfold.core.View;
import java.util.List;
import java.util.Map;

/**
 * What the server tells a client over its socket. A telling with {@code n} is the consequence of
 * that entry of the table's log; a client that comes back names the last one it saw.
 */
public sealed interface Tell {

  /**
   * The whole table: first of all, and whenever a client cannot be brought up to date otherwise.
   *
   * @param yours the seats of this guest
   * @param host whether this guest has the say
   * @param position the game; empty when there is none
   */
  record Table(
      int n,
      TableInfo table,
      List<Integer> yours,
      boolean host,
      @IfPresent long re,
      List<Position> position)
      implements Tell {
    public Table {
      yours = List.copyOf(yours);
      position = List.copyOf(position);
    }
  }

  /**
   * A game as somebody may know it.
   *
   * @param at the number that a move must name
   * @param view what everybody may know
   * @param mine by seat of this guest: its part
   * @param aids by seat of this guest: figures that help; absent unless asked for
   */
  record Position(
      int at, View view, @IfPresent Map<String, Mine> mine, @IfPresent Map<String, Aid> aids) {}

  /**
   * What only one seat knows.
   *
   * @param events a patch of the common events; absent if there is no difference
   * @param view a patch of the common view
   * @param legal the legal moves in notation; absent unless it is this seat's turn
   * @param effects what these moves would do, in a form of each game; absent if nothing is to be
   *     told
   * @param order the standing order; absent if there is none
   */
  record Mine(
      @IfPresent Difference<List<Event>> events,
      Difference<View> view,
      @IfPresent List<String> legal,
      @IfPresent Effects effects,
      @IfPresent String order) {}

  /** The table changed, the game did not. */
  record Changed(int n, TableInfo table, List<Integer> yours, boolean host, @IfPresent long re)
      implements Tell {}

  /** A game starts with its first deal. */
  record Started(
      int n,
      int at,
      TableInfo table,
      @IfPresent List<Event> events,
      View view,
      @IfPresent Map<String, Mine> mine,
      @IfPresent Map<String, Aid> aids,
      @IfPresent long re)
      implements Tell {}

  /**
   * A move was made.
   *
   * @param by who made it for the seat
   * @param takeBack the seat that may take this move back, or −1
   */
  record Played(
      int n,
      int at,
      int seat,
      By by,
      int takeBack,
      @IfPresent List<Event> events,
      View view,
      @IfPresent Map<String, Mine> mine,
      @IfPresent Map<String, Aid> aids,
      @IfPresent long re)
      implements Tell {}

  /** A move was taken back; the view is that before it. */
  record TookBack(
      int n,
      int at,
      int seat,
      View view,
      @IfPresent Map<String, Mine> mine,
      @IfPresent Map<String, Aid> aids,
      @IfPresent long re)
      implements Tell {}

  /** Somebody said one of the quick phrases; the seat is −1 for a spectator. */
  record Said(int seat, String phrase) implements Tell {}

  /**
   * The time for a move runs, until there is another position, a pause, or a bot minds the seat.
   *
   * @param at the position that it is about
   * @param seat whose time it is
   * @param left milliseconds from now on; more than the whole while a settlement is being read
   * @param whole milliseconds that the table allows for a move
   */
  record Clock(int at, int seat, int left, int whole) implements Tell {}

  /**
   * A good move for a seat of this guest, which nobody else hears of.
   *
   * @param at the position that it is about
   * @param move in notation
   * @param why what the seat could know for it
   */
  record Hint(int at, int seat, String move, Reasoning why) implements Tell {}

  /** What was asked is done. */
  record Done(int n, long re) implements Tell {}

  /** What was asked is not done. {@code re} is 0 if the message could not be read. */
  record Refused(Problem error, long re) implements Tell {}

  record Pong(long re) implements Tell {}

  /** Are you still there? For clients that want to be asked by a text. */
  record Ping() implements Tell {}

  /** The server goes down; come back after so many milliseconds. */
  record Bye(int after) implements Tell {}

  /** Who makes a move. */
  enum By {
    PERSON,
    BOT,
    /** A bot for an absent person. */
    MINDER,
    /** A standing order. */
    ORDER
  }
}
