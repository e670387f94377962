package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
class PuzzlesCommandTest {
  private final Shell shell = new Shell();

  @Test
  void it_writes_what_it_finds_and_the_same_seed_finds_the_same(@TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("new").resolve("puzzles.json");
    Object[] command = {"puzzles", "eights", "--count", 2, "--seed", 28, "--out", file};
    Shell.Done done = shell.run(command);
    assertThat(done.code()).isZero();
    assertThat(done.out()).startsWith("2 puzzles: ");
    String text = Files.readString(file);
    JsonNode puzzles = JsonMapper.shared().readTree(text);
    assertThat(puzzles.path("puzzles")).hasSize(2);
    assertThat(puzzles.path("seats").asInt()).isEqualTo(2);
    shell.run(command);
    assertThat(Files.readString(file)).isEqualTo(text);
  }
}
