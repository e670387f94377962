package eightfold.eights.bots;

import eightfold.eights.Deck;
import eightfold.eights.Word;

/**
 * More points than this no hand can make of its cards: as many words as it can pay for, a card a
 * letter, of those whose letters are all in sight.
 */
final class Ceiling {
  private static final int MOST_CARDS = 8;
  private static final Word[] WORDS = Word.values();

  /** By the set of words and the number of cards. */
  private static final byte[][] TABLE = new byte[1 << WORDS.length][MOST_CARDS + 1];

  /** The cards that show each letter of each word. */
  private static final long[][] SHOWING = new long[WORDS.length][];

  static {
    for (Word word : WORDS) {
      SHOWING[word.ordinal()] = new long[word.length()];
      for (int i = 0; i < word.length(); i++) {
        for (int card = 0; card < Deck.CARDS; card++) {
          SHOWING[word.ordinal()][i] |= Deck.letter(card) == word.letter(i) ? 1L << card : 0;
        }
      }
    }
    for (int words = 0; words < TABLE.length; words++) {
      for (int cards = 1; cards <= MOST_CARDS; cards++) {
        TABLE[words][cards] = (byte) most(words, cards);
      }
    }
  }

  private Ceiling() {}

  private static int most(int words, int cards) {
    int most = 0;
    for (Word word : WORDS) {
      if (((words >> word.ordinal()) & 1) != 0 && word.length() <= cards) {
        most = Math.max(most, word.points() + TABLE[words][cards - word.length()]);
      }
    }
    return most;
  }

  /** Of a hand, where these cards are in the row or may come there. */
  static int of(long hand, long others) {
    int cards = Long.bitCount(hand);
    if (cards < 3) {
      return 0;
    }
    int words = 0;
    long all = hand | others;
    for (int word = 0; word < SHOWING.length; word++) {
      boolean there = true;
      for (long letter : SHOWING[word]) {
        there &= (all & letter) != 0;
      }
      words |= there ? 1 << word : 0;
    }
    return TABLE[words][cards];
  }
}
