package eightfold.bots.eights;

import eightfold.bots.Bot;
import eightfold.bots.Budget;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;

/**
 * A sound rule of thumb: of all spellings the one with the most points and {@link Potential}, of
 * all exchanges the one that keeps the most potential, and of the two the better. About 10 µs.
 */
final class Steady implements Bot<EightsView> {
  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    long row = Hand.set(view.row());
    long hand = Hand.set(view.hand());
    long best = Packed.PASS;
    int most = Integer.MIN_VALUE;
    for (int i = 1; i < legal.size(); i++) {
      int worth = Thumb.worth(row, hand, legal.at(i));
      if (worth > most) {
        most = worth;
        best = legal.at(i);
      }
    }
    if (view.stack().isEmpty()) {
      return best;
    }
    long kept = Hand.bestKept(row, hand);
    return Potential.passed(kept, row) > most ? Thumb.under(hand & ~kept) : best;
  }
}
