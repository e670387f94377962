package eightfold.table;

import eightfold.kit.Budget;

/**
 * How tables behave.
 *
 * @param pace milliseconds before a bot moves
 * @param absent milliseconds after which an absent person's seat is minded
 * @param takeBack milliseconds within which a move may be taken back
 * @param reveal milliseconds within which pledged shares of chance must be revealed
 * @param idle milliseconds after which an empty table leaves the memory
 * @param thinking what a bot may spend on a decision
 * @param mostClients how many may be connected to one table
 */
public record Settings(
    int pace, int absent, int takeBack, int reveal, int idle, Budget thinking, int mostClients) {
  /** So much faster are bots when people only wait for them. */
  private static final int AWAITED = 4;

  /**
   * Milliseconds from the beginning of a bot's turn to its move. Thinking must fit into it, for the
   * time that a move takes would tell the bot's cards; without a pace a bot moves at once.
   *
   * @param awaited whether nobody has anything to decide until the bots are done
   */
  int botDelay(boolean awaited) {
    int wanted = awaited ? pace / AWAITED : pace;
    return pace > 0 && thinking instanceof Budget.Time(long nanos)
        ? Math.max(wanted, (int) (nanos / 1_000_000))
        : wanted;
  }

  public static Settings usual() {
    return new Settings(900, 45_000, 4_000, 10_000, 300_000, Budget.USUAL, 64);
  }
}
