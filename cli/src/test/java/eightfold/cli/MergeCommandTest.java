package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulations and tournaments in parts, and put together again. */
@Tag("slow")
class MergeCommandTest {
  private static final String TOURNAMENT =
      "tournament twenty-eight --seats 3 --players sharp,threshold,random --budget 20 --games 21";
  private static final String LINE_UP =
      "simulate eights --seats 2 --players steady,random --budget 20 --games 7 --seed 0x1F";
  private static final String RANDOM = "simulate eight-and-half --games 70 --option rounds=2";

  private final Shell shell = new Shell();

  @TempDir private Path folder = Path.of(".");

  private Shell.Done run(String typed, Object... more) {
    return shell.run(Stream.concat(Arrays.stream(typed.split(" ")), Stream.of(more)).toArray());
  }

  private void succeed(String typed, Object... more) {
    Shell.Done done = run(typed, more);
    assertThat(done.code()).as(done.err()).isZero();
  }

  /** Plays all parts and returns their files, the last part first. */
  private List<Object> parts(String typed, int count) {
    List<Object> files = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      Path file = folder.resolve("part-%d.jsonl".formatted(number));
      succeed(typed, "--part", number + "/" + count, "--out", file);
      files.addFirst(file);
    }
    return files;
  }

  private Shell.Done merge(List<Object> files, Object... more) {
    return run("merge", Stream.concat(files.stream(), Stream.of(more)).toArray());
  }

  /** What does not depend on the clock. */
  private static String timeless(String text) {
    return text.replaceAll("\"times\":\\[.*\\]", "")
        .replaceAll("\"p[59][09]ms\" : .*", "")
        .replaceAll(" +[0-9.]+ [mµn]?s +[0-9.]+ [mµn]?s\n| +p50 +p99\n", "\n")
        .replaceAll("[0-9.]+ [mµn]?s</td>", "</td>");
  }

  private static String timeless(Path file) throws IOException {
    String text = Files.readString(file);
    return file.toString().endsWith(".csv")
        ? text.replaceAll("(?m)^((?:[^,]*,){12})[^,]*,[^,]*", "$1")
        : timeless(text);
  }

  @Test
  void a_tournament_in_parts_gives_what_one_run_gives() throws Exception {
    Path one = folder.resolve("one");
    Path merged = folder.resolve("merged");
    Shell.Done whole = run(TOURNAMENT, "--out", one);
    Shell.Done done = merge(parts(TOURNAMENT, 3), "--out", merged);
    assertThat(done.code()).as(done.err()).isZero();
    assertThat(timeless(done.out())).isEqualTo(timeless(whole.out())).contains("21 games on 7");
    for (String name : List.of("blocks.jsonl", "results.json", "results.csv", "report.html")) {
      assertThat(timeless(merged.resolve(name)))
          .as(name)
          .isEqualTo(timeless(one.resolve(name)))
          .hasSizeGreaterThan(100);
    }
  }

  /** With the times of one and the same run not a byte differs. */
  @Test
  void parts_that_were_cut_from_one_run_give_its_very_bytes() throws Exception {
    Path one = folder.resolve("one");
    Path merged = folder.resolve("merged");
    Shell.Done whole = run(TOURNAMENT, "--out", one);
    List<String> lines = Files.readAllLines(one.resolve("blocks.jsonl"));
    List<Object> files = parts(TOURNAMENT, 2);
    for (Object file : files) {
      List<String> own = Files.readAllLines((Path) file);
      boolean first = own.getFirst().contains("\"part\":\"1/2\"");
      List<String> cut = new ArrayList<>(List.of(own.getFirst()));
      cut.addAll(first ? lines.subList(1, 4) : lines.subList(4, 8));
      Files.write((Path) file, cut);
    }
    Shell.Done done = merge(files, "--out", merged);
    assertThat(done.out()).isEqualTo(whole.out());
    for (String name : List.of("blocks.jsonl", "results.json", "results.csv", "report.html")) {
      assertThat(merged.resolve(name)).hasSameBinaryContentAs(one.resolve(name));
    }
  }

  @Test
  void more_parts_than_blocks_leave_some_with_nothing_to_do() {
    String typed = "tournament twenty-eight --seats 3 --players threshold,random --games 6";
    Shell.Done done = merge(parts(typed, 4));
    assertThat(done.code()).as(done.err()).isZero();
    assertThat(done.out()).contains("6 games on 2 deals");
  }

  @Test
  void a_line_up_in_parts_gives_what_one_run_gives_with_its_games() throws Exception {
    Path games = folder.resolve("games");
    Path report = folder.resolve("one.json");
    Shell.Done whole = run(LINE_UP, "--transcript", games, "--report", report);
    List<Object> files = new ArrayList<>();
    for (int number = 1; number <= 3; number++) {
      Path file = folder.resolve(number + ".jsonl");
      Path own = folder.resolve("games-" + number);
      succeed(LINE_UP, "--part", number + "/3", "--out", file, "--transcript", own);
      files.add(file);
    }
    Path all = folder.resolve("all");
    Path merged = folder.resolve("merged.json");
    Shell.Done done = merge(files, "--transcript", all, "--out", merged);
    assertThat(timeless(done.out())).isEqualTo(timeless(whole.out())).contains("seed 0x1F");
    assertThat(all).hasSameBinaryContentAs(games);
    assertThat(timeless(merged)).isEqualTo(timeless(report));
    assertThat(run("replay " + all).out()).contains("7 games", "every line checks out");
    Files.writeString(folder.resolve("games-2"), "{}");
    assertThat(merge(files, "--transcript", all).err())
        .contains("games-2 is not what it was when ");
    Files.delete(folder.resolve("games-2"));
    assertThat(merge(files, "--transcript", all).err()).contains("games-2 belongs to ");
    assertThat(all).as("the older file").hasSameBinaryContentAs(games);
  }

  @Test
  void random_play_in_parts_gives_what_one_run_gives() {
    List<Object> files = parts(RANDOM, 3);
    Shell.Done done = merge(files);
    assertThat(done.code()).as(done.err()).isZero();
    assertThat(done.out()).isEqualTo(run(RANDOM).out()).contains("70 games", "rounds 2");
    assertThat(merge(files, "--out", folder.resolve("x.csv")).err()).contains("hold sums only");
    assertThat(merge(files, "--transcript", folder.resolve("x")).err())
        .contains("was written without --transcript");
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void an_interrupted_part_is_named_and_can_be_continued() throws Exception {
    List<Object> files = parts(TOURNAMENT, 2);
    Path first = folder.resolve("part-1.jsonl");
    List<String> lines = Files.readAllLines(first);
    Files.writeString(first, String.join("\n", lines.subList(0, 3)) + "\n");
    assertThat(merge(files).err()).contains("part-1.jsonl lacks the last 1 of its 3 blocks");
    Files.writeString(first, String.join("\n", lines.subList(0, 3)) + "\n{\"blo");
    assertThat(merge(files).err()).contains("part-1.jsonl ends in the middle of a line");
    succeed(TOURNAMENT, "--part", "1/2", "--out", first, "--resume");
    assertThat(merge(files).code()).isZero();
    assertThat(run(TOURNAMENT, "--part", "2/2", "--out", first, "--resume").err())
        .contains("belongs to another tournament: part is \"1/2\" there and \"2/2\" here");
  }

  @Test
  void what_does_not_belong_together_is_refused_and_nothing_is_written() throws Exception {
    List<Object> files = parts(RANDOM, 3);
    assertRefused("Of 3 parts 1 is missing: 2.", files.getFirst(), files.getLast());
    Path copy = folder.resolve("copy.jsonl");
    Files.copy((Path) files.getFirst(), copy);
    assertRefused(
        "part-3.jsonl and %s are both part 3/3.".formatted(copy),
        Stream.concat(files.stream(), Stream.of(copy)).toArray());
    Path other = folder.resolve("other.jsonl");
    succeed(RANDOM, "--part", "1/3", "--out", other, "--seed", 2);
    assertRefused("seed is 1 there and 2 here", files.get(0), files.get(1), other);
    succeed(RANDOM, "--part", "1/2", "--out", other);
    assertRefused("the part is 3/3 there and 1/2 here", files.get(0), files.get(1), other);
    assertRefused("cannot be read (no such file", folder.resolve("nothing"));
    assertRefused("does not name a part", Files.writeString(other, "{\"game\":\"eights\"}\n"));
    assertRefused("is no JSON", Files.writeString(other, "hello\n"));
    assertRefused("is no JSON object", Files.writeString(other, "7\n"));
    assertRefused("ends in the middle", Files.writeString(other, "7"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"seats\":3 | \"seats\":30 | is no tournament's",
        "\"rotated\":true | \"rotated\":\"yes\" | is no tournament's",
        "\"game\":\"twenty-eight\" | \"game\":\"whist\" | is no tournament's",
        "\"blocks\":7 | \"blocks\":6 | has more blocks than belong",
        "\"blocks\":7 | \"blocks\":8 | lacks the last 1 of its 8 blocks",
        "\"block\":3 | \"block\":4 | Line 5 of",
        "\"points\":\\[ | \"points\":[1, | Line 2 of",
      })
  void a_damaged_part_is_refused(String part, String damaged, String sentence) throws Exception {
    Path file = (Path) parts(TOURNAMENT, 1).getFirst();
    String text = Files.readString(file);
    String changed = text.replaceFirst(part, damaged);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(file, changed);
    Path out = folder.resolve("out.jsonl");
    assertRefused(sentence, file, "--out", out);
    assertThat(out).doesNotExist();
  }

  @Test
  void results_that_are_there_are_not_replaced() throws Exception {
    List<Object> files = parts(TOURNAMENT, 1);
    assertThat(merge(files, "--out", files.getFirst()).err()).contains("holds results already");
    assertThat(merge(files, "--out", files.getFirst(), "--transcript", files.getFirst()).err())
        .contains("is named for two things");
  }

  @Test
  void merged_results_can_be_continued_as_a_whole() {
    Path out = folder.resolve("out.jsonl");
    merge(parts(TOURNAMENT, 2), "--out", out);
    String more = TOURNAMENT.replace("--games 21", "--games 24");
    assertThat(run(more, "--out", out, "--resume").out()).contains("24 games on 8 deals");
  }

  private void assertRefused(String sentence, Object... args) {
    Shell.Done done = run("merge", args);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.err()).startsWith("eightfold: ").contains(sentence).doesNotContain("\tat ");
  }
}
