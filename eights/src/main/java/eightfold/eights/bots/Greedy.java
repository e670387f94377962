package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * The frozen reference of Eights, never tuned again. It spells the highest word it can; of the
 * word's spellings the one that leaves the most {@link Usefulness} in its hand, the first of these
 * in the order of the legal moves. When it can spell nothing, it puts its whole hand under the
 * stack, in ascending order, for a new one; with an empty stack it passes.
 */
final class Greedy implements Bot<EightsView> {
  private final CheapestSpelling prices = CheapestSpelling.byUsefulness();

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    // Legal moves ascend: first the pass, then the words by their points.
    long best = legal.at(legal.size() - 1);
    if (!Packed.isSpell(best)) {
      return view.stack().isEmpty() ? Packed.PASS : Sets.under(Sets.of(view.hand()));
    }
    int word = Packed.word(best);
    int least = prices.price(best);
    for (int i = legal.size() - 2; i > 0 && Packed.word(legal.at(i)) == word; i--) {
      int price = prices.price(legal.at(i));
      if (price <= least) {
        least = price;
        best = legal.at(i);
      }
    }
    return best;
  }
}
