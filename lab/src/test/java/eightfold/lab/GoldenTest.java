package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {
  @Test
  void the_engine_behaves_as_the_committed_files_say() throws IOException {
    Map<String, String> committed = Golden.read(Path.of("..", "golden"));
    assertThat(Difference.of(committed, Golden.compute()))
        .as("if the change is meant: ./eightfold golden --write")
        .isEmpty();
  }

  @Test
  void writing_makes_the_folder_hold_exactly_the_files(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("old.txt"), "old");
    Files.writeString(folder.resolve("README.md"), "stays");
    Golden.write(folder, Map.of("a.txt", "a\n"));
    assertThat(Golden.read(folder)).containsOnlyKeys("a.txt");
    assertThat(folder.resolve("README.md")).exists();
    assertThat(Golden.read(folder.resolve("nowhere"))).isEmpty();
  }

  @Test
  void a_difference_is_shown_with_its_surroundings() {
    assertThat(Difference.of(Map.of("f", "a\nb\nc\nd\ne\nf\n"), Map.of("f", "a\nb\nc\nD\ne\nf\n")))
        .containsExactly(
            "--- f", "+++ f", "@@ line 4: 1 lines became 1 @@", " b", " c", "-d", "+D", " e", " f");
  }

  @Test
  void equal_files_have_no_difference_and_missing_ones_do() {
    assertThat(Difference.of(Map.of("f", "a"), Map.of("f", "a"))).isEmpty();
    assertThat(Difference.of(Map.of(), Map.of("f", "a")))
        .containsExactly("--- (no file)", "+++ f", "@@ line 1: 0 lines became 1 @@", "+a");
    assertThat(Difference.of(Map.of("f", "a"), Map.of())).contains("+++ (no file)", "-a");
  }

  @Test
  void a_long_difference_is_cut() {
    List<String> shown = Difference.of(Map.of("f", ""), Map.of("f", "x\n".repeat(100)));
    assertThat(shown).hasSizeLessThan(30).last().isEqualTo("+… and 80 more lines");
  }
}
