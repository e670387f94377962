package eightfold.twentyeight.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.twentyeight.TwentyEightView;

/** A sound rule of thumb: up to 8 stop at 8, beyond it stop at 27 (among three players at 26). */
final class Steady implements Bot<TwentyEightView> {
  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    return view.choosing()
        ? Answers.betterHalf(view)
        : Answers.by(Style.steady(view.players().size()), view);
  }
}
