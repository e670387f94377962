package eightfold.twentyeight.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.twentyeight.TwentyEightView;

/**
 * A friendly beginner: now content with too little, now so keen on 28 that it goes past 8, where it
 * stops too soon; and bound to the half where the total looks rounder. Never takes a card with an 8
 * or beyond 28.
 */
final class Gentle implements Bot<TwentyEightView> {
  /** One for each decision, by chance; the last one wants 28 or nothing. */
  private static final Style[] MOODS = {
    new Style(5, 14), new Style(6, 16), new Style(7, 18), new Style(9, 19)
  };

  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    if (view.choosing()) {
      return Answers.closerHalf(view);
    }
    Style mood = MOODS[rng.below(MOODS.length)];
    return OddStyles.low(view) == 8 ? Answers.DECLINE : Answers.by(mood, view);
  }
}
