package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Clause;
import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.games.Games;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RuleBookTest {
  /** Numbers, and the ids of other clauses. */
  private static final Pattern FIGURE = Pattern.compile("[A-Z]?[0-9½/]+");

  private static Stream<GameInfo> games() {
    return Games.all().stream().map(kit -> kit.info());
  }

  @ParameterizedTest
  @EnumSource
  void a_clause_has_the_parts_of_its_kind(Language language) {
    Messages messages = Messages.strictlyIn(language);
    games()
        .forEach(
            info -> {
              RuleBook book = new RuleBook(messages, info);
              for (Clause clause : info.clauses()) {
                RuleBook.Entry entry = book.clause(clause.id()).orElseThrow();
                assertThat(kind(entry)).as(clause.id()).isEqualTo(clause.kind());
                assertThat(entry.rule() + entry.reading() + entry.option())
                    .as(clause.id())
                    .isNotEmpty()
                    .doesNotContain("{");
              }
            });
  }

  private static Clause.Kind kind(RuleBook.Entry entry) {
    if (!entry.option().isEmpty()) {
      return Clause.Kind.OPTION;
    }
    return entry.reading().isEmpty() ? Clause.Kind.PLAIN : Clause.Kind.READING;
  }

  @ParameterizedTest
  @EnumSource
  void no_number_is_lost_in_translation(Language language) {
    Messages english = Messages.strictlyIn(Language.EN);
    Messages messages = Messages.strictlyIn(language);
    games()
        .forEach(
            info -> {
              RuleBook original = new RuleBook(english, info);
              RuleBook book = new RuleBook(messages, info);
              for (Clause clause : info.clauses()) {
                RuleBook.Entry entry = book.clause(clause.id()).orElseThrow();
                RuleBook.Entry source = original.clause(clause.id()).orElseThrow();
                assertThat(figures(entry.rule())).as(clause.id()).isEqualTo(figures(source.rule()));
                assertThat(figures(entry.reading()))
                    .as(clause.id())
                    .isEqualTo(figures(source.reading()));
                assertThat(figures(entry.option()))
                    .as(clause.id())
                    .isEqualTo(figures(source.option()));
              }
            });
  }

  private static List<String> figures(String text) {
    return FIGURE.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  @ParameterizedTest
  @EnumSource
  void options_are_called_by_their_labels(Language language) {
    Messages messages = Messages.strictlyIn(language);
    games()
        .forEach(
            info -> {
              RuleBook book = new RuleBook(messages, info);
              for (OptionSpec option : info.options()) {
                assertThat(book.clause(option.clause()).orElseThrow().option())
                    .contains(messages.text("option." + option.name()));
              }
            });
  }
}
