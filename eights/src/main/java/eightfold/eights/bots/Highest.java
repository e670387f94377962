package eightfold.eights.bots;

import eightfold.eights.EightsState;
import eightfold.eights.Packed;
import eightfold.eights.Word;

/**
 * How others are taken to play in a simulation: the highest word, with the cards of least {@link
 * Usefulness}; without one the whole hand goes under the stack. Takes a third of the time of {@link
 * QuickPolicy} and tells as much. One thread at a time.
 */
final class Highest {
  private static final int WORDS = Word.values().length;
  private final CheapestSpelling cheapest = CheapestSpelling.byUsefulness();

  long move(EightsState state) {
    long hand = state.hand(state.toAct());
    for (int word = WORDS - 1; word >= 0; word--) {
      if (cheapest.find(word, state.row(), hand) != CheapestSpelling.NONE) {
        return cheapest.found();
      }
    }
    return state.stack() > 0 ? Sets.under(hand) : Packed.PASS;
  }
}
