package eightfold.twentyeight;

import eightfold.core.Faces;
import java.util.Arrays;

/**
 * The 51 cards (T1). Cards 0 to 9 are the numbers 1 to 10; card 10 is the {@code 1/11}, which every
 * sum here counts as 1.
 */
public final class Deck {
  public static final Faces FACES =
      new Faces("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1/11");
  public static final byte ELEVEN = 10;
  static final byte[] CARDS = cards(15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8);
  static final int SIZE = CARDS.length;

  private Deck() {}

  private static byte[] cards(int... counts) {
    byte[] cards = new byte[Arrays.stream(counts).sum()];
    int size = 0;
    for (int card = 0; card < counts.length; card++) {
      Arrays.fill(cards, size, size + counts[card], (byte) card);
      size += counts[card];
    }
    return cards;
  }

  /** The card's value, a {@code 1/11} counted as 1. */
  public static int low(int card) {
    return card == ELEVEN ? 1 : card + 1;
  }
}
