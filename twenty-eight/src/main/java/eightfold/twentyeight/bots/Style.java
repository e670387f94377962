package eightfold.twentyeight.bots;

import eightfold.twentyeight.Totals;

/**
 * A way of answering offers that looks at one's own cards only.
 *
 * @param eight a lowest total below this takes another card, if it is at most 8
 * @param twentyEight with a lowest total beyond 8, a best total of at most 28 below this takes one
 */
record Style(int eight, int twentyEight) {
  /** Of the frozen reference. */
  static final Style THRESHOLD = new Style(8, 26);

  /** Holds its own against the reference, and does not bust against those who stop early. */
  static Style steady(int seats) {
    return new Style(8, seats == 3 ? 26 : 27);
  }

  boolean takes(int low, int elevens) {
    return takes(Totals.standing(low, elevens));
  }

  /** Where one stands is said by {@link Totals#standing}. */
  boolean takes(int standing) {
    return standing <= 8 ? standing < eight : standing < twentyEight;
  }
}
