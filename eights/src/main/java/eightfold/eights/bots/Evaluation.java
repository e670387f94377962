package eightfold.eights.bots;

import eightfold.eights.EightsState;

/**
 * How good a position is for a seat: its chance of winning the game, guessed from the points and
 * from how many are still to come; exact when the game is over. The constants fit what came of
 * 260,000 positions of games between equal players.
 */
final class Evaluation {
  // How many points of a lead the hands to come may undo, by what the leader needs to the target.
  private static final double HANDS = 0.87;
  private static final double HANDS_MORE = 17;

  // The same for the rest of this hand, by the size of the stack.
  private static final double HAND_LEAST = 1.37;
  private static final double HAND = 0.35;

  // Who begins later in the next hand makes fewer points: so many, divided by the seats, a place.
  private static final double WAIT = 2.4;

  // By how much the forecast of the leader's points may err, in spreads of the hand.
  private static final double LAST = 0.88;

  // What a point counts for in the middle of a hand, roughly.
  private static final double POINT = 1 / 7.0;

  private final double[] totals;

  Evaluation(int seats) {
    totals = new double[seats];
  }

  /** When a hand ends. */
  double settled(EightsState state, int seat) {
    for (int other = 0; other < totals.length; other++) {
      totals[other] = state.points(other);
    }
    double left = left(state);
    return left <= 0 ? won(seat) : later(state, seat, left, 0);
  }

  /** In the middle of a hand with a stack, of which one knows all cards. */
  double ahead(EightsState state, int seat) {
    for (int other = 0; other < totals.length; other++) {
      totals[other] = state.points(other) + Forecast.of(state, other);
    }
    double left = left(state);
    double hand = HAND_LEAST + HAND * Math.sqrt(state.stack());
    double last = 1 / (1 + Math.exp(left / (LAST * hand)));
    double now = chance(seat, hand);
    return last * now + (1 - last) * later(state, seat, left, hand);
  }

  /** What a point more is worth now, in chances. */
  double slope(EightsState state, int seat) {
    double chance = ahead(state, seat);
    return chance * (1 - chance) * POINT;
  }

  /** How many points the first is short of the target. */
  private double left(EightsState state) {
    double most = 0;
    for (double total : totals) {
      most = Math.max(most, total);
    }
    return state.target() - most;
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

  /** The chance if there will be another hand; the totals become what they are worth then. */
  private double later(EightsState state, int seat, double left, double hand) {
    int seats = totals.length;
    for (int wait = 0; wait < seats; wait++) {
      totals[(state.leadsNext() + wait) % seats] -= WAIT / seats * wait;
    }
    double hands = HANDS * Math.sqrt(Math.max(0, left) + HANDS_MORE);
    return chance(seat, Math.sqrt(hands * hands + hand * hand));
  }

  private double chance(int seat, double spread) {
    double sum = 0;
    for (double total : totals) {
      sum += Math.exp((total - totals[seat]) / spread);
    }
    return 1 / sum;
  }
}
