package eightfold.lab.puzzles;

import java.util.HashMap;
import java.util.Map;

/** Sees to it that neither one answer nor one level fills the whole collection. */
final class Variety {
  private final int count;
  private final Map<String, Integer> taken = new HashMap<>();

  Variety(int count) {
    this.count = count;
  }

  int count() {
    return count;
  }

  /**
   * Whether there is room for one more like this; if so, it is counted. No level has more than two
   * fifths of all puzzles, and no answer is right in more than half of them or in more than a
   * quarter of them at one level.
   */
  boolean wants(Puzzle.Level level, String answer) {
    String both = level + " " + answer;
    if (5 * taken(level.name()) >= 2 * count
        || 2 * taken(answer) >= count
        || 4 * taken(both) >= count) {
      return false;
    }
    for (String kind : new String[] {level.name(), answer, both}) {
      taken.merge(kind, 1, Integer::sum);
    }
    return true;
  }

  private int taken(String kind) {
    return taken.getOrDefault(kind, 0);
  }
}
