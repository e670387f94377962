package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessagesTest {
  @ParameterizedTest
  @CsvSource({
    "de, DE",
    "DE, DE",
    "de-CH, DE",
    "fr_FR.UTF-8, FR",
    "it, IT",
    "en-GB, EN",
    "en_US@euro, EN"
  })
  void a_language_is_known_by_its_tag(String tag, Language language) {
    assertThat(Language.of(tag)).contains(language);
  }

  @Test
  void other_languages_are_not_known() {
    assertThat(Language.of("nl")).isEmpty();
    assertThat(Language.of("")).isEmpty();
    assertThat(Language.of("deu")).isEmpty();
  }

  @Test
  void the_environment_decides_by_its_first_variable_that_is_set() {
    assertThat(Language.from(Map.of())).isEqualTo(Language.EN);
    assertThat(Language.from(Map.of("LANG", "C.UTF-8"))).isEqualTo(Language.EN);
    assertThat(Language.from(Map.of("LANG", "it_IT.UTF-8"))).isEqualTo(Language.IT);
    assertThat(Language.from(Map.of("LANG", "it_IT", "LC_MESSAGES", "fr_CH")))
        .isEqualTo(Language.FR);
    assertThat(Language.from(Map.of("LANG", "it_IT", "LC_ALL", "de_AT"))).isEqualTo(Language.DE);
    assertThat(Language.from(Map.of("LANG", "it_IT", "LC_ALL", ""))).isEqualTo(Language.IT);
  }

  @Test
  void a_message_that_exists_nowhere_is_a_mistake() {
    assertThatThrownBy(() -> Messages.in(Language.DE).text("no.such"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Messages.strictlyIn(Language.DE).text("no.such"))
        .hasMessageContaining("no.such in de");
  }

  @Test
  void the_strict_kind_demands_every_argument() {
    assertThatThrownBy(() -> Messages.strictlyIn(Language.EN).text("play.round"))
        .hasMessageContaining("needs [round]");
    assertThat(Messages.in(Language.EN).text("play.round", Map.of("round", 3)))
        .isEqualTo("Round 3");
  }

  @Test
  void numbers_inflect() {
    Messages french = Messages.strictlyIn(Language.FR);
    assertThat(french.text("play.label.value", Map.of("points", 0))).isEqualTo("0 point");
    assertThat(french.text("play.label.value", Map.of("points", 2))).isEqualTo("2 points");
  }
}
