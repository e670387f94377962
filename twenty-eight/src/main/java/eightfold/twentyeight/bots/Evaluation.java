package eightfold.twentyeight.bots;

import eightfold.twentyeight.TwentyEightState;

/**
 * How good a position is for a seat when a round is settled: its chance of winning, guessed from
 * the points and from how many are still to come; exact after the last round.
 */
final class Evaluation {
  private static final double SPREAD = 0.7;
  private static final double LEAST_SPREAD = 0.8;

  private Evaluation() {}

  static double of(TwentyEightState state, int seat) {
    return state.lastRound() ? won(state, seat) : chance(state, seat);
  }

  private static double won(TwentyEightState state, int seat) {
    int winners = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (state.points(other) > state.points(seat)) {
        return 0;
      }
      winners += state.points(other) == state.points(seat) ? 1 : 0;
    }
    return 1.0 / winners;
  }

  private static double chance(TwentyEightState state, int seat) {
    double spread = LEAST_SPREAD + SPREAD * Math.sqrt(state.undecided());
    double sum = 0;
    for (int other = 0; other < state.seats(); other++) {
      sum += Math.exp((state.points(other) - state.points(seat)) / spread);
    }
    return 1 / sum;
  }
}
