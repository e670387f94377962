package eightfold.games;

import java.util.Map;

/** A line of a transcript with its number in the file. */
sealed interface Line {
  int number();

  record Parsed(int number, Map<?, ?> json) implements Line {
    /**
     * What the line is, by the fields that it has. Lines may carry fields of other programs, so the
     * rarest names decide first.
     */
    Kind kind() {
      if (json.containsKey("move")) {
        return Kind.MOVE;
      } else if (json.containsKey("deck")) {
        return Kind.DEAL;
      } else if (json.containsKey("score")) {
        return Kind.SCORE;
      } else if (json.containsKey("end")) {
        return Kind.END;
      } else if (json.containsKey("game")) {
        return Kind.HEAD;
      } else if (json.containsKey("deal")) {
        return Kind.DEAL;
      }
      return json.containsKey("v") ? Kind.HEAD : Kind.OTHER;
    }
  }

  record Broken(int number, String why) implements Line {}

  default boolean opensGame() {
    return this instanceof Parsed parsed && parsed.kind() == Kind.HEAD;
  }

  /** The kinds of lines that notation knows. */
  enum Kind {
    HEAD("the beginning of a game"),
    DEAL("a deal"),
    MOVE("a move"),
    SCORE("a score"),
    END("the end of the game"),
    OTHER("a line of no known kind");

    private final String name;

    Kind(String name) {
      this.name = name;
    }

    String inWords() {
      return name;
    }

    String isMissing() {
      return Character.toUpperCase(name.charAt(0)) + name.substring(1) + " is missing.";
    }
  }
}
