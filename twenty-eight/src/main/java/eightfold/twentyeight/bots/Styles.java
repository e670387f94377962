package eightfold.twentyeight.bots;

/**
 * How people play, as far as we imagine: where they stop up to 8, where beyond, and how many of
 * them do. Few stop where it is best, and some take no card at all.
 */
final class Styles {
  private static final int[] EIGHTS = {0, 4, 5, 6, 7, 8, 9};
  private static final double[] EIGHT_SHARES = {0.02, 0.015, 0.015, 0.03, 0.06, 0.82, 0.04};
  private static final int[] TWENTY_EIGHTS = {0, 19, 22, 24, 25, 26, 27, 28};
  private static final double[] TWENTY_EIGHT_SHARES = {
    0.02, 0.02, 0.05, 0.07, 0.10, 0.50, 0.19, 0.05
  };

  /** Those who decline whatever they have, besides those who happen to. */
  private static final double DECLINERS = 0.02;

  private static final Style[] STYLES = styles();
  private static final double[] PRIOR = shares();

  private Styles() {}

  /** How many styles there are: each place to stop up to 8 with each one beyond. */
  static int count() {
    return STYLES.length;
  }

  /** How many places to stop beyond 8; styles that follow each other differ in this first. */
  static int highs() {
    return TWENTY_EIGHTS.length;
  }

  /** How many people play in this style, as a part of all. */
  static double share(int style) {
    return PRIOR[style];
  }

  static Style of(int style) {
    return STYLES[style];
  }

  private static Style[] styles() {
    Style[] styles = new Style[EIGHTS.length * TWENTY_EIGHTS.length];
    for (int i = 0; i < styles.length; i++) {
      styles[i] =
          new Style(EIGHTS[i / TWENTY_EIGHTS.length], TWENTY_EIGHTS[i % TWENTY_EIGHTS.length]);
    }
    return styles;
  }

  private static double[] shares() {
    double[] shares = new double[STYLES.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] =
          EIGHT_SHARES[i / TWENTY_EIGHTS.length] * TWENTY_EIGHT_SHARES[i % TWENTY_EIGHTS.length];
    }
    shares[0] += DECLINERS;
    return shares;
  }
}
