package eightfold.offline;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Plays games on this Java and writes down what came of them and how long it took, for web/e2e and
 * web/scripts, which demand the same of the engine in a browser. With {@code -Dtrial.games=1000} it
 * is so many games in all, and with {@code -Dtrial.speed=true} long enough to be measured, too.
 */
class TrialTest {
  private final List<Map<String, Object>> lines = new ArrayList<>();

  @Test
  void games_that_play_themselves() throws IOException {
    int each = (Integer.getInteger("trial.games", 30) + 14) / 15;
    for (String game : Games.slugs()) {
      note(game, 3, "blind", 0, 2 * each);
      note(game, 4, "gentle", 0, each);
      note(game, 3, "steady", 0, each);
      note(game, 3, "sharp", 20, each);
      note(game, 3, "review", 1500 * each, 1);
    }
    write("trial.json");
  }

  @Test
  @EnabledIfSystemProperty(named = "trial.speed", matches = "true")
  void how_fast_they_are() throws IOException {
    for (String game : Games.slugs()) {
      note(game, 3, "blind", 0, 10_000);
      note(game, 3, "sharp", 1_000, 1);
      note(game, 4, "review", 100_000, 1);
    }
    write("speed.json");
  }

  private void write(String name) throws IOException {
    Path record = Path.of("target", name);
    Files.createDirectories(record.getParent());
    Files.writeString(record, Recorder.JSON.writeValueAsString(lines));
  }

  private void note(String game, int seats, String bot, int rollouts, int games) {
    List<String> words =
        List.of(
            game,
            Integer.toString(seats),
            bot,
            Integer.toString(rollouts),
            Integer.toString(games));
    String answer = Trial.of(words);
    long begin = cpu();
    assertThat(Trial.of(words)).isEqualTo(answer);
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("words", words);
    line.put("answer", answer);
    line.put("nanos", cpu() - begin);
    lines.add(line);
  }

  /** The time that this thread has worked: others may work on the same machine. */
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
