package eightfold.advice;

import java.util.Comparator;

/** A move that is tried, and how it went. */
final class Candidate {
  static final Comparator<Candidate> BEST_FIRST =
      Comparator.comparingDouble((Candidate c) -> c.wins.mean())
          .thenComparingDouble(c -> c.points.mean())
          .reversed();

  final long move;
  final Series wins = new Series();
  final Series points = new Series();

  Candidate(long move) {
    this.move = move;
  }

  void note(double share, int end) {
    wins.add(share);
    points.add(end);
  }

  /** How much more it wins than another one in the worlds where both were tried. */
  Series gain(Candidate other) {
    Series gain = new Series();
    for (int i = 0; i < Math.min(wins.size(), other.wins.size()); i++) {
      gain.add(wins.at(i) - other.wins.at(i));
    }
    return gain;
  }
}
