package eightfold.twentyeight.bots;

/**
 * What one knows of somebody from earlier rounds: how likely each style is, together with how often
 * they do not keep to it.
 */
final class Acquaintance {
  private static final double[] SLIPS = {0.004, 0.03, 0.15};
  private static final double[] SLIP_SHARES = {0.4, 0.4, 0.2};

  /** There are never as many answers, neither in a round nor in all rounds before. */
  private static final int MANY = 64;

  /** By slip and number: the chance of so many slips, and of so many answers without one. */
  private static final double[][] SLIPPED = new double[SLIPS.length][MANY];

  private static final double[][] KEPT = new double[SLIPS.length][MANY];

  static {
    for (int slip = 0; slip < SLIPS.length; slip++) {
      SLIPPED[slip][0] = 1;
      KEPT[slip][0] = 1;
      for (int n = 1; n < MANY; n++) {
        SLIPPED[slip][n] = SLIPPED[slip][n - 1] * SLIPS[slip];
        KEPT[slip][n] = KEPT[slip][n - 1] * (1 - SLIPS[slip]);
      }
    }
  }

  private final double[][] odds = new double[SLIPS.length][Styles.count()];

  Acquaintance(Misfits past) {
    for (int slip = 0; slip < SLIPS.length; slip++) {
      for (int style = 0; style < Styles.count(); style++) {
        double share = SLIP_SHARES[slip] * Styles.share(style);
        odds[slip][style] = share * likelihood(past, style, slip);
      }
    }
  }

  /** How likely each style is together with these answers. */
  double[] with(Misfits answers) {
    double[] weights = new double[Styles.count()];
    for (int slip = 0; slip < SLIPS.length; slip++) {
      for (int style = 0; style < weights.length; style++) {
        weights[style] += odds[slip][style] * likelihood(answers, style, slip);
      }
    }
    return weights;
  }

  private static double likelihood(Misfits answers, int style, int slip) {
    int misfits = answers.of(style);
    return SLIPPED[slip][misfits] * KEPT[slip][answers.answers() - misfits];
  }
}
