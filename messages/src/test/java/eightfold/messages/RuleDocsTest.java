package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.GameInfo;
import eightfold.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages under {@code docs/rules} say what the catalogue says. Run with {@code
 * -Dgolden.write=true} after a text or a worked case was changed.
 */
class RuleDocsTest {
  private static final Path FOLDER = Path.of("..", "docs", "rules");

  static Stream<GameInfo> games() {
    return Games.all().stream().map(kit -> kit.info());
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_page_is_the_english_rule_book(GameInfo info) throws IOException {
    holds(FOLDER.resolve(info.slug() + ".md"), RuleDocs.page(info));
  }

  @Test
  void the_overview_lists_the_games() throws IOException {
    Path overview = FOLDER.resolve("README.md");
    String table = RuleDocs.table(games().toList());
    String text = Files.readString(overview);
    holds(overview, text.replaceFirst("(?m)(^\\|.*\\n)+", table));
  }

  @Test
  void there_is_no_page_without_a_game() throws IOException {
    try (Stream<Path> pages = Files.list(FOLDER)) {
      assertThat(pages.map(page -> page.getFileName().toString()).sorted())
          .containsExactlyElementsOf(
              Stream.concat(Stream.of("README.md"), games().map(info -> info.slug() + ".md"))
                  .sorted()
                  .toList());
    }
  }

  @Test
  void options_are_called_by_their_labels() {
    List<String> pages = games().map(RuleDocs::page).toList();
    games()
        .flatMap(info -> info.options().stream())
        .filter(option -> !option.name().matches("[a-z]+"))
        .forEach(
            option ->
                assertThat(pages).allSatisfy(it -> assertThat(it).doesNotContain(option.name())));
  }

  private static void holds(Path file, String text) throws IOException {
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }
}
