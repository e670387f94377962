package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsView;
import eightfold.kit.Budget;
import eightfold.kit.Partner;

/** Partners: each leaves a good row to the other and a bad one to everybody else. */
final class Pair extends Partner<EightsView> {
  private static final int EXCHANGED = 5;

  private final Speller kind = new Speller(1, EXCHANGED, EightsZoo.highest(-5));
  private final Speller unkind = new Speller(1, EXCHANGED, EightsZoo.highest(5));

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    boolean friendNext = friend((view.seat() + 1) % view.seats().size());
    return (friendNext ? kind : unkind).choose(view, legal, rng, budget);
  }
}
