package eightfold.eightandhalf;

/**
 * The value of the pile as a set of pure questions. Values are counted in halves, so that 7 means
 * 3½; an empty pile has value 0. {@code five} says that a Five binds the player (H15).
 */
public final class PileValue {
  public static final int FIVE = 10;
  public static final int EIGHT_AND_HALF = 17;

  /** {@link #policeman} of a value that nobody can be punished for. */
  public static final int NOBODY = -1;

  /** {@link #most} where nothing but the number of cards at hand is a limit. */
  static final int ANY = 8;

  private PileValue() {}

  /** How many cards of this face may be laid together on the value; 0 if not even one. */
  public static int most(int value, boolean five, int face) {
    return switch (face) {
      case Deck.GHOST -> ANY;
      // H13: one after the other, and none of them on 8½.
      case Deck.HALF -> value > EIGHT_AND_HALF ? ANY : EIGHT_AND_HALF - value;
      case 0 -> uneven(value) ? 0 : ANY;
      default -> number(value, five, face) ? ANY : 0;
    };
  }

  private static boolean number(int value, boolean five, int face) {
    return five ? 2 * face <= FIVE : 2 * face >= value;
  }

  /** Whether an 8 and a ½ may be laid as one play. */
  public static boolean takesPair(int value, boolean five) {
    return value == EIGHT_AND_HALF || number(value, five, 8);
  }

  /** The value after so many cards of this face. */
  public static int after(int value, int face, int count) {
    return switch (face) {
      case Deck.GHOST -> value;
      case Deck.HALF -> value + count;
      default -> 2 * face;
    };
  }

  public static boolean uneven(int value) {
    return (value & 1) != 0;
  }

  /** The number that catches whoever left this value, or {@link #NOBODY}. */
  public static int policeman(int value) {
    // There is no number above 9, so 9½ and more go unpunished.
    return uneven(value) && value <= EIGHT_AND_HALF ? (value + 1) >> 1 : NOBODY;
  }

  /** As people write it: {@code 3½}. */
  public static String text(int value) {
    int whole = value >> 1;
    return uneven(value) ? (whole == 0 ? "" : whole) + "½" : String.valueOf(whole);
  }
}
