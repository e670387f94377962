package eightfold.twentyeight;

import java.util.Arrays;

/**
 * Who gets which gems at the end of a round (T15 to T22). A reusable worksheet: {@link #settle} is
 * a pure function of its arguments and leaves the answer in the fields.
 */
final class Settlement {
  final int[] blue;
  final int[] red;
  int half;
  int firstReds;
  int secondReds;
  int leftBlue;
  int leftRed;

  Settlement(int seats) {
    blue = new int[seats];
    red = new int[seats];
  }

  /**
   * @param hits seats with a direct hit, as a mask; if any, the other two do not count
   * @param first seats that win the first half
   * @param second seats that win the second half
   * @param lastGiver the round's last card-giver, where handing out begins
   */
  void settle(int middleBlue, int middleRed, int hits, int first, int second, int lastGiver) {
    Arrays.fill(blue, 0);
    Arrays.fill(red, 0);
    leftBlue = middleBlue;
    leftRed = middleRed;
    half = 0;
    firstReds = 0;
    secondReds = 0;
    if (hits != 0) {
      handOut(middleBlue, middleRed, hits, lastGiver);
      return;
    }
    int split =
        Sharing.split(middleBlue, middleRed, Integer.bitCount(first), Integer.bitCount(second));
    half = Sharing.half(split);
    firstReds = Sharing.firstReds(split);
    secondReds = Sharing.secondReds(split);
    handOut(half - 2 * firstReds, firstReds, first, lastGiver);
    handOut(half - 2 * secondReds, secondReds, second, lastGiver);
  }

  private void handOut(int fromBlue, int fromRed, int winners, int lastGiver) {
    int sharers = Integer.bitCount(winners);
    int share = Sharing.share(fromBlue, fromRed, sharers);
    int reds = Sharing.fewestReds(fromBlue, share, sharers);
    for (int i = 0; i < blue.length; i++) {
      int seat = (lastGiver + i) % blue.length;
      if (((winners >> seat) & 1) == 0) {
        continue;
      }
      int given = Math.min(reds, share / 2);
      reds -= given;
      red[seat] += given;
      blue[seat] += share - 2 * given;
      leftRed -= given;
      leftBlue -= share - 2 * given;
    }
  }
}
