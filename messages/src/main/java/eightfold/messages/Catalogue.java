package eightfold.messages;

import eightfold.games.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads the files of one language: flat objects, keys in ascending order. These parts make the one
 * catalogue: what everybody says (no prefix), what only the screens of the browser say ({@code
 * web}), what only its tables say ({@code tables}), and all that is said of one game (its slug).
 */
final class Catalogue {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /** What comes before the language in the names of the files. */
  static final List<String> PARTS =
      Stream.concat(
              Stream.of("", "web.", "tables."),
              Games.all().stream().map(kit -> kit.info().slug() + "."))
          .toList();

  private Catalogue() {}

  /** All patterns of a language, by key. */
  static Map<String, String> read(Language language) {
    Map<String, String> patterns = new TreeMap<>();
    PARTS.forEach(part -> patterns.putAll(read(part, language)));
    return Collections.unmodifiableMap(patterns);
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
