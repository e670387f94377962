package eightfold.wire;

import eightfold.wire.Tell.By;
import java.util.List;
import java.util.Map;

/** An entry of a table's log. Entries are facts: they were checked before they were written. */
public sealed interface Entry {
  record Opened(String code, long host, long millis) implements Entry {}

  /** The game, its options and everybody's seats. */
  record Arranged(
      String game, Map<String, String> options, boolean listed, int clock, List<Place> seats)
      implements Entry {}

  /** Who sits there from now on. */
  record Placed(int seat, Place place) implements Entry {}

  /** Who has the say from now on; 0 for nobody. */
  record Hosted(long guest) implements Entry {}

  /**
   * The secret of the next game; its hash is shown at once, the secret after the game. Whatever was
   * pledged or revealed before is void.
   */
  record Committed(String secret) implements Entry {}

  /** The next game is the lesson of its game: on fixed deals, along a script, without a secret. */
  record Guided() implements Entry {}

  /**
   * A game of a transcript goes on from here, aside from everything that counts: what would have
   * been.
   *
   * @param game which game of the transcript, from 1
   * @param moves so many of its moves are made
   */
  record Continued(String transcript, int game, int moves) implements Entry {}

  /**
   * The next game is the deal of a day, which everybody plays alike.
   *
   * @param day as in {@code 2026-11-18}
   * @param counted whether this is the guest's one try
   */
  record Daily(String day, boolean counted) implements Entry {}

  /** The hash of the share of chance that a seat will reveal; empty for none. */
  record Pledged(int seat, String hash) implements Entry {}

  /** The pledges stand: from now on they are revealed, until the game starts or is void. */
  record Sealed() implements Entry {}

  /** A seat's share of chance. */
  record Salted(int seat, String salt) implements Entry {}

  record Started(long millis) implements Entry {}

  record Moved(int seat, String move, By by, long millis, long digest) implements Entry {}

  record TakenBack(int seat) implements Entry {}

  record Minded(int seat, boolean on) implements Entry {}

  /** A standing order for the current round; empty for none. */
  record Ordered(int seat, String order) implements Entry {}

  /**
   * The host allows hints from now on, or forbids them; before that it depends on who sits here.
   */
  record HintsAllowed(boolean on) implements Entry {}

  /** A seat got a hint in this position. */
  record Hinted(int seat) implements Entry {}

  record Paused(boolean on) implements Entry {}

  /** The game is over, its secret is out. */
  record Closed(long game, long millis) implements Entry {}

  /** A guest wants another game; the others have yet to say so. */
  record Wanted(long guest) implements Entry {}

  /** The same people want another game. */
  record Reopened() implements Entry {}

  /**
   * From here on only this server may continue the log. It changes nothing at the table, but takes
   * the next number, so that whoever played the table before cannot continue it.
   */
  record Claimed(String node) implements Entry {}
}
