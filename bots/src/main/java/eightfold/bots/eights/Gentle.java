package eightfold.bots.eights;

import eightfold.bots.Bot;
import eightfold.bots.Budget;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;

/**
 * A friendly beginner: overlooks most spellings, takes the highest word of those it sees, does not
 * mind which cards it gives away, and passes only when nothing can be spelled.
 */
final class Gentle implements Bot<EightsView> {
  private static final int OVERLOOKS = 3;

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    int words = legal.size() - 1; // the first move is the pass
    if (words == 0) {
      return legal.at(0);
    }
    long best = legal.at(1 + rng.below(words));
    for (int i = 1; i <= words; i++) {
      boolean seen = rng.below(OVERLOOKS) == 0;
      if (seen && Packed.word(legal.at(i)) > Packed.word(best)) {
        best = legal.at(i);
      }
    }
    return best;
  }
}
