package eightfold.bots.eights;

import eightfold.core.Cards;

/** Hands as sets of cards. */
final class Hand {
  private Hand() {}

  /** Of two equal faces the second is the next card. */
  static long set(Cards cards) {
    long set = 0;
    for (int i = 0; i < cards.size(); i++) {
      long card = 1L << cards.at(i);
      set |= (set & card) == 0 ? card : card << 1;
    }
    return set;
  }

  /** The cards to keep in an exchange for the most potential. */
  static long bestKept(long row, long hand) {
    long best = hand;
    int most = Integer.MIN_VALUE;
    long kept = hand;
    do {
      int worth = Potential.of(kept, row);
      if (worth > most) {
        most = worth;
        best = kept;
      }
      kept = (kept - 1) & hand;
    } while (kept != hand);
    return best;
  }
}
