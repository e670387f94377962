package eightfold.lab.puzzles;

import eightfold.core.Reasoning;
import java.util.List;

/**
 * A position with one answer that is clearly the best.
 *
 * @param seat who is to answer
 * @param deal the seed of the game's cards
 * @param moves that led there, in the few words of {@link eightfold.games.Retold}
 * @param answers all that come into question, the best first
 */
public record Puzzle(Level level, int seat, String deal, String moves, List<Answer> answers) {
  public Puzzle {
    answers = List.copyOf(answers);
  }

  /** By who gets it wrong, and how much that costs. */
  public enum Level {
    EASY,
    MEDIUM,
    HARD
  }

  /**
   * An answer and what it is worth.
   *
   * @param move the beginning of its notation; it stands for all moves that begin so, unless
   *     another answer of the puzzle says more
   * @param wins of a hundred games from here
   * @param why what speaks for it or against it
   */
  public record Answer(String move, int wins, Reasoning why) {}
}
