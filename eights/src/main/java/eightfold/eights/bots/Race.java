package eightfold.eights.bots;

import eightfold.kit.Regret;
import java.util.Arrays;

/**
 * Compares candidates over the same sampled worlds. Every now and then it drops those that are
 * behind the leader by more than chance explains, so that the others get more of the budget.
 *
 * <p>A candidate starts with what the rule of thumb thinks of it, as if that had been found in so
 * many worlds; thus few worlds change little. Some are natural: one of them is chosen unless chance
 * cannot explain that another one leads.
 */
final class Race {
  private static final int MOST_WORLDS = 16_384;
  private static final double PRIOR_WORLDS = 20;
  private static final double CHANCE = 2; // standard errors
  private static final double TRIFLE = 0.001; // of a win

  private final int firstLook;
  private final double clearly;

  /** By candidate and world; those that are dropped early need little room. */
  private final float[][] values;

  private final double[] sums;
  private final boolean[] out;
  private final boolean[] natural;
  private int size;
  private int alive;
  private int worlds;
  private int nextLook;
  private boolean settled;

  /**
   * @param most candidates
   * @param firstLook after how many worlds it drops some for the first time
   * @param clearly how many standard errors behind the leader
   */
  Race(int most, int firstLook, double clearly) {
    this.firstLook = firstLook;
    this.clearly = clearly;
    values = new float[most][firstLook];
    sums = new double[most];
    out = new boolean[most];
    natural = new boolean[most];
  }

  void start(int candidates) {
    size = candidates;
    alive = candidates;
    worlds = 0;
    nextLook = firstLook;
    settled = false;
    Arrays.fill(out, false);
  }

  void expect(int candidate, double value, boolean isNatural) {
    sums[candidate] = PRIOR_WORLDS * value;
    natural[candidate] = isNatural;
  }

  /** How many are still in the race. */
  int alive() {
    return alive;
  }

  boolean runs(int candidate) {
    return !out[candidate];
  }

  boolean undecided() {
    return alive > 1 && worlds < MOST_WORLDS && !settled;
  }

  /** What a candidate that runs comes to in the current world. */
  void note(int candidate, double value) {
    if (worlds == values[candidate].length) {
      values[candidate] = Arrays.copyOf(values[candidate], 2 * worlds);
    }
    values[candidate][worlds] = (float) value;
    sums[candidate] += value;
  }

  void nextWorld() {
    if (++worlds == nextLook) {
      nextLook += Math.max(firstLook, worlds / 4);
      drop(leader(false));
      settled = regret(choice()) < TRIFLE * worlds;
    }
  }

  /** The leader, or the first of the natural ones if chance may explain that it is behind. */
  int choice() {
    int leader = leader(false);
    int first = leader(true);
    boolean close = first >= 0 && sums[leader] - sums[first] <= CHANCE * error(first, leader);
    return close ? first : leader;
  }

  private int leader(boolean onlyNatural) {
    int leader = -1;
    for (int i = 0; i < size; i++) {
      boolean counts = !out[i] && (natural[i] || !onlyNatural);
      if (counts && (leader < 0 || sums[i] > sums[leader])) {
        leader = i;
      }
    }
    return leader;
  }

  private void drop(int leader) {
    for (int i = 0; i < size; i++) {
      if (!out[i] && i != leader && sums[leader] - sums[i] > clearly * error(i, leader)) {
        out[i] = true;
        alive--;
      }
    }
  }

  /** What it may cost to take this one now, times the worlds. */
  private double regret(int choice) {
    double regret = 0;
    for (int i = 0; i < size; i++) {
      if (!out[i] && i != choice) {
        regret += Regret.of(sums[choice] - sums[i], error(i, choice));
      }
    }
    return regret;
  }

  /** The standard error of a lead, times the worlds. */
  private double error(int candidate, int leader) {
    float[] first = values[leader];
    float[] second = values[candidate];
    double squares = 0;
    for (int w = 0; w < worlds; w++) {
      double gain = first[w] - second[w];
      squares += gain * gain;
    }
    return Math.sqrt(squares);
  }
}
