package eightfold.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Logs that an older engine left in a browser in the middle of a game: a newer one goes on with
 * them. A new kind of entry gets a new file, written with {@code -Dgolden.write=true}; those that
 * are there stay as they are.
 */
class OldLogTest {
  private static final Path LOGS = Path.of("src", "test", "resources", "logs");
  private static final String GUEST = Recorder.ANNA;
  private final Recorder around = new Recorder();
  private final Person anna = new Person(around, "a");

  @ParameterizedTest
  @CsvSource({"twenty-eight", "eight-and-half", "eights"})
  void a_game_of_an_older_engine_goes_on(String game) throws IOException {
    Path file = LOGS.resolve(game + ".log");
    if (Boolean.getBoolean("golden.write") && !Files.exists(file)) {
      write(game, file);
    }
    List<String> lines = Files.readAllLines(file);
    String id = lines.get(0);
    around.settings(0, "rollouts", 5);
    around.log(id).addAll(lines.subList(1, lines.size()));
    around.fold(id);
    around.join("a", id, GUEST, "Anna", "calm");
    anna.listen();
    assertThat(anna.phase()).isEqualTo("playing");
    for (int i = 0; i < 20_000 && !anna.phase().equals("over"); i++) {
      if (!anna.play(List.of(0))) {
        around.pass(300);
      }
    }
    assertThat(around.finished).containsEntry(id, 1);
    assertThat(around.reports).isEmpty();
  }

  private static void write(String game, Path file) throws IOException {
    Recorder older = new Recorder();
    Person person = new Person(older, "a");
    older.settings(0, "rollouts", 5);
    String id =
        older.open(
            """
            {"game":"%s","seats":3,"options":{},"listed":false,"clock":0,"bots":"steady","sit":true}"""
                .formatted(game));
    older.join("a", id, GUEST, "Anna", "calm");
    person.ask("start", "");
    for (int i = 0; i < 15; i++) {
      if (!person.play(List.of(0))) {
        older.pass(300);
      }
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, id + "\n" + String.join("\n", older.log(id)) + "\n");
  }
}
