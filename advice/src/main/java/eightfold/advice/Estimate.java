package eightfold.advice;

/** A figure with its 95 % confidence interval; the interval is not a number if there is none. */
public record Estimate(double mean, double low, double high) {
  /** Whether the interval is known. */
  public boolean bounded() {
    return !Double.isNaN(low);
  }

  /** Half the width of the interval. */
  public double margin() {
    return (high - low) / 2;
  }

  static Estimate unbounded(double mean) {
    return new Estimate(mean, Double.NaN, Double.NaN);
  }

  public Estimate scaled(double factor) {
    return new Estimate(mean * factor, low * factor, high * factor);
  }
}
