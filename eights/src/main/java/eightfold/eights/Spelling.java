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
public final class Spelling {
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

  public static int length(int word) {
    return LENGTH[word];
  }

  /** The card of this suit that shows a letter of the word. */
  public static byte face(int word, int index, int suit) {
    return (byte) Long.numberOfTrailingZeros(SHOWING[word][index] & Deck.suitMask(suit));
  }

  /** The faces that show a letter of the word. */
  public static long showing(int word, int index) {
    return SHOWING[word][index];
  }

  /**
   * Where a letter's card may be if the word has the letter a second time there: not in a suit
   * below the first one's. Everywhere for all other letters.
   */
  public static long notBelow(int word, int index, long move) {
    return index == AGAIN[word] ? -1L << (Packed.suit(move, FIRST[word]) << 3) : -1L;
  }

  /** The same for a card from the row: of one suit, the row's comes first. */
  public static long above(int word, int index, long move) {
    return index == AGAIN[word] ? notBelow(word, index, move) << 8 : -1L;
  }

  /** The hand without a card for this letter; of two equal faces the first e goes last. */
  public static long without(long hand, long card) {
    long twin = hand & (card << 1) & Deck.SECOND;
    return hand & ~(twin != 0 ? twin : card);
  }

  /** Adds every legal spelling in ascending order. */
  public static void all(long row, long hand, Moves out) {
    long held = Deck.faces(hand);
    long open = Deck.faces(row) & suitsOf(held);
    int cost = Long.bitCount(held);
    for (int word = 0; word < WORDS.length; word++) {
      if (LENGTH[word] <= cost && possible(word, open, held)) {
        letter(word, 0, open, held, 0, Packed.spell(word), out);
      }
    }
  }

  /** What a spelling leaves of the hand. */
  public static long handAfter(long hand, long move) {
    int word = Packed.word(move);
    long left = hand;
    int index = 0;
    for (int suits = borrowed(move); suits != 0; suits &= suits - 1) {
      int suit = Integer.numberOfTrailingZeros(suits);
      left = Deck.without(left, (suit << 3) + Packed.place(move, index++));
    }
    for (int i = 0; i < LENGTH[word]; i++) {
      if (!Packed.isFromRow(move, i)) {
        left = Deck.without(left, face(word, i, Packed.suit(move, i)));
      }
    }
    return left;
  }

  /** The row that a spelling leaves, as a set of faces. */
  public static long rowAfter(long row, long move) {
    long after = row;
    int index = 0;
    for (int suits = borrowed(move); suits != 0; suits &= suits - 1) {
      int suit = Integer.numberOfTrailingZeros(suits);
      long card = Deck.bit((suit << 3) + Packed.place(move, index++));
      after = (after & ~Deck.suitMask(suit)) | card;
    }
    return Deck.faces(after);
  }

  /** The row before a spelling, from what it left; as a set of faces. */
  public static long rowBefore(long after, long move) {
    int word = Packed.word(move);
    long before = after;
    for (int i = 0; i < LENGTH[word]; i++) {
      if (Packed.isFromRow(move, i)) {
        int suit = Packed.suit(move, i);
        before = (before & ~Deck.suitMask(suit)) | Deck.bit(face(word, i, suit));
      }
    }
    return before;
  }

  /** The hand before a spelling, from what it left. */
  public static long handBefore(long after, long move) {
    int word = Packed.word(move);
    long before = after;
    int index = 0;
    for (int suits = borrowed(move); suits != 0; suits &= suits - 1) {
      int suit = Integer.numberOfTrailingZeros(suits);
      before = Deck.with(before, (suit << 3) + Packed.place(move, index++));
    }
    for (int i = 0; i < LENGTH[word]; i++) {
      if (!Packed.isFromRow(move, i)) {
        before = Deck.with(before, face(word, i, Packed.suit(move, i)));
      }
    }
    return before;
  }

  /** The suits that a spelling takes from the row, a bit each. */
  public static int borrowed(long move) {
    int suits = 0;
    for (int i = 0; i < LENGTH[Packed.word(move)]; i++) {
      suits |= Packed.isFromRow(move, i) ? 1 << Packed.suit(move, i) : 0;
    }
    return suits;
  }

  /** All cards of every suit that is in the set. */
  public static long suitsOf(long cards) {
    long low = 0x7F7F_7F7F_7F7F_7F7FL;
    long any = (((cards & low) + low) | cards) & ~low;
    return (any >>> 7) * 0xFF;
  }

  /** Whether every letter is there, and one at least in the row. */
  public static boolean possible(int word, long row, long hand) {
    long open = 0;
    for (long letter : SHOWING[word]) {
      if (((row | hand) & letter) == 0) {
        return false;
      }
      open |= row & letter;
    }
    return open != 0;
  }

  private static void letter(
      int word, int at, long row, long hand, long borrowed, long move, Moves out) {
    long fromRow = row & SHOWING[word][at] & above(word, at, move);
    long fromHand = hand & SHOWING[word][at] & notBelow(word, at, move);
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
        long rest = without(hand, card);
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
