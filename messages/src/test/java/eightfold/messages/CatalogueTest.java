package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The files themselves: complete, well-formed, and true to each language's habits. */
class CatalogueTest {
  private final Map<String, String> english = all(Language.EN);

  /** The patterns of all parts. */
  private static Map<String, String> all(Language language) {
    Map<String, String> patterns = new LinkedHashMap<>();
    for (String part : Catalogue.PARTS) {
      Catalogue.read(part, language)
          .forEach((key, text) -> assertThat(patterns.put(key, text)).as(key).isNull());
    }
    return patterns;
  }

  @ParameterizedTest
  @EnumSource
  void every_language_has_the_same_keys_in_ascending_order(Language language) {
    assertThat(all(language).keySet()).containsExactlyElementsOf(english.keySet());
    for (String part : Catalogue.PARTS) {
      assertThat(new ArrayList<>(Catalogue.read(part, language).keySet())).isSorted();
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_message_is_well_formed_and_takes_the_same_arguments(Language language) {
    all(language)
        .forEach(
            (key, message) -> {
              Shape own = Shape.of(message);
              Shape theirs = Shape.of(english.getOrDefault(key, ""));
              assertThat(own.takesTheSameAs(theirs)).as("%s: %s %s", key, own, theirs).isTrue();
            });
  }

  @ParameterizedTest
  @EnumSource
  void messages_use_nothing_beyond_plural_select_and_number(Language language) {
    all(language)
        .forEach((key, message) -> assertThat(Shape.of(message).styles()).isSubsetOf("number"));
  }

  @ParameterizedTest
  @EnumSource
  void typography_is_that_of_the_language(Language language) {
    all(language)
        .forEach(
            (key, message) -> {
              assertThat(message).as(key).doesNotContain("'", "\"", "...", "  ").isNotBlank();
              assertThat(message.strip()).as(key).isEqualTo(message);
              assertThat(message).as(key).doesNotContainPattern(badSpacing(language));
              assertThat(message).as(key).doesNotContain(foreignQuotes(language));
            });
  }

  /** A French sign of two parts stands apart from its word, by a space that never breaks. */
  private static String badSpacing(Language language) {
    return language == Language.FR ? "[^\\u202F][;!?]|[^\\u00A0]:|«[^\\u00A0]" : "\\s[;:!?]";
  }

  private static List<String> foreignQuotes(Language language) {
    return switch (language) {
      case EN -> List.of("„", "«", "»");
      case DE -> List.of("”", "«", "»");
      case FR, IT -> List.of("„", "“", "”");
    };
  }
}
