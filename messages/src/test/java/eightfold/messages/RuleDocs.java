package eightfold.messages;

import eightfold.core.Clause;
import eightfold.core.Credits;
import eightfold.core.GameInfo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the pages of {@code docs/rules} from the English catalogue and the worked cases. */
final class RuleDocs {
  private static final int WIDTH = 100;
  private static final Messages ENGLISH = Messages.strictlyIn(Language.EN);

  private RuleDocs() {}

  /** The page of one game. */
  static String page(GameInfo info) {
    RuleBook book = new RuleBook(ENGLISH, info);
    List<String> blocks = new ArrayList<>();
    blocks.add("# " + info.title());
    blocks.add(
        wrap(
            "A game by %s for %d to %d players%s. %s How clauses are marked is said in"
                    .formatted(
                        authors(info.credits()),
                        info.minSeats(),
                        info.maxSeats(),
                        info.credits().age() == 0
                            ? ""
                            : ", ages %d and up".formatted(info.credits().age()),
                        ENGLISH.text("game." + info.slug() + ".tagline"))
                + " [README.md](README.md)."));
    for (RuleBook.Chapter chapter : book.chapters()) {
      blocks.add("## " + chapter.title());
      blocks.add(wrap(chapter.text()));
    }
    blocks.add("## Clause by clause");
    for (Clause clause : info.clauses()) {
      RuleBook.Entry entry = book.clause(clause.id()).orElseThrow();
      blocks.add("### %s · %s".formatted(clause.id(), entry.title()));
      add(blocks, "", entry.rule());
      add(blocks, "*Our reading:* ", entry.reading());
      add(blocks, "*The table chooses:* ", entry.option());
    }
    blocks.add("## Worked cases");
    blocks.add(read(Path.of("..", info.slug(), "src/test/resources/worked-cases.md")).strip());
    return String.join("\n\n", blocks) + "\n";
  }

  private static void add(List<String> blocks, String mark, String text) {
    if (!text.isEmpty()) {
      blocks.add(wrap(mark + text));
    }
  }

  private static String authors(Credits credits) {
    String names = credits.authors().replaceAll(", ([^,]*)$", " and $1");
    return credits.published().isEmpty() ? names : names + " (" + credits.published() + ")";
  }

  /** The list of games, as it stands in the overview. */
  static String table(List<GameInfo> games) {
    String rows =
        games.stream()
            .map(
                info ->
                    "| [%s](%s.md) | %s | %s | %d–%d | %s | %s … %s |\n"
                        .formatted(
                            info.title(),
                            info.slug(),
                            info.credits().authors(),
                            info.credits().published().isEmpty() ? "–" : info.credits().published(),
                            info.minSeats(),
                            info.maxSeats(),
                            info.credits().age() == 0 ? "–" : info.credits().age() + "+",
                            info.clauses().getFirst().id(),
                            info.clauses().getLast().id()))
            .collect(Collectors.joining());
    return "| game | authors | published | players | ages | clauses |\n|---|---|---|---|---|---|\n"
        + rows;
  }

  /** Breaks lines at blanks, but not before a number that would look like that of a list. */
  private static String wrap(String text) {
    StringBuilder page = new StringBuilder();
    int column = 0;
    for (String word : text.split(" (?!\\d+\\.( |$))")) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        page.append('\n');
        column = 0;
      } else if (column > 0) {
        page.append(' ');
        column++;
      }
      page.append(word);
      column += word.length();
    }
    return page.toString();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
