package eightfold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Clause;
import eightfold.core.GameInfo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * The worked cases of a rule book. They stand in {@code worked-cases.md} among the game's test
 * resources, from where they are copied into {@code docs/rules}. Each is a numbered sentence that
 * ends with the clauses it shows, and a block of code whose lines are played here: a word that says
 * what to do, and what to do it with.
 */
public final class WorkedCases {
  private static final Path FILE = Path.of("src", "test", "resources", "worked-cases.md");
  private static final Pattern CASE =
      Pattern.compile("(?ms)^(\\d+)\\. (.*?)\\n\\n {3,4}```\\n(.*?)^ {3,4}```$");
  private static final Pattern CITED = Pattern.compile("\\(([A-Z]\\d+(?:, [A-Z]\\d+)*)\\)$");

  private WorkedCases() {}

  /** Does what a line of a case says, or throws. */
  @FunctionalInterface
  public interface Step {
    void take(String verb, String rest);
  }

  /** A test for each case of the game whose tests are running. */
  public static Stream<DynamicTest> of(GameInfo info, Step step) {
    String page = read();
    List<String> ids = info.clauses().stream().map(Clause::id).toList();
    List<DynamicTest> tests = new ArrayList<>();
    Matcher found = CASE.matcher(page);
    while (found.find()) {
      assertThat(Integer.parseInt(found.group(1))).isEqualTo(tests.size() + 1);
      String title = found.group(2).replaceAll("\\s+", " ");
      Matcher cited = CITED.matcher(title);
      assertThat(cited.find()).as("clauses of: %s", title).isTrue();
      assertThat(ids).contains(cited.group(1).split(", "));
      List<String> lines = found.group(3).lines().map(String::strip).toList();
      tests.add(DynamicTest.dynamicTest(title, () -> lines.forEach(line -> take(step, line))));
    }
    assertThat(tests)
        .hasSize((int) page.lines().filter(line -> line.matches("\\d+\\. .*")).count())
        .isNotEmpty();
    return tests.stream();
  }

  private static void take(Step step, String line) {
    String[] words = line.split(" +", 2);
    step.take(words[0], words.length == 1 ? "" : words[1]);
  }

  private static String read() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
