package eightfold.core;

/**
 * A numbered rule of a game.
 *
 * @param id the letter of the game and a number: {@code T20}
 * @param title a few words that say what it is about
 */
public record Clause(String id, Kind kind, String title) {
  /** What a clause rests on; a clause of several kinds has the last that applies. */
  public enum Kind {
    /** The published rule. */
    PLAIN,
    /** The published rule is silent or ambiguous here, and this is how we read it. */
    READING,
    /** The table chooses. */
    OPTION
  }

  public static Clause plain(String id, String title) {
    return new Clause(id, Kind.PLAIN, title);
  }

  public static Clause reading(String id, String title) {
    return new Clause(id, Kind.READING, title);
  }

  public static Clause option(String id, String title) {
    return new Clause(id, Kind.OPTION, title);
  }
}
