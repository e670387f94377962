package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.HalfView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/** Plays by the rule of thumb and thinks no further. */
final class Steady implements Bot<HalfView> {
  private final Policy policy;
  private final Observation observation;

  Steady(int seats) {
    policy = new QuickPolicy(seats);
    observation = new Observation(seats);
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    observation.read(view);
    return policy.choose(observation, legal);
  }
}
