package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.bots.Taste.Play;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/** Plays by a {@link Taste}; swaps and turns up blind cards as the reference does. */
final class Fancier implements Bot<HalfView> {
  private final LowestFirst lowest;
  private final Taste taste;

  Fancier(int seats, Taste taste) {
    lowest = new LowestFirst(seats);
    this.taste = taste;
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    if (legal.at(0) >= HalfCodec.COLLECT) {
      return lowest.choose(view, legal, rng, budget);
    }
    long best = legal.at(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < legal.size(); i++) {
      double worth = taste.worth(Play.of((int) legal.at(i), view.value()), view);
      if (worth > most) {
        most = worth;
        best = legal.at(i);
      }
    }
    return best;
  }
}
