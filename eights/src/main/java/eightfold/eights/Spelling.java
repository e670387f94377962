package eightfold.eights;

import eightfold.core.Moves;

/**
 * All ways to spell a word from a row and a hand (E6, E7): a pure function of two sets of cards.
 *
 * <p>Goes letter by letter through the cards that show it, in ascending order of the packed move,
 * and at the end through the replacements. A branch is left as soon as a suit borrowed from the row
 * has nothing left in the hand to replace it, so that nearly every path ends in a move. Equal faces
 * are merged beforehand: no move comes up twice. Allocates nothing.
 */
final class Spelling {
  /** The words by number, one less than their points. */
  static final Word[] WORDS = Word.values();

  private static final int[] LENGTH = new int[WORDS.length];

  /** The faces that show each letter of each word. */
  private static final long[][] SHOWING = new long[WORDS.length][];

  /** The index of a letter that stands in the word a second time, and of its first time. */
  private static final int[] AGAIN = new int[WORDS.length];

  private static final int[] FIRST = new int[WORDS.length];

  static {
    for (Word word : WORDS) {
      int number = word.ordinal();
      LENGTH[number] = word.length();
      SHOWING[number] = new long[word.length()];
      AGAIN[number] = -1;
      for (int i = 0; i < word.length(); i++) {
        SHOWING[number][i] = showing(word.letter(i));
        int first = word.name().indexOf(word.name().charAt(i));
        if (first < i) {
          AGAIN[number] = i;
          FIRST[number] = first;
        }
      }
    }
  }

  private Spelling() {}

  private static long showing(char letter) {
    long faces = 0;
    for (int suit = 0; suit < Deck.SUITS; suit++) {
      int card = Deck.card(suit, letter);
      faces |= card < 0 ? 0 : Deck.bit(card);
    }
    return faces;
  }

  static int length(int word) {
    return LENGTH[word];
  }

  /** The card of this suit that shows a letter of the word. */
  static byte face(int word, int index, int suit) {
    return (byte) Long.numberOfTrailingZeros(SHOWING[word][index] & Deck.suitMask(suit));
  }

  /** Adds every legal spelling in ascending order. */
  static void all(long row, long hand, Moves out) {
    long held = Deck.faces(hand);
    long open = Deck.faces(row) & suitsOf(held);
    int cost = Long.bitCount(held);
    for (int word = 0; word < WORDS.length; word++) {
      if (LENGTH[word] <= cost && possible(SHOWING[word], open, held)) {
        letter(word, 0, open, held, 0, Packed.spell(word), out);
      }
    }
  }

  /** All cards of every suit that is in the set. */
  private static long suitsOf(long cards) {
    long low = 0x7F7F_7F7F_7F7F_7F7FL;
    long any = (((cards & low) + low) | cards) & ~low;
    return (any >>> 7) * 0xFF;
  }

  private static boolean possible(long[] letters, long row, long hand) {
    long open = 0;
    for (long letter : letters) {
      if (((row | hand) & letter) == 0) {
        return false;
      }
      open |= row & letter;
    }
    return open != 0;
  }

  private static void letter(
      int word, int at, long row, long hand, long borrowed, long move, Moves out) {
    long fromRow = row & SHOWING[word][at];
    long fromHand = hand & SHOWING[word][at];
    if (at == AGAIN[word]) {
      // The lower suit comes first, of the same suit the row's.
      long notBelow = -1L << (Packed.suit(move, FIRST[word]) << 3);
      fromRow &= notBelow << 8;
      fromHand &= notBelow;
    }
    boolean last = at == LENGTH[word] - 1;
    if (last && borrowed == 0) {
      fromHand = 0;
    }
    for (long left = fromRow | fromHand; left != 0; left &= left - 1) {
      long card = left & -left;
      int suit = Long.numberOfTrailingZeros(left) >>> 3;
      long whole = 0xFFL << (suit << 3);
      if ((fromRow & card) != 0 && (hand & whole) != 0) {
        long next = move | Packed.fromRow(at, suit);
        go(last, word, at, row & ~card, hand, borrowed | whole, next, out);
      }
      if ((fromHand & card) != 0) {
        long twin = hand & (card << 1) & Deck.SECOND;
        long rest = hand & ~(twin != 0 ? twin : card);
        if ((borrowed & whole) == 0 || (rest & whole) != 0) {
          go(last, word, at, row, rest, borrowed, move | Packed.fromHand(at, suit), out);
        }
      }
    }
  }

  private static void go(
      boolean last, int word, int at, long row, long hand, long borrowed, long move, Moves out) {
    if (last) {
      replace(hand & borrowed & ~Deck.SECOND, 0, move, out);
    } else {
      letter(word, at + 1, row, hand, borrowed, move, out);
    }
  }

  /** Every choice of one card from each suit of the set. */
  private static void replace(long choices, int at, long move, Moves out) {
    long suit = Deck.suitMask(Long.numberOfTrailingZeros(choices) >>> 3);
    long others = choices & ~suit;
    for (long left = choices & suit; left != 0; left &= left - 1) {
      long next = move | Packed.replacement(at, Long.numberOfTrailingZeros(left) & 7);
      if (others == 0) {
        out.add(next);
      } else {
        replace(others, at + 1, next, out);
      }
    }
  }
}
