package eightfold.games;

import eightfold.json.JsonTree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares a written line with the one that the engine would write; other fields are ignored. */
final class Comparison {
  private Comparison() {}

  /** The first difference as a sentence. */
  static Optional<String> difference(Map<?, ?> line, Map<String, Object> expected) {
    return difference("", line, expected);
  }

  private static Optional<String> difference(String path, Map<?, ?> line, Map<?, ?> expected) {
    for (Map.Entry<?, ?> field : expected.entrySet()) {
      String key = field.getKey().toString();
      Optional<String> difference = difference(path + key, line.get(key), field.getValue());
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> difference(String name, @Nullable Object found, Object expected) {
    if (found == null) {
      return Optional.of("The field " + name + " is missing.");
    }
    if (expected instanceof Map<?, ?> fields && found instanceof Map<?, ?> line) {
      return difference(name + ".", line, fields);
    }
    if (expected instanceof List<?> list && found instanceof List<?> items) {
      return difference(name, items, list);
    }
    return equal(found, expected)
        ? Optional.empty()
        : Optional.of(
            name
                + " is "
                + shown(JsonTree.text(found))
                + " and should be "
                + shown(expected)
                + ".");
  }

  private static Optional<String> difference(String name, List<?> found, List<?> expected) {
    if (found.size() != expected.size()) {
      return Optional.of(
          name + " has " + found.size() + " entries and should have " + expected.size() + ".");
    }
    for (int i = 0; i < expected.size(); i++) {
      Optional<String> difference = difference(name + "[" + i + "]", found.get(i), expected.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private static boolean equal(Object found, Object expected) {
    return switch (expected) {
      case Boolean flag -> found.equals(flag);
      case Number number -> found.equals(number.longValue());
      default -> found.equals(expected.toString());
    };
  }

  private static String shown(Object value) {
    String text = value.toString();
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }
}
