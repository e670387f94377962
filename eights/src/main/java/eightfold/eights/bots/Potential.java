package eightfold.eights.bots;

import eightfold.eights.Packed;
import eightfold.eights.Spelling;

/**
 * What the cards that a turn keeps and the row that it leaves are worth for the rest of a hand, as
 * a difference of points to the other players, in hundredths.
 *
 * <p>The weights come from a linear regression over 40,000 hands that this very rule of thumb
 * played with four players. They explain 3 % of what will happen, luck does the rest; but what they
 * explain is what can be chosen.
 */
final class Potential {
  static final int POINT = 100;

  /** What a pass is worth against a word after which the same cards are kept. */
  private static final int PASS = -15;

  private static final Scale SCALE =
      new Scale(
          new int[] {-46, -8, -54, -37, -28, -45, 12, -14, 29, -31, -17, -47, -13, -52},
          new int[] {-14, -29, -2, -13, -11, -6, -24, -16, -21, -29, -17, -4, -28, -8},
          new int[][] {
            {-10, -11, -2}, {23, 2, -2}, {4, -11, -12}, {93, 22, 3},
            {93, 29, 14}, {94, 32, 10}, {165, 58, 18}, {208, 74, 21}
          });

  private Potential() {}

  static int of(long row, long kept) {
    return SCALE.of(kept, row);
  }

  /** What a spelling is worth, its points included. */
  static int spelled(long row, long hand, long spelling) {
    return POINT * (Packed.word(spelling) + 1)
        + of(Spelling.rowAfter(row, spelling), Spelling.handAfter(hand, spelling));
  }

  /** What a pass is worth that keeps these cards. */
  static int passed(long row, long kept) {
    return of(row, kept) + PASS;
  }

  /** What a kept card is worth by itself. */
  static int kept(int card) {
    return SCALE.inHand(card);
  }

  /** What a card in the row is worth by itself. */
  static int inRow(int card) {
    return SCALE.inRow(card);
  }
}
