package eightfold.twentyeight.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.twentyeight.TwentyEightView;

/**
 * The frozen reference of 8-28, never tuned again. With a lowest total of at most 8 it takes while
 * that is below 8; otherwise it takes while its best total of at most 28 is below 26; beyond 28 it
 * never does. It chooses the half with the better expected share, taking those who have yet to
 * choose for undecided.
 */
final class Threshold implements Bot<TwentyEightView> {
  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    return view.choosing() ? Answers.betterHalf(view) : Answers.by(Style.THRESHOLD, view);
  }
}
