package eightfold.eights.bots;

import eightfold.eights.Deck;
import eightfold.eights.EightsState;
import eightfold.eights.Packed;
import eightfold.eights.Word;

/**
 * A quick rule of thumb for simulated players: of every word the spelling with the cheapest cards;
 * of these the one with the most points and {@link Potential}. Without a word it exchanges, letting
 * go one card after the other as long as the potential grows. Less than a microsecond on average.
 * One thread at a time.
 */
final class QuickPolicy {
  private static final int WORDS = Word.values().length;
  private final CheapestSpelling cheapest;

  QuickPolicy() {
    int[] spend = new int[Deck.CARDS];
    int[] borrow = new int[Deck.CARDS];
    int[] replace = new int[Deck.CARDS];
    for (int card = 0; card < Deck.CARDS; card++) {
      spend[card] = Potential.kept(card);
      borrow[card] = Potential.inRow(card);
      replace[card] = Potential.kept(card) - Potential.inRow(card);
    }
    cheapest = new CheapestSpelling(spend, borrow, replace);
  }

  long move(EightsState state) {
    long hand = state.hand(state.toAct());
    long best = spelling(state.row(), hand);
    return best == Packed.PASS && state.stack() > 0 ? exchange(state.row(), hand) : best;
  }

  private long spelling(long row, long hand) {
    long best = Packed.PASS;
    int most = Integer.MIN_VALUE;
    for (int word = WORDS - 1; word >= 0; word--) {
      if (cheapest.find(word, row, hand) != CheapestSpelling.NONE) {
        int worth = Potential.spelled(row, hand, cheapest.found());
        if (worth > most) {
          most = worth;
          best = cheapest.found();
        }
      }
    }
    return best;
  }

  private static long exchange(long row, long hand) {
    long kept = hand;
    for (long next = lighter(row, kept); next != kept; next = lighter(row, kept)) {
      kept = next;
    }
    return Sets.under(hand & ~kept);
  }

  /** The cards without the one whose loss gains most; all of them if none does. */
  private static long lighter(long row, long kept) {
    long best = kept;
    int most = Potential.of(row, kept);
    for (long left = kept; left != 0; left &= left - 1) {
      long next = kept & ~Long.lowestOneBit(left);
      int worth = Potential.of(row, next);
      if (worth > most) {
        most = worth;
        best = next;
      }
    }
    return best;
  }
}
