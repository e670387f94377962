package eightfold.lab.tournament;

import java.util.Optional;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Blocks as lines of JSON. All but the times is the same whenever a block is played again. */
final class BlockJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .build();

  private BlockJson() {}

  /** A block, or fields by name. */
  static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  static JsonNode parse(String line) {
    return MAPPER.readTree(line);
  }

  /** Throws an {@link IllegalArgumentException} or one of Jackson's if something is missing. */
  static Block readBlock(String line) {
    return Optional.ofNullable(MAPPER.readValue(line, Block.class))
        .orElseThrow(() -> new IllegalArgumentException("no block"));
  }
}
