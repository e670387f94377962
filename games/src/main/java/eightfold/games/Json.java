package eightfold.games;

import eightfold.json.JsonTree;
import eightfold.json.Unreadable;
import java.util.Map;

/** One line of JSON, there and back. */
final class Json {
  private Json() {}

  /** Compact, the fields in the map's order. */
  static String write(Map<String, Object> fields) {
    return JsonTree.text(fields);
  }

  static Line read(int number, String text) {
    try {
      return JsonTree.read(text) instanceof Map<?, ?> json
          ? new Line.Parsed(number, json)
          : new Line.Broken(number, "The line is not a JSON object.");
    } catch (Unreadable e) {
      return new Line.Broken(number, "The line is not JSON: " + e.sentence() + ".");
    }
  }
}
