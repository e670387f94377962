package eightfold.twentyeight.bots;

import eightfold.core.Log;
import eightfold.core.Options;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightState;

/**
 * Solves the choice of halves by backward induction: all cards lie open, at most six players choose
 * one after the other, and each picks what is best for its own {@link Evaluation}.
 */
final class BackwardInduction {
  private final TwentyEightState[] line;

  BackwardInduction(TwentyEight game, int seats, Options options) {
    line = new TwentyEightState[seats + 1];
    for (int i = 0; i < line.length; i++) {
      line[i] = game.newState(seats, options);
      line[i].stopAfterRound();
    }
  }

  /** The best choice of the seat to act. */
  long best(TwentyEightState state) {
    line[0].copyFrom(state);
    return choose(0);
  }

  /** The choice of whoever acts in line[depth]; leaves the settled state in the last line used. */
  private long choose(int depth) {
    int seat = line[depth].toAct();
    double forEight = value(depth, Answers.FOR8, seat);
    double forTwentyEight = value(depth, Answers.FOR28, seat);
    return forEight >= forTwentyEight ? Answers.FOR8 : Answers.FOR28;
  }

  private double value(int depth, long move, int seat) {
    TwentyEightState next = line[depth + 1];
    next.copyFrom(line[depth]);
    next.apply(move, Log.NONE);
    while (!next.over()) {
      next.apply(choose(depth + 1), Log.NONE);
    }
    return Evaluation.of(next, seat);
  }
}
