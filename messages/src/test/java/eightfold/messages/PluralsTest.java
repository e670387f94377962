package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PluralsTest {
  private static final ULocale POLISH = ULocale.forLanguageTag("pl");
  private static final ULocale JAPANESE = ULocale.forLanguageTag("ja");

  /** Small catalogues, two of them in languages that count in other ways. */
  private static final List<String> IN_ENGLISH =
      List.of(
          "{count, plural, one {# card} other {# cards}}",
          "{name} takes {cards, plural, =0 {nothing} one {# card} other {# cards}}.",
          "{known, plural, =0 {} other {Your hand: {hand}.}}");

  private static final List<String> IN_POLISH =
      List.of(
          "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
          "{name} bierze {cards, plural, =0 {nic} one {# kartę} few {# karty} many {# kart}"
              + " other {# karty}}.",
          "{known, plural, =0 {} other {Twoje karty: {hand}.}}");

  private static final List<String> IN_JAPANESE =
      List.of(
          "{count, plural, other {カード#枚}}",
          "{name}が{cards, plural, =0 {何も取りません} other {カードを#枚取ります}}。",
          "{known, plural, =0 {} other {手札：{hand}。}}");

  @ParameterizedTest
  @EnumSource
  void plurals_have_the_forms_of_the_language(Language language) {
    Catalogue.read(language)
        .forEach(
            (key, text) ->
                assertThat(Plurals.faults(language.locale(), text))
                    .as("%s: %s", key, text)
                    .isEmpty());
  }

  @Test
  void languages_that_count_in_other_ways_are_only_texts() {
    fits(ULocale.ENGLISH, IN_ENGLISH);
    fits(POLISH, IN_POLISH);
    fits(JAPANESE, IN_JAPANESE);
    assertThat(said(POLISH, IN_POLISH, 1)).isEqualTo("1 karta");
    assertThat(said(POLISH, IN_POLISH, 3)).isEqualTo("3 karty");
    assertThat(said(POLISH, IN_POLISH, 5)).isEqualTo("5 kart");
    assertThat(said(JAPANESE, IN_JAPANESE, 1)).isEqualTo("カード1枚");
  }

  private static void fits(ULocale locale, List<String> texts) {
    for (int i = 0; i < IN_ENGLISH.size(); i++) {
      assertThat(Plurals.faults(locale, texts.get(i))).as(texts.get(i)).isEmpty();
      assertThat(Shape.of(texts.get(i)).takesTheSameAs(Shape.of(IN_ENGLISH.get(i)))).isTrue();
    }
  }

  private static String said(ULocale locale, List<String> texts, int count) {
    return new MessageFormat(texts.getFirst(), locale).format(Map.of("count", count));
  }

  @Test
  void a_form_that_the_language_has_may_not_be_left_out() {
    assertThat(Plurals.faults(POLISH, "{n, plural, one {# karta} other {# kart}}"))
        .containsExactly("no form for: few", "no form for: many");
    assertThat(Plurals.faults(POLISH, "{n, plural, one {# karta} few {# karty} other {# karty}}"))
        .containsExactly("no form for: many");
    assertThat(Plurals.faults(ULocale.ENGLISH, "{n, plural, =0 {none} other {# cards}}"))
        .containsExactly("no form for: one");
    assertThat(Plurals.faults(ULocale.ENGLISH, "{n, plural, =1 {one card} other {# cards}}"))
        .isEmpty();
  }

  @Test
  void a_form_that_the_language_lacks_is_refused() {
    assertThat(Plurals.faults(JAPANESE, "{n, plural, one {カード#枚} other {カード#枚}}"))
        .containsExactly("no such category: one");
    assertThat(Plurals.faults(ULocale.ENGLISH, "{n, plural, one {# card} few {#} other {# cards}}"))
        .containsExactly("no such category: few");
  }
}
