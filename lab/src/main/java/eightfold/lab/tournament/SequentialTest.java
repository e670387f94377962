package eightfold.lab.tournament;

import eightfold.advice.Estimate;
import eightfold.advice.Series;

/**
 * Is A better than B? A bet against "no" that may be looked at after every block.
 *
 * <p>Each block gives a difference d between −1 and 1. Somebody who stakes the part λ of a fortune
 * on every block owns the product of all 1 + λd. If A is not better, that fortune grows on no
 * average, whatever the distribution of d, and by Ville's inequality the chance that it ever
 * reaches 1/α is at most α. We divide the starting fortune among several λ, and among A and B. So
 * the answer holds whenever one stops, and for any number of looks.
 */
public final class SequentialTest {
  /** The chance of a wrong answer when both are equally good. */
  public static final double ALPHA = 0.05;

  // Below 1, so that no fortune is lost in one block.
  private static final double[] STAKES = {0.95, 0.75, 0.6, 0.45, 0.32, 0.22, 0.15, 0.1, 0.06, 0.03};

  private final double[] forA = new double[STAKES.length];
  private final double[] forB = new double[STAKES.length];
  private final Series differences = new Series();

  /** What is known so far. */
  public enum Answer {
    OPEN,
    A,
    B
  }

  void add(double difference) {
    differences.add(difference);
    for (int i = 0; i < STAKES.length; i++) {
      forA[i] += Math.log1p(STAKES[i] * difference);
      forB[i] += Math.log1p(-STAKES[i] * difference);
    }
  }

  /**
   * Who is better, as far as is known.
   *
   * @param tests how many such questions are asked of the same games
   */
  public Answer answer(int tests) {
    if (logFortune(forA) >= logWanted(tests)) {
      return Answer.A;
    }
    return logFortune(forB) >= logWanted(tests) ? Answer.B : Answer.OPEN;
  }

  /** How far it is to an answer, from 0 to 1. */
  public double progress(int tests) {
    double best = Math.max(logFortune(forA), logFortune(forB));
    return Math.clamp(best / logWanted(tests), 0, 1);
  }

  /** The factor by which the better bet has grown. */
  public double evidence() {
    return Math.exp(Math.min(700, Math.max(logFortune(forA), logFortune(forB))));
  }

  private static double logWanted(int tests) {
    return Math.log(2 * tests / ALPHA);
  }

  private static double logFortune(double[] logs) {
    double best = Double.NEGATIVE_INFINITY;
    for (double log : logs) {
      best = Math.max(best, log);
    }
    double sum = 0;
    for (double log : logs) {
      sum += Math.exp(log - best);
    }
    return best + Math.log(sum / logs.length);
  }

  /** The mean difference with the interval that holds at every moment at once. */
  public Estimate difference() {
    double mean = differences.mean();
    return new Estimate(mean, bound(mean, -1), bound(mean, 1));
  }

  /** The farthest difference, on one side of the mean, that the bets do not rule out. */
  private double bound(double mean, int side) {
    double inside = mean;
    double outside = side;
    for (int i = 0; i < 30; i++) {
      double middle = (inside + outside) / 2;
      if (ruledOut(middle, side)) {
        outside = middle;
      } else {
        inside = middle;
      }
    }
    return outside;
  }

  private boolean ruledOut(double difference, int side) {
    double[] logs = new double[STAKES.length];
    double widest = 1 - side * difference; // the most that a block can tell against the bet
    for (int i = 0; i < differences.size(); i++) {
      double gain = side * (difference - differences.at(i)) / widest;
      for (int j = 0; j < STAKES.length; j++) {
        logs[j] += Math.log1p(STAKES[j] * gain);
      }
    }
    return logFortune(logs) >= logWanted(1);
  }
}
