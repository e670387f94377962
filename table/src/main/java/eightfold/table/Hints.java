package eightfold.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Hints at a table: whether they may be asked for, and how many each seat had in this game. */
final class Hints {
  /** What the host said, if anything. */
  private Optional<Boolean> said = Optional.empty();

  private int[] counts = new int[0];

  /** The position in which the last one was asked for. */
  private int last = -1;

  void say(boolean on) {
    said = Optional.of(on);
  }

  /**
   * @param usually as long as the host has said nothing
   */
  boolean allowed(boolean usually) {
    return said.orElse(usually);
  }

  /** A game begins. */
  void begin(int seats) {
    counts = new int[seats];
    last = -1;
  }

  void give(int seat, int at) {
    counts[seat]++;
    last = at;
  }

  /** Whether the one to act in this position had a hint already. */
  boolean isGiven(int at) {
    return last == at;
  }

  int of(int seat) {
    return seat < counts.length ? counts[seat] : 0;
  }

  /** By seat; empty if there were none. */
  List<Integer> all() {
    List<Integer> all = new ArrayList<>();
    if (Arrays.stream(counts).anyMatch(count -> count > 0)) {
      Arrays.stream(counts).forEach(all::add);
    }
    return all;
  }
}
