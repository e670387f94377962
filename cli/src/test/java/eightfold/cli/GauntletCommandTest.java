package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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

  private void succeed(Object... more) {
    Shell.Done done = gauntlet(more);
    assertThat(done.code()).as(done.err()).isZero();
  }

  /** Plays both halves, each in a folder of its own. */
  private List<Path> halves() {
    List<Path> parts = List.of(folder.resolve("a"), folder.resolve("b"));
    succeed("--games", 12, "--out", parts.get(0), "--part", "1/2");
    succeed("--games", 12, "--out", parts.get(1), "--part", "2/2");
    return parts;
  }

  @Test
  void merged_parts_are_the_whole() throws Exception {
    Path whole = folder.resolve("whole");
    Path merged = folder.resolve("merged");
    Shell.Done one = gauntlet("--games", 12, "--out", whole);
    List<Path> parts = halves();
    Shell.Done done = shell.run("merge", parts.get(1), parts.get(0), "--out", merged);
    assertThat(done.code()).as(done.err()).isZero();
    assertThat(done.out()).isEqualTo(one.out()).contains("decline");
    for (String name : List.of("gauntlet.csv", "gauntlet.html")) {
      assertThat(merged.resolve(name)).hasSameBinaryContentAs(whole.resolve(name));
    }
    for (String name : List.of("decline.guest", "decline.host", "random.guest", "random.host")) {
      String file = "blocks/" + name + ".jsonl";
      assertThat(timeless(merged.resolve(file))).isEqualTo(timeless(whole.resolve(file)));
    }
    assertThat(shell.run("merge", parts.get(0), parts.get(1)).out()).isEqualTo(one.out());
    assertThat(gauntlet("--games", 12, "--out", merged, "--resume").out()).isEqualTo(one.out());
  }

  /** With one folder for all parts there is nothing to copy. */
  @Test
  void parts_that_share_a_folder_can_be_merged() {
    Path both = folder.resolve("both");
    succeed("--games", 12, "--out", both, "--part", "1/2");
    assertRefused("Of 2 parts 1 is missing: 2.", both);
    succeed("--games", 12, "--out", both, "--part", "2/2");
    assertThat(shell.run("merge", both).out()).contains("decline", "random");
  }

  private static String timeless(Path file) throws IOException {
    return Files.readString(file).replaceAll("\"times\":\\[.*\\]", "");
  }

  @Test
  void parts_that_do_not_make_a_whole_are_refused_and_nothing_is_written() throws Exception {
    List<Path> parts = halves();
    Path out = folder.resolve("out");
    assertRefused("Of 2 parts 1 is missing: 1.", parts.get(1), "--out", out);
    assertRefused("are both part 1/2.", parts.get(0), parts.get(0), parts.get(1), "--out", out);
    Path other = folder.resolve("other");
    succeed("--games", 8, "--out", other, "--part", "1/2");
    assertRefused("games is 8 there and 12 here", other, parts.get(1), "--out", out);
    assertRefused("goes to one folder", parts.get(0), parts.get(1), "--out", out + ".jsonl");
    assertRefused("goes to one folder", parts.get(0), parts.get(1), "--out", out + ".csv");
    assertRefused("no transcripts", parts.get(0), parts.get(1), "--transcript", out);
    assertRefused("holds results already", parts.get(0), parts.get(1), "--out", parts.get(0));
    Path host = parts.get(1).resolve("blocks/random.host.jsonl");
    List<String> lines = Files.readAllLines(host);
    damaged("lacks the last 1 of its 3 blocks", host, lines.subList(0, 3), parts, out);
    damaged("has more blocks than belong", host, twice(lines, 3), parts, out);
    damaged("Line 3 of", host, twice(lines, 1), parts, out);
    damaged("belongs to another tournament", host, lines.subList(1, 4), parts, out);
    Files.delete(host);
    assertRefused("cannot be read", parts.get(0), parts.get(1), "--out", out);
    Path head = parts.get(0).resolve("part-1-of-2.jsonl");
    String line = Files.readString(head).replace("\"1/2\"", "\"1/1\"");
    Files.writeString(head, line.replace("decline,random", "decline,nobody"));
    assertRefused("is no gauntlet's", head, "--out", out);
    assertThat(out).doesNotExist();
  }

  private static List<String> twice(List<String> lines, int index) {
    List<String> more = new ArrayList<>(lines);
    more.add(index + 1, lines.get(index).replace("\"block\":2", "\"block\":3"));
    return more;
  }

  private void damaged(String sentence, Path file, List<String> lines, List<Path> parts, Path out)
      throws IOException {
    Files.write(file, lines);
    assertRefused(sentence, parts.get(0), parts.get(1), "--out", out);
  }

  private void assertRefused(String sentence, Object... args) {
    Object[] typed = Stream.concat(Stream.of("merge"), Stream.of(args)).toArray();
    Shell.Done done = shell.run(typed);
    assertThat(done.code()).as(sentence).isEqualTo(2);
    assertThat(done.err()).contains(sentence);
  }

  @Test
  void a_part_that_was_begun_is_continued_as_it_was() {
    Path out = folder.resolve("part");
    succeed("--games", 12, "--out", out, "--part", "1/2");
    assertThat(gauntlet("--games", 12, "--out", out, "--part", "1/2").err())
        .contains("--resume goes on");
    assertThat(gauntlet("--games", 16, "--out", out, "--part", "1/2", "--resume").err())
        .contains("belongs to another gauntlet");
    succeed("--games", 12, "--out", out, "--part", "1/2", "--resume");
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
