package eightfold.eightandhalf.bots;

import eightfold.eightandhalf.HalfState;

/**
 * How good a position is for a seat when a round is scored: its chance of winning, guessed from the
 * points and from how many rounds are still to come; exact after the last. A point is worth a
 * trifle in itself, so that nobody plays carelessly once all is decided.
 */
final class Evaluation {
  private static final double TRIFLE = 0.003;

  private Evaluation() {}

  static double of(HalfState state, int seat) {
    double chance = state.round() == state.rounds() ? won(state, seat) : chance(state, seat);
    return chance + TRIFLE * state.points(seat);
  }

  private static double won(HalfState state, int seat) {
    int winners = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (state.points(other) > state.points(seat)) {
        return 0;
      }
      winners += state.points(other) == state.points(seat) ? 1 : 0;
    }
    return 1.0 / winners;
  }

  /** The spread fits games among players of the same strength. */
  private static double chance(HalfState state, int seat) {
    int left = state.rounds() - state.round();
    double spread = (0.65 + 2.0 / state.seats()) * Math.sqrt(left);
    double sum = 0;
    for (int other = 0; other < state.seats(); other++) {
      sum += Math.exp((state.points(other) - state.points(seat)) / spread);
    }
    return 1 / sum;
  }
}
