package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import eightfold.lab.Progress;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class CommandsTest {
  private final Shell shell = new Shell();

  private void assertRefused(String sentence, Object... args) {
    Shell.Done done = shell.run(args);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.err()).startsWith("eightfold: ").contains(sentence).doesNotContain("\tat ");
    assertThat(done.err().lines().filter(line -> !line.startsWith("Try "))).hasSize(1);
  }

  @Test
  void it_shows_its_help() {
    Shell.Done done = shell.run("--help");
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .contains("games", "simulate", "replay", "perft", "bench", "golden", "test");
    assertThat(shell.run("--version").out()).matches("eightfold [0-9][^ ]*( \\(.+\\))?\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "simulate", "replay", "perft", "bench", "golden"})
  void every_command_has_help(String command) {
    Shell.Done done = shell.run(command, "--help");
    assertThat(done.code()).isZero();
    assertThat(done.out()).startsWith("Usage: eightfold " + command);
  }

  @Test
  void games_lists_games_seats_options_and_defaults() {
    assertThat(shell.run("games").out())
        .contains("twenty-eight  8-28", "3 to 6 seats", "passIsFinal", "default off")
        .contains("eight-and-half  Eight & Half", "ghostKeepsFive", "rounds")
        .contains("target  1-200  default 50 (2,3 seats), 30 (4,5,6 seats)  E14");
  }

  @Test
  void output_that_is_lost_is_a_failure(@TempDir Path folder) throws Exception {
    File full = new File("/dev/full");
    assumeThat(full).exists();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    File errors = folder.resolve("errors").toFile();
    Process process =
        new ProcessBuilder(
                java.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "games")
            .redirectOutput(full)
            .redirectError(errors)
            .start();
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(errors).content().contains("eightfold: The output cannot be written (");
  }

  @Test
  void perft_prints_a_table() {
    Shell.Done done = shell.run("perft", "twenty-eight", "--depth", 3, "--seats", 3, "--seed", 7);
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .startsWith("8-28, 3 seats, ")
        .containsPattern("(?m)^ +1 +2 +0 +[0-9a-f]{16}$")
        .containsPattern("(?m)^ +3 +8 +0 +[0-9a-f]{16}$");
    assertThat(shell.run("perft", "twenty-eight", "-d", 3, "-n", 3, "-s", "0x7").out())
        .isEqualTo(done.out().replace("seed 7", "seed 0x7"));
    assertThat(shell.run("perft", "twenty-eight", "-d", 3, "-n", 3, "-s", 8).out())
        .isNotEqualTo(done.out());
  }

  @Test
  void bench_prints_a_table_with_signatures() {
    Shell.Done done = shell.run("bench", "--seconds", "0.02");
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .containsPattern("twenty-eight +4 +[0-9.]+ M +[0-9.]+ +[0-9.]+ M +[0-9.]+ +[0-9a-f]{16}")
        .contains("eight-and-half", "eights", "signature of all games");
    assertThat(shell.run("bench", "--seconds", "0.02", "--seats", 2).out())
        .doesNotContain("twenty-eight");
  }

  @Test
  void bench_tells_what_a_players_decisions_cost() {
    Shell.Done done = shell.run("bench", "--player", "sharp", "--decisions", 20, "--budget", 20);
    assertThat(done.out())
        .containsPattern("twenty-eight +4 +sharp( +[0-9.]+ ms){6}")
        .containsPattern("eights +4 +sharp( +[0-9.]+ ms){6}");
    assertThat(shell.run("bench", "--player", "nobody").code()).isEqualTo(2);
  }

  @Test
  void golden_shows_differences_and_can_write(@TempDir Path home) throws IOException {
    shell.home(home);
    Shell.Done missing = shell.run("golden");
    assertThat(missing.code()).isEqualTo(1);
    assertThat(missing.out()).contains("--- (no file)", "+++ signature.txt");
    assertThat(shell.run("golden", "--write").code()).isZero();
    assertThat(shell.run("golden").out()).endsWith("golden files, no difference\n");
    Path perft = home.resolve("golden/perft.txt");
    Files.writeString(perft, Files.readString(perft).replaceFirst("nodes", "knots"));
    Shell.Done changed = shell.run("golden");
    assertThat(changed.code()).isEqualTo(1);
    assertThat(changed.out()).contains("@@ line 2: 1 lines became 1 @@", " knots ", "+  depth  1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulat | Did you mean simulate",
        "simulate | Missing required parameter",
        "simulate twentyeight | did you mean twenty-eight?",
        "simulate twenty-eight --seats 2 | 8-28 is for 3 to 6 players, not for 2.",
        "simulate twenty-eight --seats x | '--seats'",
        "simulate eights --games 0 | At least one game",
        "simulate eights --threads 0 | threads must be 1 to 1024",
        "simulate eights --seed moon | A seed is a whole number",
        "simulate eights --option speed=9 | There is no option speed; there are: target.",
        "simulate eights --option target=900 | target takes 1-200, not 900.",
        "simulate eights --option target | '--option'",
        "simulate eights --nonsense | Unknown option",
        "simulate eights more | Unmatched argument",
        "perft eights --depth 0 | The depth must be 1 to",
        "bench --seconds 0 | --seconds must be more than 0",
        "bench --seats 9 | No game is for 9 players.",
        "bench twenty-eight --seats 2 | 8-28 is for 3 to 6 players",
        "bench whist | There is no game",
      })
  void bad_usage_gets_one_sentence_and_code_2(String typed, String sentence) {
    assertRefused(sentence, (Object[]) typed.split(" "));
  }

  @Test
  void progress_is_a_bar_with_the_time_left() {
    assertThat(ProgressBar.bar(25, 100, 5_000_000_000L))
        .isEqualTo("[#######                       ]  25 %  15 s left ");
    assertThat(ProgressBar.bar(1, 100, 5_000_000_000L)).contains("8 min 15 s left");
    assertThat(ProgressBar.bar(1, 1000, 60_000_000_000L)).contains("16 h 39 min left");
    assertThat(shell.run("simulate", "eights", "-g", 50).err()).doesNotContain("\r");
    assertThat(new Shell().onTerminal().run("simulate", "eights", "-g", 50).err()).contains("\r");
  }

  @Test
  void without_a_terminal_progress_is_a_line_now_and_then() {
    StringWriter err = new StringWriter();
    AtomicLong minutes = new AtomicLong();
    Progress progress =
        new ProgressLines(
            new PrintWriter(err, true), () -> TimeUnit.MINUTES.toNanos(minutes.get()));
    progress.at(500, 1000); // was done before
    progress.at(700, 1000); // too early
    minutes.set(2);
    progress.at(505, 1000); // too little
    progress.at(600, 1000);
    progress.at(700, 1000); // too early again
    minutes.set(13);
    progress.at(601, 1000); // little, but long ago
    minutes.set(20);
    progress.at(1000, 1000); // the results speak for themselves
    assertThat(err.toString().lines())
        .containsExactly(
            "60 % done after 2 min 00 s, 8 min 00 s left",
            "60 % done after 13 min 00 s, 51 min 21 s left");
  }
}
