package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * A friendly beginner: overlooks words, long ones more than short ones, takes the highest of those
 * it noticed, and spells it with whatever cards come to hand. If nothing caught its eye it looks
 * again and finds the lowest word. It never passes with a word on the table; without one it
 * exchanges the cards whose letter it holds already.
 */
final class Gentle implements Bot<EightsView> {
  /** In how many of a hundred cases it notices a word, by length. */
  private static final int[] NOTICES = {0, 0, 0, 85, 65, 45};

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    if (legal.size() == 1) {
      return view.stack().isEmpty() ? Packed.PASS : Sets.under(doubles(Sets.of(view.hand())));
    }
    int end = legal.size();
    int start = startOf(legal, end);
    while (start > 1 && rng.below(100) >= notices(legal.at(start))) {
      end = start;
      start = startOf(legal, end);
    }
    return legal.at(start + rng.below(end - start));
  }

  /** Where the spellings of the word begin that stands before {@code end}. */
  private static int startOf(Moves legal, int end) {
    int word = Packed.word(legal.at(end - 1));
    int start = end - 1;
    while (start > 1 && Packed.word(legal.at(start - 1)) == word) {
      start--;
    }
    return start;
  }

  private static int notices(long spelling) {
    return NOTICES[Spelling.length(Packed.word(spelling))];
  }

  private static long doubles(long hand) {
    long doubles = 0;
    int seen = 0;
    for (long left = hand; left != 0; left &= left - 1) {
      int letter = 1 << (Deck.letter(Long.numberOfTrailingZeros(left)) - 'a');
      doubles |= (seen & letter) != 0 ? Long.lowestOneBit(left) : 0;
      seen |= letter;
    }
    return doubles;
  }
}
