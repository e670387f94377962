package eightfold.bots.eights;

import eightfold.core.Cards;
import eightfold.eights.Deck;
import eightfold.eights.Packed;

/** Cards as sets, a bit each. */
final class Sets {
  private Sets() {}

  /** Of two equal faces the second is the next card. */
  static long of(Cards cards) {
    long set = 0;
    for (int i = 0; i < cards.size(); i++) {
      long card = 1L << cards.at(i);
      set |= (set & card) == 0 ? card : card << 1;
    }
    return set;
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
