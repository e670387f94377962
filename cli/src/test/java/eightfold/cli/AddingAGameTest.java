package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/adding-a-game.md tells the truth about the sources. */
class AddingAGameTest {
  private static final Path HOME = Path.of("..");
  private static final Pattern BLOCK = Pattern.compile("(?s)```java\n(.*?)```");
  private static final Pattern NAME = Pattern.compile("`([^`\\s<>]+)`");
  private static final String SKIPPED = "target|node_modules|dist|\\.git";

  private static String guide() throws IOException {
    return Files.readString(HOME.resolve("docs/adding-a-game.md"));
  }

  private static List<String> names(String text) {
    return NAME.matcher(text).results().map(found -> found.group(1)).toList();
  }

  /** The names of all files of the project. */
  private static Set<String> files() throws IOException {
    Set<String> names = new HashSet<>();
    List<Path> folders = new ArrayList<>(List.of(HOME));
    while (!folders.isEmpty()) {
      try (Stream<Path> inside = Files.list(folders.removeLast())) {
        inside.forEach(
            path -> {
              String name = path.getFileName().toString();
              names.add(name);
              if (Files.isDirectory(path) && !name.matches(SKIPPED)) {
                folders.add(path);
              }
            });
      }
    }
    return names;
  }

  @Test
  void every_file_and_class_that_it_names_exists() throws IOException {
    Set<String> files = files();
    List<String> names = names(BLOCK.matcher(guide()).replaceAll(""));
    assertThat(names).hasSizeGreaterThan(60);
    for (String name : names) {
      if (name.contains("/") && !name.startsWith("./")) {
        assertThat(HOME.resolve(name)).exists();
      } else if (name.matches("[\\w.]+\\.(java|json|xml|ts|txt)")) {
        assertThat(files).contains(name);
      } else if (name.matches("[A-Z]\\w+")) {
        assertThat(files).contains(name + ".java");
      }
    }
  }

  @Test
  void its_code_is_that_of_the_file_that_was_named_last() throws IOException {
    String guide = guide();
    List<MatchResult> blocks = BLOCK.matcher(guide).results().toList();
    assertThat(blocks).hasSizeGreaterThan(4);
    for (MatchResult block : blocks) {
      String file = names(guide.substring(0, block.start())).getLast();
      assertThat(Files.readString(HOME.resolve(file))).as(file).contains(block.group(1));
    }
  }
}
