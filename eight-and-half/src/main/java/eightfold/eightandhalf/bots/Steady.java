package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.HalfView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/** Plays by the rule of thumb and thinks no further. */
final class Steady implements Bot<HalfView> {
  private final Rule rule;
  private final Sight sight;

  Steady(int seats) {
    rule = new Thumb(seats);
    sight = new Sight(seats);
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    sight.read(view);
    return rule.choose(sight, legal);
  }
}
