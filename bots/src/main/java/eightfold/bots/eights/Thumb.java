package eightfold.bots.eights;

import eightfold.eights.CheapestSpelling;
import eightfold.eights.Deck;
import eightfold.eights.EightsState;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;

/**
 * A quick rule of thumb for simulated players: of every word the spelling with the cheapest cards;
 * of these the one with the most points and {@link Potential}. Without a word it exchanges, letting
 * go one card after the other as long as the potential grows. About a microsecond. One thread at a
 * time.
 */
final class Thumb {
  private static final int NO_LIMIT = 1 << 20;
  private final CheapestSpelling cheapest;

  Thumb() {
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

  /** A plain pass if nothing can be spelled. */
  long spelling(long row, long hand) {
    long best = Packed.PASS;
    int most = -NO_LIMIT;
    for (int word = 7; word >= 0; word--) {
      if (cheapest.find(word, row, hand, NO_LIMIT) != CheapestSpelling.NONE) {
        int worth = worth(row, hand, cheapest.found());
        if (worth > most) {
          most = worth;
          best = cheapest.found();
        }
      }
    }
    return best;
  }

  /** What a spelling is worth, points and potential. */
  static int worth(long row, long hand, long spelling) {
    return Potential.POINT * (Packed.word(spelling) + 1)
        + Potential.of(Spelling.handAfter(hand, spelling), Spelling.rowAfter(row, spelling));
  }

  static long exchange(long row, long hand) {
    long kept = hand;
    int worth = Potential.of(kept, row);
    for (long next = dropped(row, kept, worth); next != kept; next = dropped(row, kept, worth)) {
      kept = next;
      worth = Potential.of(kept, row);
    }
    return under(hand & ~kept);
  }

  /** The cards without the one that is worth more away than here; all of them if none is. */
  private static long dropped(long row, long kept, int worth) {
    long best = kept;
    int most = worth;
    for (long left = kept; left != 0; left &= left - 1) {
      long next = kept & ~Long.lowestOneBit(left);
      int value = Potential.of(next, row);
      if (value > most) {
        most = value;
        best = next;
      }
    }
    return best;
  }

  /** The pass that puts these cards under the stack. */
  static long under(long cards) {
    long pass = Packed.PASS;
    for (long left = cards; left != 0; left &= left - 1) {
      pass = Packed.exchanging(pass, Deck.face(Long.numberOfTrailingZeros(left)));
    }
    return pass;
  }
}
