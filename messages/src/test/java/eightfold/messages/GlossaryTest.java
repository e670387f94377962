package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One word for one thing. The glossary of a language ({@code glossary.de.json}) gives for each
 * concept the term, as a pattern that begins a word, and what it is never called. A concept is
 * named by the game whose texts it rules, or {@code all}, and by its English name.
 */
class GlossaryTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** The terminal's help quotes commands, which are English. */
  private static final String COMMANDS = "play.help";

  private record Term(Pattern term, List<Pattern> never) {}

  private static Map<String, Term> glossary(Language language) {
    String file = "/glossary." + language.code() + ".json";
    try (InputStream in = GlossaryTest.class.getResourceAsStream(file)) {
      Map<String, Term> terms = new TreeMap<>();
      for (Map.Entry<String, JsonNode> entry : MAPPER.readTree(in).properties()) {
        List<Pattern> never = new ArrayList<>();
        entry.getValue().get("never").forEach(word -> never.add(beginning(word.stringValue())));
        terms.put(
            entry.getKey(), new Term(beginning(entry.getValue().get("term").stringValue()), never));
      }
      return terms;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Pattern beginning(String word) {
    return Pattern.compile(
        "(?<!\\w)(?:" + word + ")",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
  }

  /** What people read of the texts that a concept rules, by key. */
  private static Map<String, String> texts(Language language, String concept) {
    String scope = concept.substring(0, concept.indexOf('/'));
    Map<String, String> texts = new LinkedHashMap<>();
    for (String part : Catalogue.PARTS) {
      if (scope.equals("all") || part.equals(scope + ".")) {
        Catalogue.read(part, language).forEach((key, text) -> texts.put(key, Shape.words(text)));
      }
    }
    texts.keySet().removeIf(key -> key.startsWith(COMMANDS));
    return texts;
  }

  @ParameterizedTest
  @EnumSource
  void every_language_has_a_term_for_every_concept(Language language) {
    Map<String, Term> glossary = glossary(language);
    assertThat(glossary.keySet()).isEqualTo(glossary(Language.EN).keySet());
    glossary.forEach(
        (concept, term) ->
            assertThat(texts(language, concept).values())
                .as("%s in %s", concept, language)
                .anyMatch(text -> term.term().matcher(text).find()));
  }

  @ParameterizedTest
  @EnumSource
  void nothing_is_called_by_another_name(Language language) {
    glossary(language)
        .forEach(
            (concept, term) ->
                texts(language, concept)
                    .forEach(
                        (key, text) ->
                            assertThat(term.never())
                                .as("%s in %s: %s", concept, key, text)
                                .noneMatch(word -> word.matcher(text).find())));
  }

  @ParameterizedTest
  @EnumSource
  void where_english_has_the_term_the_translation_has_it_too(Language language) {
    Map<String, Term> english = glossary(Language.EN);
    glossary(language)
        .forEach(
            (concept, term) -> {
              Map<String, String> own = texts(language, concept);
              Pattern wanted = Objects.requireNonNull(english.get(concept)).term();
              texts(Language.EN, concept)
                  .forEach(
                      (key, text) -> {
                        if (wanted.matcher(text).find()) {
                          assertThat(own.get(key))
                              .as("%s in %s", concept, key)
                              .containsPattern(term.term());
                        }
                      });
            });
  }

  @Test
  void only_what_people_read_counts() {
    String message =
        "{who, select, ghost {You and {name}} other {{n, plural, other {# more}}}} play";
    assertThat(Shape.words(message).strip().split(" +"))
        .containsExactly("You", "and", "more", "play");
    assertThat(beginning("pot\\b").matcher("spot the pots").find()).isFalse();
    assertThat(beginning("(?-i:policier)").matcher("le Policier").find()).isFalse();
  }
}
