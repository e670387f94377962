package eightfold.advice;

import java.util.Arrays;

/**
 * One figure for each block. Blocks are independent of each other, games of a block are not, so all
 * intervals come from here.
 */
public final class Series {
  private static final double NORMAL = 1.959964;

  private double[] values = new double[64];
  private int size;

  public void add(double value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  public int size() {
    return size;
  }

  public double at(int index) {
    return values[index];
  }

  public double mean() {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += values[i];
    }
    return sum / size;
  }

  private double standardError() {
    double mean = mean();
    double squares = 0;
    for (int i = 0; i < size; i++) {
      squares += (values[i] - mean) * (values[i] - mean);
    }
    return Math.sqrt(squares / (size - 1) / size);
  }

  /** The mean with the usual symmetric interval. */
  public Estimate estimate() {
    double mean = mean();
    if (size < 2) {
      return Estimate.unbounded(mean);
    }
    double margin = student(size - 1) * standardError();
    return new Estimate(mean, mean - margin, mean + margin);
  }

  /**
   * The mean of figures between 0 and 1 with Wilson's interval, which stays between 0 and 1. It
   * takes the number of independent trials that would scatter as much as the blocks do.
   */
  public Estimate share() {
    double mean = mean();
    if (size < 2) {
      return Estimate.unbounded(mean);
    }
    double error = standardError();
    double spread = mean * (1 - mean);
    double trials = error > 0 && spread > 0 ? Math.max(size, spread / (error * error)) : size;
    double z2 = student(size - 1) * student(size - 1) / trials;
    double middle = (mean + z2 / 2) / (1 + z2);
    double margin = Math.sqrt(z2 * spread + z2 * z2 / 4) / (1 + z2);
    return new Estimate(mean, Math.max(0, middle - margin), Math.min(1, middle + margin));
  }

  /** Student's 97.5 % quantile, by its expansion around the normal one. */
  public static double student(int freedom) {
    if (freedom == 1) {
      return 12.706;
    }
    double z = NORMAL;
    double z2 = z * z;
    double n = freedom;
    return z
        + z * (z2 + 1) / (4 * n)
        + z * (5 * z2 * z2 + 16 * z2 + 3) / (96 * n * n)
        + z * (3 * z2 * z2 * z2 + 19 * z2 * z2 + 17 * z2 - 15) / (384 * n * n * n);
  }
}
