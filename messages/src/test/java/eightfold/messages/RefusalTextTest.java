package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Refusal;
import eightfold.games.Games;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RefusalTextTest {
  /** A code and the sentence after it, as all sources write them. */
  private static final Pattern CODE =
      Pattern.compile("\"([a-z0-9]+(?:-[a-z0-9]+)*)\",\\s+\"((?:[A-Z]|\\{\\w)[^\"]*[.}])\"");

  private static final Pattern DETAIL = Pattern.compile("\\{(\\w+)}");

  /**
   * By module, the cause of its refusals. Of the module games only the search for a game counts:
   * what is wrong with a transcript is said in English, to people who write transcripts.
   */
  private static Map<String, String> causes() {
    Map<String, String> causes = new LinkedHashMap<>();
    List.of("core", "games", "kit").forEach(module -> causes.put(module, "field"));
    Games.all().forEach(kit -> causes.put(kit.info().slug(), kit.info().clauses().getFirst().id()));
    return causes;
  }

  static Map<Refusal, String> refusals() {
    Map<Refusal, String> refusals = new LinkedHashMap<>();
    causes()
        .forEach(
            (module, cause) -> {
              for (String source : Sources.of(module)) {
                if (module.equals("games") && !source.contains("class Games ")) {
                  continue;
                }
                Matcher codes = CODE.matcher(source);
                while (codes.find()) {
                  refusals.put(refusal(cause, codes.group(1), codes.group(2)), module);
                }
              }
            });
    return refusals;
  }

  private static Refusal refusal(String cause, String code, String template) {
    Map<String, String> details = new HashMap<>();
    Matcher names = DETAIL.matcher(template);
    while (names.find()) {
      details.put(names.group(1), "4");
    }
    return Refusal.of(cause, code, template, details);
  }

  @Test
  void english_says_what_the_engine_says() {
    RefusalText text = new RefusalText(Messages.strictlyIn(Language.EN));
    assertThat(refusals()).hasSizeGreaterThan(50);
    for (Refusal refusal : refusals().keySet()) {
      assertThat(text.of(refusal).replace('’', '\'')).isEqualTo(refusal.reason());
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_refusal_has_its_sentence_in_every_language_and_none_is_left_over(Language language) {
    Messages messages = Messages.strictlyIn(language);
    RefusalText text = new RefusalText(messages);
    Set<String> used = new TreeSet<>();
    for (Refusal refusal : refusals().keySet()) {
      String key = "refusal." + refusal.code();
      assertThat(messages.has(key)).as(key).isTrue();
      used.add(key);
      assertThat(text.of(refusal)).isNotBlank().doesNotContain("{");
    }
    assertThat(used)
        .containsExactlyElementsOf(
            new TreeSet<>(
                messages.keys().stream().filter(key -> key.startsWith("refusal.")).toList()));
  }

  /** What only programs do wrong, or what a page of its own explains. */
  private static final Pattern FOR_PROGRAMS =
      Pattern.compile(
          "bad-.*|json-only|text-only|socket-(only|by-id)|draining|method-not-allowed|not-found"
              + "|other-origin|(salt|pledge)-form|salt-not-pledged|not-revealing|too-large|who-are-you"
              + "|unknown-(level|order|phrase|type|table)|no-such-.*|stale");

  @ParameterizedTest
  @EnumSource
  void what_the_server_refuses_has_codes_of_its_own_and_sentences_for_people(Language language) {
    Set<String> codes = new TreeSet<>();
    for (String source : Sources.of("server", "table")) {
      Matcher found = CODE.matcher(source);
      while (found.find()) {
        codes.add(found.group(1));
      }
    }
    assertThat(codes).hasSizeGreaterThan(30);
    Map<String, String> web = Catalogue.read("web.", language);
    for (String code : codes) {
      assertThat(Messages.in(language).has("refusal." + code)).as(code).isFalse();
      assertThat(web.containsKey("web.problem." + code) || FOR_PROGRAMS.matcher(code).matches())
          .as("web.problem.%s", code)
          .isTrue();
    }
  }

  @Test
  void details_inflect_the_sentence() {
    RefusalText text = new RefusalText(Messages.strictlyIn(Language.DE));
    Refusal refusal =
        Refusal.of(
            "E7",
            "replacement-count",
            "You take {gaps} cards from the row, so exactly {gaps} must replace them, not {found}.",
            Map.of("gaps", "1", "found", "2"));
    assertThat(text.of(refusal))
        .isEqualTo("Du nimmst 1 Karte aus der Reihe, also muss genau 1 sie ersetzen, nicht 2.");
  }

  @Test
  void halves_are_written_as_people_see_them() {
    RefusalText text = new RefusalText(Messages.strictlyIn(Language.EN));
    assertThat(text.of(Refusal.of("E6", "letter-not-in-hand", "", Map.of("card", "5x"))))
        .isEqualTo("You do not hold 5x for it.");
    assertThat(text.of(Refusal.of("H7", "cards-not-in-hand", "", Map.of("cards", "h h"))))
        .isEqualTo("You do not have ½ ½ in your hand.");
  }

  @Test
  void a_refusal_that_nobody_translated_still_speaks() {
    RefusalText text = new RefusalText(Messages.in(Language.IT));
    assertThat(text.of(Refusal.of("x", "brand-new", "This is new."))).isEqualTo("This is new.");
  }
}
