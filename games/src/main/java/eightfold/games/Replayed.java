package eightfold.games;

import java.util.List;

/**
 * A game of a transcript, every line of which holds.
 *
 * @param number which game of the file, from 1
 * @param line the line that opens it
 * @param game its slug
 * @param finished false if the file ends before the game does
 * @param seed whether the deals are those that the seed stands for
 * @param loose how many moves are understood but not written exactly as notation writes them
 */
public record Replayed(
    int number,
    int line,
    String game,
    int seats,
    int rounds,
    int moves,
    List<Integer> points,
    boolean finished,
    Seed seed,
    int loose) {
  public Replayed {
    points = List.copyOf(points);
  }

  /** What the seed in a transcript is to us. A transcript holds whatever it is. */
  public enum Seed {
    /** The deals follow from it. */
    FOLLOWED,
    /** It has the form of our seeds, but the deals are others. */
    OTHER_DEALS,
    /** Some other text. */
    OPAQUE
  }
}
