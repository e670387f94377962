package eightfold.bots.eights;

import eightfold.bots.Budget;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import java.util.Arrays;

/**
 * Solves the end of a hand between two players: with an empty stack all cards are known, since what
 * one does not see is in the other hand. The value is the difference of the points still to come,
 * for the player to act, when both play as well as can be.
 *
 * <p>Alpha-beta over sets of faces (equal cards are one) with a table of positions, the highest
 * word first. A line is left as soon as even the best words for the rest of a hand cannot change
 * the result ({@link Ceiling}). Typically far below a millisecond. One thread at a time.
 */
final class Solver {
  /** The answer if the budget ran out. */
  static final int UNSOLVED = Integer.MIN_VALUE;

  private static final int MOST_TURNS = 24;
  private static final int SIZE = 1 << 12;
  private static final int NODES_A_ROLLOUT = 32;
  private static final int INFINITE = 100;

  private final Ceiling ceiling = new Ceiling();
  private final Moves[] moves = new Moves[MOST_TURNS];
  private final long[] keys = new long[SIZE];
  private final short[] values = new short[SIZE];
  private final byte[] bounds = new byte[SIZE];
  private Budget.Meter meter = Budget.rollouts(0).start();
  private long nodes;
  private boolean stopped;
  private long best;

  Solver() {
    for (int i = 0; i < MOST_TURNS; i++) {
      moves[i] = new Moves();
    }
  }

  /**
   * The value of a position, or {@link #UNSOLVED}.
   *
   * @param passed whether the other player has just passed
   */
  int solve(long row, long mine, long theirs, boolean passed, Budget.Meter budget) {
    meter = budget;
    nodes = 0;
    stopped = false;
    Arrays.fill(bounds, (byte) 0);
    best = Packed.PASS;
    int value =
        value(
            0, Deck.faces(row), Deck.faces(mine), Deck.faces(theirs), passed, -INFINITE, INFINITE);
    return stopped ? UNSOLVED : value;
  }

  /** The best move of the position that was solved last. */
  long best() {
    return best;
  }

  long nodes() {
    return nodes;
  }

  private int value(
      int depth, long row, long mine, long theirs, boolean passed, int alpha, int beta) {
    if (++nodes % NODES_A_ROLLOUT == 0 && !meter.take(1)) {
      stopped = true;
    }
    if (stopped) {
      return 0;
    }
    int most = ceiling.of(mine, row | theirs);
    int least = -ceiling.of(theirs, row | mine);
    if (most == least) {
      return 0;
    }
    int low = Math.max(alpha, least - (depth == 0 ? 1 : 0));
    int high = Math.min(beta, most + (depth == 0 ? 1 : 0));
    if (low >= high) {
      return low >= beta ? low : high;
    }
    long key = key(row, mine, theirs, passed);
    int slot = (int) key & (SIZE - 1);
    if (depth > 0 && bounds[slot] != 0 && keys[slot] == key) {
      int known = values[slot];
      if (bounds[slot] == EXACT
          || (bounds[slot] == LOWER && known >= high)
          || (bounds[slot] == UPPER && known <= low)) {
        return known;
      }
    }
    int found = search(depth, row, mine, theirs, passed, low, high);
    if (!stopped) {
      keys[slot] = key;
      values[slot] = (short) found;
      bounds[slot] = found <= low ? UPPER : found >= high ? LOWER : EXACT;
    }
    return found;
  }

  private static final byte EXACT = 1;
  private static final byte LOWER = 2;
  private static final byte UPPER = 3;

  private int search(
      int depth, long row, long mine, long theirs, boolean passed, int alpha, int beta) {
    Moves list = moves[depth];
    list.clear();
    Spelling.all(row, mine, list);
    int top = -INFINITE;
    int low = alpha;
    for (int i = list.size() - 1; i >= 0 && top < beta; i--) {
      long move = list.at(i);
      int points = Packed.word(move) + 1;
      long left = Spelling.handAfter(mine, move);
      if (points + ceiling.of(left, -1L) <= low) {
        top = Math.max(top, points + ceiling.of(left, -1L));
        continue;
      }
      long then = Spelling.rowAfter(row, move);
      int value = points - value(depth + 1, then, theirs, left, false, points - beta, points - low);
      if (value > top) {
        top = value;
        if (depth == 0 && value > low) {
          best = move;
        }
        low = Math.max(low, value);
      }
    }
    if (top < beta) {
      int value =
          passed
              ? 0
              : -value(depth + 1, row, /* mine= */ theirs, /* theirs= */ mine, true, -beta, -low);
      if (value > top) {
        top = value;
        if (depth == 0 && value > low) {
          best = Packed.PASS;
        }
      }
    }
    return top;
  }

  private static long key(long row, long mine, long theirs, boolean passed) {
    return Rng.mix(Rng.mix(Rng.mix(mine) + theirs) + row) + (passed ? 1 : 0);
  }
}
