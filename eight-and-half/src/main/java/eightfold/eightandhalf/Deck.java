package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Faces;

/**
 * The 72 cards. A card is a byte: 0 … 9 are the numbers, then {@link #HALF} and {@link #GHOST}.
 *
 * <p>A heap whose order does not matter is a long with four bits for each face (no face is there
 * more than eight times), so that heaps are put together by adding.
 */
public final class Deck {
  public static final byte HALF = 10;
  public static final byte GHOST = 11;

  /** Stands at a place for open or blind cards that is empty. */
  public static final byte EMPTY = 12;

  public static final Faces FACES =
      new Faces("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "h", "g");

  /** The names for rows of places: those of the cards, and {@code -} where no card lies. */
  public static final Faces PLACES =
      new Faces("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "h", "g", "-");

  public static final int SIZE = 72;
  public static final int KINDS = 12;

  /** {@link #lowestYellow} of a heap without yellow cards; higher than every card. */
  public static final int NO_YELLOW = 16;

  private static final int[] COPIES = {6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8};
  private static final long YELLOW =
      15L * (one(1) | one(2) | one(3) | one(4) | one(6) | one(7) | one(8));

  /** Every card that there is. */
  public static final long ALL = all();

  /** In the order from which every shuffle starts. */
  static final byte[] FULL = cards(ALL).toArray();

  private static final int ROW_CODES = EMPTY + 2;
  private static final Cards[] ROWS = rows();

  private Deck() {}

  private static long all() {
    long heap = 0;
    for (int face = 0; face < KINDS; face++) {
      heap += COPIES[face] * one(face);
    }
    return heap;
  }

  public static boolean yellow(int face) {
    return (YELLOW & one(face)) != 0;
  }

  /** The heap of one card. */
  public static long one(int face) {
    return 1L << (4 * face);
  }

  /** The heap of these cards. */
  public static long heap(Cards cards) {
    long heap = 0;
    for (int i = 0; i < cards.size(); i++) {
      heap += one(cards.at(i));
    }
    return heap;
  }

  public static int count(long heap, int face) {
    return (int) (heap >>> (4 * face)) & 15;
  }

  public static int size(long heap) {
    int size = 0;
    for (long rest = heap; rest != 0; rest >>>= 4) {
      size += (int) rest & 15;
    }
    return size;
  }

  /** What a heap holds of one face only. */
  public static long only(long heap, int face) {
    return heap & (15L << (4 * face));
  }

  public static int lowestYellow(long heap) {
    return Long.numberOfTrailingZeros(heap & YELLOW) >> 2;
  }

  /** The cards of a heap in ascending order. */
  static Cards cards(long heap) {
    if (heap == 0) {
      return FACES.none();
    }
    byte[] cards = new byte[size(heap)];
    fill(cards, heap);
    return Cards.of(FACES, cards);
  }

  /** Writes the cards of a heap in ascending order. */
  static void fill(byte[] cards, long heap) {
    int at = 0;
    int face = 0;
    for (long rest = heap; rest != 0; rest >>>= 4, face++) {
      for (int n = (int) rest & 15; n > 0; n--) {
        cards[at++] = (byte) face;
      }
    }
  }

  /** Three places as a row of {@link #PLACES}; always the same object for the same row. */
  static Cards row(int first, int second, int third) {
    return ROWS[((first + 1) * ROW_CODES + second + 1) * ROW_CODES + third + 1];
  }

  private static Cards[] rows() {
    Cards[] rows = new Cards[ROW_CODES * ROW_CODES * ROW_CODES];
    for (int i = 0; i < rows.length; i++) {
      rows[i] =
          Cards.of(
              PLACES,
              (byte) (i / (ROW_CODES * ROW_CODES) - 1),
              (byte) (i / ROW_CODES % ROW_CODES - 1),
              (byte) (i % ROW_CODES - 1));
    }
    return rows;
  }
}
