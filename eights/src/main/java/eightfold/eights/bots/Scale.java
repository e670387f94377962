package eightfold.eights.bots;

import eightfold.eights.Deck;
import eightfold.eights.Word;
import java.util.function.IntUnaryOperator;

/**
 * Weighs the cards in a hand together with the row, in hundredths of a point: a sum of a weight for
 * every letter in hand, one for every letter in the row, and one for every word by how many of its
 * letters are out of reach (neither in hand nor in the row with a card of the suit in hand to
 * replace it).
 *
 * <p>Tables by suit and by set of letters make it about 20 ns. Immutable.
 */
final class Scale {
  /** The order in which letters are listed. */
  static final String LETTERS = "eiotnrvfgshwxu";

  private static final int ALL_LETTERS = 1 << LETTERS.length();
  private static final long EACH_E = eachE();

  /** The letters of a suit's cards; like all tables by suit, by suit and the byte of its cards. */
  private static final short[] LETTER_SET = new short[Deck.SUITS << 8];

  static {
    for (int at = 0; at < LETTER_SET.length; at++) {
      for (int cards = at & 0xFF; cards != 0; cards &= cards - 1) {
        int card = ((at >> 8) << 3) + Integer.numberOfTrailingZeros(cards);
        LETTER_SET[at] |= (short) (1 << letter(card));
      }
    }
  }

  private final int[] inHand;
  private final int[] inRow;
  private final short[] handSum = new short[Deck.SUITS << 8];
  private final short[] rowSum = new short[Deck.SUITS << 8];

  /** By the set of letters in reach; a second e counts as one letter more. */
  private final short[] wordSum = new short[2 * ALL_LETTERS];

  /**
   * @param inHand by letter
   * @param inRow by letter
   * @param words by word and the number of letters out of reach, as far as it counts
   */
  Scale(int[] inHand, int[] inRow, int[][] words) {
    this.inHand = inHand;
    this.inRow = inRow;
    sum(handSum, letter -> inHand[letter]);
    sum(rowSum, letter -> inRow[letter]);
    for (int letters = 0; letters < wordSum.length; letters++) {
      for (Word word : Word.values()) {
        int[] weights = words[word.ordinal()];
        int missing = missing(word, letters);
        wordSum[letters] += (short) (missing < weights.length ? weights[missing] : 0);
      }
    }
  }

  private static void sum(short[] table, IntUnaryOperator weight) {
    for (int at = 0; at < table.length; at++) {
      for (int cards = at & 0xFF; cards != 0; cards &= cards - 1) {
        int card = ((at >> 8) << 3) + Integer.numberOfTrailingZeros(cards);
        table[at] += (short) weight.applyAsInt(letter(card));
      }
    }
  }

  private static int letter(int card) {
    return LETTERS.indexOf(Deck.letter(card));
  }

  private static long eachE() {
    long cards = 0;
    for (int card = 0; card < Deck.CARDS; card++) {
      cards |= Deck.letter(card) == 'e' ? 1L << card : 0;
    }
    return cards;
  }

  private static int missing(Word word, int letters) {
    int missing = 0;
    boolean again = false;
    for (int i = 0; i < word.length(); i++) {
      int letter = LETTERS.indexOf(word.letter(i));
      boolean second = letter == 0 && again;
      again |= letter == 0;
      missing += (letters & (second ? ALL_LETTERS : 1 << letter)) == 0 ? 1 : 0;
    }
    return missing;
  }

  /** The weight of a card in hand by itself. */
  int inHand(int card) {
    return inHand[letter(card)];
  }

  /** The weight of a card in the row by itself. */
  int inRow(int card) {
    return inRow[letter(card)];
  }

  int of(long hand, long row) {
    int sum = 0;
    int letters = 0;
    long reach = 0;
    for (int suit = 0; suit < Deck.SUITS; suit++) {
      int mine = (int) (hand >>> (suit << 3)) & 0xFF;
      int open = (int) (row >>> (suit << 3)) & 0xFF;
      int both = mine == 0 ? 0 : mine | open;
      reach |= (long) both << (suit << 3);
      sum += handSum[(suit << 8) | mine] + rowSum[(suit << 8) | open];
      letters |= LETTER_SET[(suit << 8) | both];
    }
    int second = Long.bitCount(reach & EACH_E) > 1 ? ALL_LETTERS : 0;
    return sum + wordSum[letters | second];
  }
}
