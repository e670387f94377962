package eightfold.eightandhalf;

/**
 * All hands of up to three cards, numbered, with tables for adding and removing a card. Hands of
 * fewer cards come first.
 */
public final class HandIndex {
  static final int MOST = 3;
  public static final int COUNT = 1 + 12 + 78 + 364;
  static final int NONE = -1;

  private static final int[] FROM = {0, 1, 13, 91, COUNT};
  private static final long[] HEAPS = heaps();
  private static final byte[] CARDS = cards();
  private static final short[] PLUS = plus();
  private static final short[] MINUS = minus();

  private HandIndex() {}

  /** The first hand with so many cards; those up to the first with one more are alike. */
  static int from(int size) {
    return FROM[size];
  }

  static int size(int hand) {
    int size = MOST;
    while (hand < FROM[size]) {
      size--;
    }
    return size;
  }

  /** The cards of a hand. */
  public static long heap(int hand) {
    return HEAPS[hand];
  }

  /** One of the hand's cards in ascending order, as a face. */
  static int card(int hand, int index) {
    return CARDS[MOST * hand + index];
  }

  /** The hand with one card more; only for hands with fewer than three. */
  static int plus(int hand, int face) {
    return PLUS[Deck.KINDS * hand + face];
  }

  /** The hand with one card fewer, or {@link #NONE}. */
  static int minus(int hand, int face) {
    return hand == NONE ? NONE : MINUS[Deck.KINDS * hand + face];
  }

  /** In how many orders the cards of a hand can have come. */
  static int orders(int hand, int size) {
    if (size < 2) {
      return 1;
    }
    boolean low = card(hand, 0) == card(hand, 1);
    if (size == 2) {
      return low ? 1 : 2;
    }
    boolean high = card(hand, 1) == card(hand, 2);
    return low && high ? 1 : low || high ? 3 : 6;
  }

  private static long[] heaps() {
    long[] heaps = new long[COUNT];
    int next = 1;
    for (int a = 0; a < Deck.KINDS; a++) {
      heaps[next++] = Deck.one(a);
    }
    for (int a = 0; a < Deck.KINDS; a++) {
      for (int b = a; b < Deck.KINDS; b++) {
        heaps[next++] = Deck.one(a) + Deck.one(b);
      }
    }
    for (int a = 0; a < Deck.KINDS; a++) {
      for (int b = a; b < Deck.KINDS; b++) {
        for (int c = b; c < Deck.KINDS; c++) {
          heaps[next++] = Deck.one(a) + Deck.one(b) + Deck.one(c);
        }
      }
    }
    return heaps;
  }

  private static byte[] cards() {
    byte[] cards = new byte[MOST * COUNT];
    byte[] own = new byte[MOST];
    for (int hand = 0; hand < COUNT; hand++) {
      Deck.fill(own, HEAPS[hand]);
      System.arraycopy(own, 0, cards, MOST * hand, MOST);
    }
    return cards;
  }

  private static int find(long heap, int size) {
    for (int hand = FROM[size]; hand < FROM[size + 1]; hand++) {
      if (HEAPS[hand] == heap) {
        return hand;
      }
    }
    return NONE;
  }

  private static short[] plus() {
    short[] plus = new short[Deck.KINDS * FROM[MOST]];
    for (int i = 0; i < plus.length; i++) {
      long heap = HEAPS[i / Deck.KINDS] + Deck.one(i % Deck.KINDS);
      plus[i] = (short) find(heap, Deck.size(heap));
    }
    return plus;
  }

  private static short[] minus() {
    short[] minus = new short[Deck.KINDS * COUNT];
    for (int i = 0; i < minus.length; i++) {
      long heap = HEAPS[i / Deck.KINDS];
      int face = i % Deck.KINDS;
      boolean there = Deck.count(heap, face) > 0;
      minus[i] = (short) (there ? find(heap - Deck.one(face), Deck.size(heap) - 1) : NONE);
    }
    return minus;
  }
}
