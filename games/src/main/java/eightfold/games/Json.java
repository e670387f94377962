package eightfold.games;

import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One line of JSON, there and back. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  /** Compact, the fields in the map's order. */
  static String write(Map<String, Object> fields) {
    return MAPPER.writeValueAsString(fields);
  }

  static Line read(int number, String text) {
    try {
      JsonNode json = MAPPER.readTree(text);
      return json.isObject()
          ? new Line.Parsed(number, json)
          : new Line.Broken(number, "The line is not a JSON object.");
    } catch (JacksonException e) {
      String message = e.getOriginalMessage();
      return new Line.Broken(
          number,
          "The line is not JSON: " + message.lines().findFirst().orElse("unreadable") + ".");
    }
  }
}
