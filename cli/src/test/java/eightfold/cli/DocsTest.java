package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documentation as text. */
class DocsTest {
  private static final int WIDTH = 100;
  private static final Path HOME = Path.of("..");

  private static List<Path> pages() throws IOException {
    try (Stream<Path> top = Files.list(HOME);
        Stream<Path> docs = Files.walk(HOME.resolve("docs"))) {
      return Stream.concat(top, docs).filter(page -> page.toString().endsWith(".md")).toList();
    }
  }

  /** Lines that cannot be broken are left out: code, tables, headings and HTML. */
  private static List<String> prose(Path page) throws IOException {
    List<String> prose = new ArrayList<>();
    boolean code = false;
    for (String line : Files.readAllLines(page)) {
      if (line.strip().startsWith("```")) {
        code = !code;
      } else if (!code && !line.matches("[|#].*|\\s*<.*")) {
        prose.add(line);
      }
    }
    return prose;
  }

  @Test
  void lines_of_prose_are_at_most_100_characters() throws IOException {
    List<Path> pages = pages();
    assertThat(pages).hasSizeGreaterThan(10);
    for (Path page : pages) {
      assertThat(prose(page))
          .as(page.toString())
          .allMatch(line -> line.length() <= WIDTH || !line.strip().contains(" "));
    }
  }
}
