package eightfold.eightandhalf.bots;

import eightfold.kit.Regret;
import java.util.Arrays;

/**
 * Compares moves over the same sampled worlds. The first move is the favourite, which is left only
 * for good reason. Moves that are clearly worse than the best one fall out along the way.
 */
final class Race {
  static final int MOST = 8;
  private static final double CLEARLY = 4; // standard errors
  private static final double REASON = 2; // standard errors
  private static final double NEGLIGIBLE = 0.002; // of a win
  private static final double TRIFLE = 0.001; // of a win
  private static final double DOUBT = 0.1;

  private final long[] moves = new long[MOST];
  private final double[][] gain = new double[MOST][MOST];
  private final double[][] squares = new double[MOST][MOST];
  private final boolean[] worse = new boolean[MOST];
  private boolean favourite;
  private int count;
  private int worlds;
  private boolean settled;

  /** The value of each move in the world at hand, for the caller to fill in. */
  final double[] value = new double[MOST];

  void clear() {
    settled = false;
    count = 0;
    worlds = 0;
    favourite = true;
    for (int i = 0; i < MOST; i++) {
      Arrays.fill(gain[i], 0);
      Arrays.fill(squares[i], 0);
    }
  }

  void add(long move) {
    moves[count++] = move;
  }

  boolean has(long move) {
    for (int i = 0; i < count; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  int count() {
    return count;
  }

  long move(int index) {
    return moves[index];
  }

  /** Takes the values of one more world into account. */
  void record() {
    worlds++;
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < count; j++) {
        double difference = value[i] - value[j];
        gain[i][j] += difference;
        squares[i][j] += difference * difference;
      }
    }
  }

  /** As if there had been one more world in which it mattered, lest rare events be overlooked. */
  private double error(int i, int j) {
    return Math.sqrt(squares[i][j] + DOUBT);
  }

  private int leader() {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = gain[i][best] > 0 ? i : best;
    }
    return best;
  }

  /** Whether there is but one move left, or thinking on would bring no more than a trifle. */
  boolean settled() {
    return count <= 1 || settled;
  }

  private double regret() {
    int choice = choice();
    double regret = 0;
    for (int i = 0; i < count; i++) {
      regret += i == choice ? 0 : Regret.of(gain[choice][i], error(choice, i));
    }
    return regret;
  }

  /**
   * Drops what is clearly worse than the best, and what cannot be better than the favourite by more
   * than a trifle.
   */
  void drop() {
    int best = leader();
    int yardstick = favourite ? 0 : best;
    for (int i = 0; i < count; i++) {
      boolean clear = i != best && gain[best][i] > CLEARLY * error(best, i);
      worse[i] = i == yardstick ? clear && !futile(best, i) : clear || futile(i, yardstick);
    }
    favourite &= !worse[0];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (!worse[i]) {
        keep(i, kept++);
      }
    }
    count = kept;
    settled = regret() < TRIFLE * worlds;
  }

  private boolean futile(int i, int yardstick) {
    return gain[i][yardstick] + REASON * error(i, yardstick) < NEGLIGIBLE * worlds;
  }

  private void keep(int from, int to) {
    moves[to] = moves[from];
    int kept = 0;
    for (int j = 0; j < count; j++) {
      if (!worse[j]) {
        gain[to][kept] = gain[from][j];
        squares[to][kept++] = squares[from][j];
      }
    }
  }

  /** The move with the best mean; the favourite unless another is better by more than chance. */
  long best() {
    return moves[choice()];
  }

  private int choice() {
    int best = leader();
    return favourite && gain[best][0] < REASON * error(best, 0) ? 0 : best;
  }
}
