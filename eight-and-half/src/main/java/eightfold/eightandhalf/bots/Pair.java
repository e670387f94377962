package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.bots.Taste.Play;
import eightfold.kit.Budget;
import eightfold.kit.Partner;

/**
 * Partners: they do not catch each other, leave each other low values, and make it hard for
 * everybody else.
 */
final class Pair extends Partner<HalfView> {
  private final Fancier fancier;

  Pair(int seats) {
    fancier = new Fancier(seats, this::worth);
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    return fancier.choose(view, legal, rng, budget);
  }

  private double worth(Play play, HalfView view) {
    if (play.catches() && friend(view.lawbreaker())) {
      return -50;
    }
    boolean friendNext = friend((view.seat() + 1) % view.players().size());
    return HalfZoo.blocker(play, view) - (friendNext ? play.after() : 0);
  }
}
