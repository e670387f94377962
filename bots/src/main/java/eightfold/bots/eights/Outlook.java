package eightfold.bots.eights;

import eightfold.eights.EightsState;

/**
 * How good a position is for a seat: its chance of winning the game, guessed from the points and
 * from how many are still to come; exact when the game is over.
 */
final class Outlook {
  // The chances of equal players after so many points, from games of the rule of thumb.
  private static final double HANDS_LEAST = 3.5;
  private static final double HANDS = 0.6;

  // The same for the rest of a hand by the size of the stack.
  private static final double HAND_LEAST = 1.2;
  private static final double HAND = 0.55;

  // What a point counts for in the middle of a hand, roughly.
  private static final double POINT = 1 / 7.0;

  private final double[] totals;

  Outlook(int seats) {
    totals = new double[seats];
  }

  /** When a hand ends. */
  double settled(EightsState state, int seat) {
    for (int other = 0; other < totals.length; other++) {
      totals[other] = state.points(other);
    }
    double spread = spread(state.target());
    return spread == 0 ? won(seat) : chance(seat, spread);
  }

  /** In the middle of a hand with a stack, of which one knows all cards. */
  double ahead(EightsState state, int seat) {
    for (int other = 0; other < totals.length; other++) {
      totals[other] = state.points(other) + Forecast.of(state, other);
    }
    double after = spread(state.target());
    double hand = HAND_LEAST + HAND * Math.sqrt(state.stack());
    return chance(seat, Math.sqrt(after * after + hand * hand));
  }

  /** What a point more is worth now, in chances. */
  double slope(EightsState state, int seat) {
    double chance = ahead(state, seat);
    return chance * (1 - chance) * POINT;
  }

  private double won(int seat) {
    int winners = 0;
    for (double total : totals) {
      if (total > totals[seat]) {
        return 0;
      }
      winners += total == totals[seat] ? 1 : 0;
    }
    return 1.0 / winners;
  }

  /** Nothing once the target is reached. */
  private double spread(int target) {
    double most = 0;
    for (double total : totals) {
      most = Math.max(most, total);
    }
    return most >= target ? 0 : HANDS_LEAST + HANDS * Math.sqrt(target - most);
  }

  private double chance(int seat, double spread) {
    double sum = 0;
    for (double total : totals) {
      sum += Math.exp((total - totals[seat]) / spread);
    }
    return 1 / sum;
  }
}
