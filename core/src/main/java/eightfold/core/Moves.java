package eightfold.core;

import java.util.Arrays;
import java.util.stream.LongStream;

/** A growing list of packed moves that is filled again and again. */
public final class Moves {
  private long[] moves = new long[64];
  private int size;

  public int size() {
    return size;
  }

  public long at(int index) {
    return moves[index];
  }

  public void clear() {
    size = 0;
  }

  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** Needs the ascending order that {@link State#legal} promises. */
  public boolean contains(long move) {
    return Arrays.binarySearch(moves, 0, size, move) >= 0;
  }

  public LongStream stream() {
    return Arrays.stream(moves, 0, size);
  }

  public long[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
