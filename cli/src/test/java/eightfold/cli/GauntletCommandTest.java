package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class GauntletCommandTest {
  private final Shell shell = new Shell();

  @TempDir private Path folder = Path.of(".");

  private Shell.Done gauntlet(Object... more) {
    Object[] args = new Object[more.length + 5];
    System.arraycopy(
        new Object[] {"gauntlet", "twenty-eight", "steady", "--styles", "decline,random"},
        0,
        args,
        0,
        5);
    System.arraycopy(more, 0, args, 5, more.length);
    return shell.run(args);
  }

  @Test
  void the_worst_comes_first_as_table_page_and_file() {
    Path out = folder.resolve("out");
    Shell.Done done = gauntlet("--games", 40, "--noise", 20, "--out", out);
    assertThat(done.code()).isZero();
    assertThat(done.out().lines().filter(line -> line.contains(" to ")).toList())
        .hasSize(4)
        .last()
        .asString()
        .containsPattern("random +0.0 % +[0-9.]+ to [0-9.]+ %");
    assertThat(out.resolve("gauntlet.csv"))
        .content()
        .startsWith("style,games,guest,")
        .containsPattern("\nrandom~20,80,0\\.[0-9]+,");
    assertThat(out.resolve("gauntlet.html"))
        .content()
        .contains("<svg", "decline~20", "./eightfold gauntlet twenty-eight steady");
  }

  @Test
  void parts_in_one_folder_are_the_whole() throws Exception {
    Path whole = folder.resolve("whole");
    Path parts = folder.resolve("parts");
    assertThat(gauntlet("--games", 12, "--out", whole).code()).isZero();
    assertThat(gauntlet("--games", 12, "--out", parts, "--part", "1/2").code()).isZero();
    assertThat(gauntlet("--games", 8, "--out", parts, "--part", "2/2").code()).isZero();
    assertThat(gauntlet("--games", 12, "--out", parts).err()).contains("--resume goes on");
    assertThat(gauntlet("--games", 12, "--out", parts, "--resume").code()).isZero();
    assertThat(Files.readString(parts.resolve("gauntlet.csv")))
        .isEqualTo(Files.readString(whole.resolve("gauntlet.csv")));
  }

  @Test
  void a_search_reports_what_it_found_and_goes_on_from_its_folder() throws Exception {
    Path out = folder.resolve("search");
    Object[] args = {
      "best-response", "twenty-eight", "random", "-n", 3, "-g", 600, "--confirm", 30, "--out", out
    };
    Shell.Done done = shell.run(args);
    assertThat(done.code()).isZero();
    assertThat(done.out()).containsPattern("On fresh deals stop-at:[0-9/]+ wins [0-9.]+ % ");
    String csv = Files.readString(out.resolve("search.csv"));
    assertThat(csv).startsWith("round,candidate,games,wins,low,high\n1,stop-at:0/0,");
    Object[] again = java.util.Arrays.copyOf(args, args.length + 1);
    again[args.length] = "--resume";
    assertThat(shell.run(again).out()).isEqualTo(done.out());
    assertThat(out.resolve("search.csv")).content().isEqualTo(csv);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gauntlet twenty-eight | Missing required parameter: 'PLAYER'",
        "gauntlet twenty-eight nobody | There is no player nobody",
        "gauntlet twenty-eight steady --styles stop-at:1 | is written stop-at:LOW/HIGH",
        "gauntlet twenty-eight steady --noise 100 | After ~ comes a percentage",
        "gauntlet twenty-eight steady --part 3/2 | there is no \"3/2\"",
        "gauntlet twenty-eight steady --part x | A part is written like 2/8",
        "gauntlet twenty-eight steady --games 0 | At least one game",
        "gauntlet twenty-eight steady --resume | --resume goes with --out",
        "best-response eights steady --family stop-at | there are: spell:LEAST/UNDER/ROW.",
        "best-response eights steady --threads 0 | threads must be 1 to 1024",
      })
  void bad_input_is_answered_in_a_sentence(String command, String answer) {
    Shell.Done done = shell.run((Object[]) command.split(" "));
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).contains(answer);
  }
}
