package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import eightfold.kit.Budget;
import java.util.Arrays;

/**
 * Solves the end of a hand between two players: with an empty stack all cards are known, since what
 * one does not see is in the other hand. The value is the difference of the points still to come,
 * for the player to act, when both play as well as can be.
 *
 * <p>Alpha-beta over sets of faces (equal cards are one) with a table of positions, the highest
 * word first. A line is left as soon as even the best words for the rest of a hand cannot change
 * the result ({@link Ceiling}). Half of the positions take microseconds, hardly any a millisecond.
 * One thread at a time.
 */
final class Solver {
  /** The answer if the budget ran out. */
  static final int UNSOLVED = Integer.MIN_VALUE;

  // At most 8 cards a hand make two words each, with a pass before every word and two at the end.
  private static final int MOST_TURNS = 12;
  private static final int SIZE = 1 << 12;
  private static final int NODES_A_ROLLOUT = 32;
  private static final int INFINITE = 100;
  private static final byte EXACT = 1;
  private static final byte AT_LEAST = 2;
  private static final byte AT_MOST = 3;

  private final Moves[] moves = new Moves[MOST_TURNS];
  private final long[] keys = new long[SIZE];
  private final byte[] values = new byte[SIZE];
  private final byte[] kinds = new byte[SIZE];
  private Budget.Meter meter = Budget.rollouts(0).start();
  private int nodes;
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
    best = Packed.PASS;
    Arrays.fill(kinds, (byte) 0);
    long faces = Deck.faces(row);
    int value = search(0, faces, Deck.faces(mine), Deck.faces(theirs), passed, -INFINITE, INFINITE);
    return stopped ? UNSOLVED : value;
  }

  /** The best move of the position that was solved last; of several the first that was found. */
  long best() {
    return best;
  }

  /** Looks for reasons not to search. */
  private int value(int turn, long row, long own, long other, boolean passed, int from, int to) {
    if (++nodes % NODES_A_ROLLOUT == 0 && !meter.take(1)) {
      stopped = true;
    }
    int most = Ceiling.of(own, row | other);
    int least = -Ceiling.of(other, row | own);
    if (stopped || most <= from || least == most) {
      return most;
    }
    if (least >= to) {
      return least;
    }
    long key = Rng.mix(Rng.mix(Rng.mix(own) + other) + row) + (passed ? 1 : 0);
    int slot = (int) key & (SIZE - 1);
    if (keys[slot] == key && settles(slot, from, to)) {
      return values[slot];
    }
    int found = search(turn, row, own, other, passed, from, to);
    keys[slot] = key;
    values[slot] = (byte) found;
    kinds[slot] = found <= from ? AT_MOST : found >= to ? AT_LEAST : EXACT;
    return found;
  }

  private boolean settles(int slot, int from, int to) {
    return switch (kinds[slot]) {
      case EXACT -> true;
      case AT_LEAST -> values[slot] >= to;
      case AT_MOST -> values[slot] <= from;
      default -> false;
    };
  }

  private int search(int turn, long row, long own, long other, boolean passed, int from, int to) {
    Moves list = moves[turn];
    list.clear();
    Spelling.all(row, own, list);
    int top = -INFINITE;
    for (int i = list.size() - 1; i >= 0 && top < to && !stopped; i--) {
      int value = spelled(turn, row, own, other, list.at(i), Math.max(from, top), to);
      if (value > top) {
        top = value;
        best = turn == 0 ? list.at(i) : best;
      }
    }
    if (top < to && !stopped) {
      int low = Math.max(from, top);
      int value =
          passed ? 0 : -value(turn + 1, row, /* own= */ other, /* other= */ own, true, -to, -low);
      if (value > top) {
        top = value;
        best = turn == 0 ? Packed.PASS : best;
      }
    }
    return top;
  }

  private int spelled(int turn, long row, long own, long other, long move, int from, int to) {
    int points = Packed.word(move) + 1;
    long left = Spelling.handAfter(own, move);
    int most = points + Ceiling.of(left, -1L);
    if (most <= from) {
      return most;
    }
    long then = Spelling.rowAfter(row, move);
    return points - value(turn + 1, then, other, left, false, points - to, points - from);
  }
}
