package eightfold.eights.bots;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Compares candidates over the same sampled worlds. Every now and then it drops those that are
 * behind the leader by more than chance explains, so that the others get more of the budget.
 *
 * <p>A candidate starts with what the rule of thumb thinks of it, as if that had been found in so
 * many worlds; thus few worlds change little.
 */
final class Race {
  private static final int MOST_WORLDS = 16_384;
  private static final double PRIOR_WORLDS = 20;
  private static final double CHANCE = 2; // standard errors

  private final int firstLook;
  private final double clearly;

  /** By candidate and world; those that are dropped early need little room. */
  private final float[][] values;

  private final double[] prior;
  private final double[] sums;
  private final boolean[] out;
  private int size;
  private int alive;
  private int worlds;
  private int nextLook;

  /**
   * @param most candidates
   * @param firstLook after how many worlds it drops some for the first time
   * @param clearly how many standard errors behind the leader
   */
  Race(int most, int firstLook, double clearly) {
    this.firstLook = firstLook;
    this.clearly = clearly;
    values = new float[most][firstLook];
    prior = new double[most];
    sums = new double[most];
    out = new boolean[most];
  }

  void start(int candidates) {
    size = candidates;
    alive = candidates;
    worlds = 0;
    nextLook = firstLook;
    Arrays.fill(out, false);
  }

  void expect(int candidate, double value) {
    prior[candidate] = PRIOR_WORLDS * value;
    sums[candidate] = prior[candidate];
  }

  /** How many are still in the race. */
  int alive() {
    return alive;
  }

  boolean runs(int candidate) {
    return !out[candidate];
  }

  boolean undecided() {
    return alive > 1 && worlds < MOST_WORLDS;
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
      drop(leader());
    }
  }

  int leader() {
    return leader(i -> true);
  }

  /** The best of some candidates, or −1 if none of them runs. */
  int leader(IntPredicate some) {
    int leader = -1;
    for (int i = 0; i < size; i++) {
      if (!out[i] && some.test(i) && (leader < 0 || sums[i] > sums[leader])) {
        leader = i;
      }
    }
    return leader;
  }

  /** Whether chance may explain that a candidate is behind the leader. */
  boolean close(int candidate) {
    return !behind(candidate, leader(), CHANCE);
  }

  private void drop(int leader) {
    for (int i = 0; i < size; i++) {
      if (!out[i] && i != leader && behind(i, leader, clearly)) {
        out[i] = true;
        alive--;
      }
    }
  }

  private boolean behind(int candidate, int leader, double errors) {
    double sum = prior[leader] - prior[candidate];
    double squares = 0;
    for (int w = 0; w < worlds; w++) {
      double gain = values[leader][w] - values[candidate][w];
      sum += gain;
      squares += gain * gain;
    }
    return sum > 0 && sum * sum > errors * errors * squares;
  }
}
