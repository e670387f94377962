package eightfold.eights.bots;

import eightfold.eights.EightsState;

/**
 * How many points a seat will make in the rest of a hand, when its cards are known and there is a
 * stack: a linear regression over 65,000 hands of {@link QuickPolicy} with two and four players.
 * Explains half of what a seat makes and a quarter of the difference between seats.
 */
final class Forecast {
  /** For the seat to act. */
  private static final Scale NOW =
      new Scale(
          new int[] {-11, 13, -5, -13, 7, -20, 32, 1, 37, 1, -4, -14, -1, -23},
          new int[] {-15, 15, 5, -13, 14, -33, 2, -2, -6, 25, -8, -1, 45, -28},
          new int[][] {
            {42, 8, 33}, {95, 5, 12}, {118, -22, -10}, {191, -10, -14},
            {195, 17, 16}, {208, -1, 7}, {301, 4, -8}, {398, 23, -10}
          });

  /** For the seats that act later. */
  private static final Scale LATER =
      new Scale(
          new int[] {-11, 16, -12, -10, 5, -11, 21, 0, 30, -1, 2, -16, 7, -19},
          new int[] {-8, 6, 7, -7, 8, -18, -9, -4, -5, 12, -5, 6, 27, -13},
          new int[][] {
            {1, -14, 6}, {62, 4, 2}, {46, -32, -23}, {130, -1, -10},
            {155, 28, 20}, {133, -4, 1}, {222, 17, 1}, {281, 20, -8}
          });

  private static final int BASE = 365;
  private static final int WAIT = 73;
  private static final int STACKED_CARD = 95;

  private Forecast() {}

  /** In points. */
  static double of(EightsState state, int seat) {
    int wait = seat - state.toAct();
    wait += wait < 0 ? state.seats() : 0;
    int worth = (wait == 0 ? NOW : LATER).of(state.hand(seat), state.row());
    return (worth + BASE - WAIT * wait + STACKED_CARD * state.stack() / state.seats()) / 100.0;
  }
}
