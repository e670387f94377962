package eightfold.twentyeight;

/**
 * How gems are split and shared (T16, T20, T21): pure arithmetic on blue gems (worth 1) and red
 * gems (worth 2), without change.
 */
public final class Sharing {
  private Sharing() {}

  /** The highest value that each of {@code sharers} can get from these gems; 0 without sharers. */
  public static int share(int blue, int red, int sharers) {
    if (sharers == 0) {
      return 0;
    }
    int share = (blue + 2 * red) / sharers;
    while (fewestReds(blue, share, sharers) > Math.min(red, sharers * (share / 2))) {
      share--;
    }
    return share;
  }

  /** T21 (d): how many red gems it takes to hand out these shares with so many blue ones. */
  static int fewestReds(int blue, int share, int sharers) {
    return Math.max(0, (sharers * share - blue + 1) / 2);
  }

  /**
   * The two halves for so many winners of each, packed; read with {@link #half}, {@link
   * #firstReds}, {@link #secondReds}. Returns the best by T21 (a), (b), (c).
   */
  public static int split(int blue, int red, int firstWinners, int secondWinners) {
    for (int half = (blue + 2 * red) / 2; half > 0; half--) {
      int best = -1;
      int bestHanded = -1;
      // Few reds first, so that of equally good splits the one with the most blue gems wins.
      for (int r1 = 0; r1 <= red && 2 * r1 <= half; r1++) {
        int b1 = half - 2 * r1;
        for (int r2 = 0; b1 <= blue && r1 + r2 <= red && 2 * r2 <= half; r2++) {
          int b2 = half - 2 * r2;
          int handed =
              firstWinners * share(b1, r1, firstWinners)
                  + secondWinners * share(b2, r2, secondWinners);
          if (b1 + b2 <= blue && handed > bestHanded) {
            bestHanded = handed;
            best = (half << 16) | (r1 << 8) | r2;
          }
        }
      }
      if (best >= 0) {
        return best;
      }
    }
    return 0;
  }

  /** What each half is worth. */
  public static int half(int split) {
    return split >> 16;
  }

  public static int firstReds(int split) {
    return (split >> 8) & 0xFF;
  }

  public static int secondReds(int split) {
    return split & 0xFF;
  }
}
