package eightfold.lab.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts a line at a separator, but not within quotes; the quotes stay. */
final class Words {
  private static final char NONE = 0;

  private Words() {}

  /** The parts; empty if a quote is not closed. */
  static Optional<List<String>> split(String line, char separator) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    char quote = NONE;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == separator && quote == NONE) {
        parts.add(part.toString());
        part.setLength(0);
        continue;
      }
      if (quote == NONE && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = NONE;
      }
      part.append(c);
    }
    parts.add(part.toString());
    return quote == NONE ? Optional.of(parts) : Optional.empty();
  }

  /** Without its outermost quotes, wherever in the word they are. */
  static String unquoted(String word) {
    StringBuilder plain = new StringBuilder();
    char quote = NONE;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (quote == NONE && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = NONE;
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }
}
