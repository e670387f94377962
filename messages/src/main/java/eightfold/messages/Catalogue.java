package eightfold.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the file of one language: a flat object, keys in ascending order. */
final class Catalogue {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private Catalogue() {}

  /** The patterns by key, in the order of the file. */
  static Map<String, String> read(Language language) {
    String file = language.code() + ".json";
    try (InputStream in = Catalogue.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("there is no catalogue " + file);
      }
      Map<String, String> patterns = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> entry : MAPPER.readTree(in).properties()) {
        patterns.put(entry.getKey(), entry.getValue().stringValue());
      }
      return Collections.unmodifiableMap(patterns);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
