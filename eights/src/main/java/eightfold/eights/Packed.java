package eightfold.eights;

/**
 * A move as a number: for those who make moves by the thousand. Trusts its caller.
 *
 * <pre>
 * pass   0 (plain), or from the lowest bit: 4 bits count, 6 bits for each card in the order named
 * spell  bit 56, 3 bits word, 5 × 4 bits sources (3 bits suit, 0 = row or 1 = hand),
 *        5 × 3 bits replacements (place in the suit; their suits are the row cards', ascending)
 * </pre>
 *
 * The letter and the suit of a source name its face. Numbers ascend by word, then by the cards in
 * the order of the letters, then by the replacements.
 */
public final class Packed {
  public static final long PASS = 0;
  private static final long SPELL = 1L << 56;
  private static final int WORD = 35;
  private static final int SOURCE = 31;
  private static final int REPLACEMENT = 12;

  /** Word, and the suits of its cards, without where they came from. */
  private static final long LAID = SPELL | (7L << WORD) | (0xEEEEEL << 15);

  private Packed() {}

  public static boolean isSpell(long move) {
    return move >= SPELL;
  }

  public static long spell(int word) {
    return SPELL | ((long) word << WORD);
  }

  public static int word(long spell) {
    return (int) (spell >>> WORD) & 7;
  }

  public static long fromRow(int index, int suit) {
    return (long) (suit << 1) << (SOURCE - 4 * index);
  }

  public static long fromHand(int index, int suit) {
    return (long) ((suit << 1) | 1) << (SOURCE - 4 * index);
  }

  public static int suit(long spell, int index) {
    return (int) (spell >>> (SOURCE + 1 - 4 * index)) & 7;
  }

  public static boolean isFromRow(long spell, int index) {
    return ((spell >>> (SOURCE - 4 * index)) & 1) == 0;
  }

  public static long replacement(int index, int place) {
    return (long) place << (REPLACEMENT - 3 * index);
  }

  public static int place(long spell, int index) {
    return (int) (spell >>> (REPLACEMENT - 3 * index)) & 7;
  }

  /** What lies before a player afterwards: word and faces. */
  static long laid(long spell) {
    return spell & LAID;
  }

  public static int exchanged(long pass) {
    return (int) pass & 15;
  }

  public static int exchanged(long pass, int index) {
    return (int) (pass >>> (4 + 6 * index)) & 63;
  }

  /** The pass with one more card. */
  public static long exchanging(long pass, int face) {
    return (pass | ((long) face << (4 + 6 * exchanged(pass)))) + 1;
  }
}
