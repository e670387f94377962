package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example of a bot in another language sits down at a table and plays a game to its end. */
@Tag("slow")
class OnlineBotTest {
  private static final Path EXAMPLE = Path.of("../examples/online/player.py");
  @TempDir Path data;

  private static Process python(List<String> arguments) throws IOException {
    List<String> command = new java.util.ArrayList<>(List.of("python3", EXAMPLE.toString()));
    command.addAll(arguments);
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static boolean hasPython() {
    return java.util.stream.Stream.of(
            java.util.Optional.ofNullable(System.getenv("PATH"))
                .orElse("")
                .split(File.pathSeparator))
        .anyMatch(folder -> new File(folder, "python3").canExecute());
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void plays_a_whole_game(String game) throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not here");
    try (Server server = Server.start(TableTest.config(data).with("pace", 0));
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open(game, 3, "{}", "random");
      String code = anna.get("/api/tables/" + table).get("code").stringValue();
      anna.connect(table).hear("table");
      anna.request("stand", "\"seat\":0");
      anna.request("bot", "\"seat\":0,\"bot\":\"none\"");
      String address = "http://127.0.0.1:" + server.port();
      Process python = python(List.of(address, code, "--name", "Monty", "--seed", "8"));
      anna.hear(node -> !Chancers.pledge(anna, 0).isEmpty());
      anna.request("start", "");
      anna.raw().timeout(60_000);
      anna.hear(node -> anna.over());
      assertThat(python.waitFor(20, TimeUnit.SECONDS)).isTrue();
      String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(said).contains("token: ", "the game is over").doesNotContain("refused");
      assertThat(python.exitValue()).isZero();
    }
  }
}
