package eightfold.twentyeight.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.twentyeight.TwentyEightView;

/**
 * A friendly beginner: content with a little less than the best, now easily tempted, now timid, and
 * bound to the half where the total looks rounder. Never takes a card with an 8 or beyond 28.
 */
final class Gentle implements Bot<TwentyEightView> {
  private static final Style[] MOODS = {
    new Style(8, 19), new Style(7, 21), new Style(6, 20), new Style(7, 23)
  };

  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    return view.choosing()
        ? Answers.closerHalf(view)
        : Answers.by(MOODS[rng.below(MOODS.length)], view);
  }
}
