package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Word;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * A sound rule of thumb: of all spellings and all exchanges the one with the most points and {@link
 * Potential}. With an empty stack it passes only if it can spell nothing. About 5 µs.
 */
final class Steady implements Bot<EightsView> {
  private final Candidates candidates = new Candidates(Word.values().length, 1, 1);

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    candidates.find(view, legal);
    int best = 0;
    for (int i = 1; i < candidates.size(); i++) {
      boolean pointless = view.stack().isEmpty() && candidates.move(i) == Packed.PASS;
      if (candidates.worth(i) > candidates.worth(best) && !pointless) {
        best = i;
      }
    }
    return candidates.move(best);
  }
}
