package eightfold.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Compares a written line with the one that the engine would write; other fields are ignored. */
final class Comparison {
  private Comparison() {}

  /** The first difference as a sentence. */
  static Optional<String> difference(JsonNode line, Map<String, Object> expected) {
    return difference("", line, expected);
  }

  private static Optional<String> difference(String path, JsonNode line, Map<?, ?> expected) {
    for (Map.Entry<?, ?> field : expected.entrySet()) {
      String key = field.getKey().toString();
      Optional<String> difference = difference(path + key, line.get(key), field.getValue());
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> difference(
      String name, @Nullable JsonNode found, Object expected) {
    if (found == null) {
      return Optional.of("The field " + name + " is missing.");
    }
    if (expected instanceof Map<?, ?> fields && found.isObject()) {
      return difference(name + ".", found, fields);
    }
    if (expected instanceof List<?> list && found.isArray()) {
      return difference(name, found, list);
    }
    return equal(found, expected)
        ? Optional.empty()
        : Optional.of(
            "%s is %s and should be %s.".formatted(name, shown(found.toString()), shown(expected)));
  }

  private static Optional<String> difference(String name, JsonNode found, List<?> expected) {
    if (found.size() != expected.size()) {
      return Optional.of(
          "%s has %d entries and should have %d.".formatted(name, found.size(), expected.size()));
    }
    for (int i = 0; i < expected.size(); i++) {
      Optional<String> difference = difference(name + "[" + i + "]", found.get(i), expected.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private static boolean equal(JsonNode found, Object expected) {
    return switch (expected) {
      case Boolean flag -> found.isBoolean() && found.booleanValue() == flag;
      case Number number ->
          found.isIntegralNumber()
              && found.canConvertToLong()
              && found.longValue() == number.longValue();
      default -> found.isString() && found.stringValue().equals(expected.toString());
    };
  }

  private static String shown(Object value) {
    String text = value.toString();
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }
}
