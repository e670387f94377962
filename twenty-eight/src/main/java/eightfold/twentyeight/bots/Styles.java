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

  /** How often people do not act by their style, and how many of them do so as often. */
  private static final double[] SLIPS = {0.004, 0.03, 0.15};

  private static final double[] SLIP_SHARES = {0.4, 0.4, 0.2};

  /** There are never as many answers, neither in a round nor in all rounds before. */
  private static final int MANY = 64;

  private static final double[][] SLIPPING = new double[SLIPS.length][MANY];
  private static final double[][] FITTING = new double[SLIPS.length][MANY];

  static {
    for (int slip = 0; slip < SLIPS.length; slip++) {
      double slipped = 1;
      double fit = 1;
      for (int n = 0; n < MANY; n++) {
        SLIPPING[slip][n] = slipped;
        FITTING[slip][n] = fit;
        slipped *= SLIPS[slip];
        fit *= 1 - SLIPS[slip];
      }
    }
  }

  /** Some answers, by how many of them are no answers of a style. */
  static final class Misfits {
    private final int[] low = new int[EIGHTS.length];
    private final int[] high = new int[TWENTY_EIGHTS.length];
    private int answers;

    void add(int standing, boolean took) {
      answers++;
      if (standing <= 8) {
        for (int i = 0; i < low.length; i++) {
          low[i] += of(i * high.length).takes(standing) == took ? 0 : 1;
        }
      } else {
        for (int i = 0; i < high.length; i++) {
          high[i] += of(i).takes(standing) == took ? 0 : 1;
        }
      }
    }

    private double likelihood(int style, int slip) {
      int misfits = low[style / high.length] + high[style % high.length];
      return SLIPPING[slip][misfits] * FITTING[slip][answers - misfits];
    }
  }

  /** What is known of somebody: how likely each style is with each number of slips. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Known(double[][] shares) {
    static Known by(Misfits past) {
      double[][] shares = new double[SLIPS.length][STYLES.length];
      for (int slip = 0; slip < SLIPS.length; slip++) {
        for (int style = 0; style < STYLES.length; style++) {
          shares[slip][style] = SLIP_SHARES[slip] * PRIOR[style] * past.likelihood(style, slip);
        }
      }
      return new Known(shares);
    }

    /** How likely each style is together with these answers. */
    double[] with(Misfits answers) {
      double[] weights = new double[STYLES.length];
      for (int slip = 0; slip < SLIPS.length; slip++) {
        for (int style = 0; style < STYLES.length; style++) {
          weights[style] += shares[slip][style] * answers.likelihood(style, slip);
        }
      }
      return weights;
    }
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
