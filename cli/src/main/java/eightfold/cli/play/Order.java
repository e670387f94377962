package eightfold.cli.play;

import java.util.Locale;

/** What somebody wants, typed at the prompt. */
sealed interface Order {
  String QUIT = "quit";

  /** A move in notation, or nothing at all. */
  record Make(String text) implements Order {}

  /** The move with this number in the list. */
  record Pick(int number) implements Order {}

  /** All ways to make a kind of move. */
  record More(String what) implements Order {}

  /** The rule book, or a chapter or clause of it. */
  record Rules(String part) implements Order {}

  record Save(String file) implements Order {}

  /** Orders without anything more to say. */
  enum Plain implements Order {
    HELP,
    HINT,
    UNDO,
    TABLE,
    QUIT
  }

  /**
   * Reads a line.
   *
   * @param bareNumbers whether a number alone counts as a number of the list
   */
  static Order read(String line, boolean bareNumbers) {
    String text = line.strip();
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    if (text.matches(bareNumbers ? "#?\\s*[0-9]{1,6}" : "#\\s*[0-9]{1,6}")) {
      return new Pick(Integer.parseInt(text.replaceAll("[^0-9]", "")));
    }
    return switch (words[0].toLowerCase(Locale.ROOT)) {
      case "help", "?" -> Plain.HELP;
      case "hint" -> Plain.HINT;
      case "undo", "u" -> Plain.UNDO;
      case "table" -> Plain.TABLE;
      case QUIT, "exit", "q" -> Plain.QUIT;
      case "rules" -> new Rules(rest.strip());
      case "more" -> new More(rest.strip());
      case "save" -> new Save(rest.strip());
      default -> new Make(text);
    };
  }
}
