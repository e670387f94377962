package eightfold.kit;

/**
 * What it may cost to decide now instead of thinking on, by what was seen so far: the choice is
 * ahead of another move by a mean that is uncertain, and if it is behind in truth, that is what one
 * loses. Thinking pays only while this is more than a trifle.
 */
public final class Regret {
  private static final double DENSITY = 1 / Math.sqrt(2 * Math.PI);

  private Regret() {}

  /**
   * The expected loss, or a little more, if the true lead is spread normally around the mean.
   *
   * @param lead how far the choice is ahead of another move, on average
   * @param error the standard error of that
   */
  public static double of(double lead, double error) {
    double behind = Math.max(0, -lead);
    if (error <= 0) {
      return behind;
    }
    double errors = lead / error;
    return behind + error * DENSITY * Math.exp(-errors * errors / 2) / (1 + errors * errors);
  }
}
