package eightfold.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import eightfold.lab.players.Programs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example bots play every game without a fault and clearly better than chance. */
@Tag("slow")
class ExampleBotsTest {
  private static boolean runs(String program) {
    try {
      return new ProcessBuilder(program, "--version").redirectErrorStream(true).start().waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "python3, python/bot.py, twenty-eight",
    "python3, python/bot.py, eight-and-half",
    "python3, python/bot.py, eights",
    "node, javascript/bot.js, twenty-eight",
    "node, javascript/bot.js, eight-and-half",
    "node, javascript/bot.js, eights",
  })
  void plays_sensibly(String program, String file, String game) throws Exception {
    assumeThat(runs(program)).as(program + " is installed").isTrue();
    String command = "cmd:%s ../examples/bots/%s".formatted(program, file);
    Setup setup = TournamentTest.setup(game, 3, command + ",random", true);
    Standings standings = new Standings(setup);
    List<String> heard = new ArrayList<>();
    new Tournament(setup, new Programs(20_000, heard::add), 1, false, () -> false)
        .run(
            0,
            8,
            (block, transcript) -> {
              standings.add(block);
              return true;
            });
    assertThat(heard).isEmpty();
    assertThat(standings.player(0).forfeited()).isZero();
    assertThat(standings.player(0).wins().mean()).isGreaterThan(0.5);
  }
}
