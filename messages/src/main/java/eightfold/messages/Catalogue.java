package eightfold.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads the files of one language: flat objects, keys in ascending order. Three parts make the one
 * catalogue: what everybody says (no prefix), what only the screens of the browser say ({@code
 * web}) and what only its tables say ({@code tables}).
 */
final class Catalogue {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /** What comes before the language in the names of the files. */
  static final List<String> PARTS = List.of("", "web.", "tables.");

  private Catalogue() {}

  /** The patterns that the terminal uses, by key in the order of the file. */
  static Map<String, String> read(Language language) {
    return read(PARTS.getFirst(), language);
  }

  /** The patterns of one part. */
  static Map<String, String> read(String part, Language language) {
    String file = part + language.code() + ".json";
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
