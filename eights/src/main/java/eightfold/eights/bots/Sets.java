package eightfold.eights.bots;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.eights.Deck;
import eightfold.eights.Packed;

/** Cards as sets, a bit each. */
final class Sets {
  private Sets() {}

  /** Of two equal faces the second is the next card. */
  static long of(Cards cards) {
    long set = 0;
    for (int i = 0; i < cards.size(); i++) {
      set = Deck.with(set, cards.at(i));
    }
    return set;
  }

  /**
   * What is left of a set without cards that are seen somewhere. Of two equal faces the first goes
   * first, so that what is left and {@link #of} those seen have no card in common.
   */
  static long without(long set, Cards seen) {
    long left = set;
    for (int i = 0; i < seen.size(); i++) {
      if (seen.at(i) != Faces.HIDDEN) {
        long card = 1L << seen.at(i);
        left &= ~((left & card) == 0 ? card << 1 : card);
      }
    }
    return left;
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
