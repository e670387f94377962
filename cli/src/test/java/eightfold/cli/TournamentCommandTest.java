package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class TournamentCommandTest {
  private final Shell shell = new Shell();

  @TempDir private Path folder = Path.of(".");

  private Shell.Done tournament(Object... more) {
    Object[] args = new Object[more.length + 6];
    System.arraycopy(
        new Object[] {"tournament", "twenty-eight", "--seats", 3, "--players", "threshold,random"},
        0,
        args,
        0,
        6);
    System.arraycopy(more, 0, args, 6, more.length);
    return shell.run(args);
  }

  /** What does not depend on the clock. */
  private static String timeless(Path file) throws IOException {
    return Files.readString(file)
        .replaceAll("\"times\":.*", "")
        .replaceAll("\"p[59][09]ms\" : .*", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tournament", "simulate", "merge", "advise", "puzzles"})
  void every_command_has_help(String command) {
    assertThat(shell.run(command, "--help").out()).startsWith("Usage: eightfold " + command);
  }

  @Test
  void a_tournament_says_who_is_better() {
    Shell.Done done = tournament("--games", 60);
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .startsWith("8-28, 3 seats, ")
        .contains("60 games on 20 deals", "wins for each seat held (an equal: 33.3 %)")
        .containsPattern("threshold +[0-9.]+ % +[0-9.]+ to [0-9.]+ %")
        .contains("points ahead of", "threshold is better than random (evidence ");
  }

  @Test
  void until_significant_stops_when_the_answer_is_known() {
    Shell.Done done = tournament("--until-significant", "--threads", 2);
    assertThat(done.out()).contains("threshold is better than random");
    assertThat(done.out()).containsPattern("\n[0-9]{1,3} games on");
    assertThat(tournament("--until-significant", "--threads", 1).out().lines().skip(1).findFirst())
        .isEqualTo(done.out().lines().skip(1).findFirst());
  }

  @Test
  void a_folder_gets_everything_and_can_be_continued() throws Exception {
    Path whole = folder.resolve("whole");
    Path parts = folder.resolve("parts");
    assertThat(tournament("--games", 30, "--out", whole).code()).isZero();
    assertThat(tournament("--games", 12, "--out", parts).code()).isZero();
    assertThat(tournament("--games", 30, "--out", parts).err()).contains("--resume goes on");
    Path blocks = parts.resolve("blocks.jsonl");
    Files.writeString(
        blocks, Files.readString(blocks) + "{\"block\":4,\"ga"); // the power went out here
    assertThat(tournament("--games", 30, "--out", parts, "--resume", "-t", 2).code()).isZero();
    for (String name : List.of("blocks.jsonl", "results.json")) {
      assertThat(timeless(parts.resolve(name))).isEqualTo(timeless(whole.resolve(name)));
    }
    assertThat(parts.resolve("results.csv")).content().startsWith("player,games,wins");
    assertThat(parts.resolve("report.html"))
        .content()
        .contains("./eightfold tournament twenty-eight --seats 3 --players threshold,random");
  }

  @Test
  void results_of_another_tournament_are_not_touched() {
    Path file = folder.resolve("run.jsonl");
    tournament("--games", 3, "--out", file);
    Shell.Done done = tournament("--games", 3, "--out", file, "--resume", "--seed", 2);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).contains("another tournament: seed is 1 there and 2 here");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tournament eights --players steady | at least two players",
        "tournament eights | A name is missing in the list of players.",
        "tournament eights --players steady,threshold | There is no player threshold; there are",
        "tournament eights --players steady,random --games 0 | At least one game",
        "tournament eights --players steady,random --threads 0 | threads must be 1 to 1024",
        "tournament eights --players steady,random --budget soon | A budget is a time",
        "tournament eights --players steady,random --bot-timeout 0 | --bot-timeout must be",
        "tournament eights --players steady,random --resume | --resume goes with --out",
        "tournament eights --players steady,random --part 1/2 | --part goes with --out and a"
            + " folder",
        "tournament eights --players steady,random --part 3/2 --out x | there is no \"3/2\".",
        "tournament eights --players a,b --part 2 | There is no player a",
        "tournament eights --players steady,random --part 2 --out x | A part is written like 2/8",
        "tournament eights --players steady,random --part 1/2 --until-significant --out x"
            + " | --part does not go with --until-significant",
        "simulate eights --part 1/2 | --part and --out with a .jsonl file go together.",
        "simulate eights --out x.jsonl | --part and --out with a .jsonl file go together.",
        "simulate eights --part 0/2 --out x.jsonl | there is no \"0/2\".",
        "simulate eights --part 1/2 --out x.csv | The file of a part ends in .jsonl",
        "merge | Missing required parameter",
        "tournament eights --players steady,random --out x.txt | neither a folder nor a file",
        "simulate eights --seats 2 --players steady,random,random | 3 players for 2 seats",
        "simulate eights --players steady --report x | A report is a file that ends in",
        "advise src --at 0 | src is a folder.",
        "advise nowhere.jsonl --at 0 | nowhere.jsonl cannot be read",
        "puzzles chess --out x.json | There is no game",
        "puzzles eights --out x.txt | ends in .json",
        "puzzles eights --out x.json --count 0 | must be 1 to 10,000",
        "puzzles eights --out x.json --seats 9 | 2 to 6",
        "puzzles eights | --out",
        "advise nowhere.jsonl | --at",
        "advise nowhere.jsonl --at -1 | Moves are counted from 0",
      })
  void bad_usage_gets_one_sentence_and_code_2(String typed, String sentence) {
    Shell.Done done = shell.run((Object[]) typed.split(" "));
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).startsWith("eightfold: ").contains(sentence).doesNotContain("\tat ");
  }

  @Test
  void simulate_seats_players_in_order_and_writes_a_report() throws Exception {
    Path report = folder.resolve("study.html");
    Path games = folder.resolve("games.jsonl");
    Shell.Done done =
        shell.run(
            "simulate",
            "eights",
            "--players",
            "greedy,random",
            "--seats",
            3,
            "--games",
            20,
            "--option",
            "target=20",
            "--report",
            report,
            "--transcript",
            games);
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .contains("20 games on 20 deals")
        .containsPattern(" 0 +greedy ")
        .containsPattern(" 2 +random ")
        .contains("spelled one");
    assertThat(report).content().contains("20 (changed)", "<svg");
    assertThat(shell.run("replay", games).out()).contains("every line checks out");
  }

  @ParameterizedTest
  @CsvSource({
    "simulate, --report, study.html",
    "tournament, --out, results.csv",
    "tournament, --out, blocks.jsonl",
    "tournament, --out, everything"
  })
  void a_place_that_cannot_be_written_is_named_before_anything_is_played(
      String command, String option, String name) throws Exception {
    Path inTheWay = Files.writeString(folder.resolve("notes"), "mine");
    Path place = inTheWay.resolve(name);
    Shell.Done done = shell.run(command, "eights", "--players", "greedy,random", option, place);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.err())
        .startsWith("eightfold: " + place)
        .endsWith(" cannot be written (%s is no folder).%n".formatted(inTheWay));
    assertThat(inTheWay).hasContent("mine");
  }

  @Test
  void a_folder_is_no_report() throws Exception {
    Path place = Files.createDirectory(folder.resolve("study.html"));
    assertThat(shell.run("simulate", "eights", "--players", "random", "--report", place))
        .isEqualTo(new Shell.Done(2, "", "eightfold: %s is a folder.%n".formatted(place)));
  }

  @Test
  void trying_a_place_leaves_nothing_behind_and_spoils_nothing() throws Exception {
    Path old = Files.writeString(folder.resolve("old.csv"), "of yesterday");
    Path fresh = folder.resolve("fresh.csv");
    Path bad = Files.writeString(folder.resolve("notes"), "").resolve("x.csv");
    assertThat(tournament("--out", old, "--out", fresh, "--out", bad).code()).isEqualTo(2);
    assertThat(old).hasContent("of yesterday");
    assertThat(fresh).doesNotExist();
  }

  @Test
  void a_file_is_not_written_twice() {
    Path same = folder.resolve("same.json");
    Path detour = folder.resolve("detour/../same.json");
    String sentence = "eightfold: %s is named for two things.%n".formatted(same);
    assertThat(shell.run("simulate", "eights", "-g", 2, "--transcript", detour, "--report", same))
        .isEqualTo(new Shell.Done(2, "", sentence));
    assertThat(same).doesNotExist();
    Shell.Done done = tournament("--out", folder.resolve("a.jsonl"), "--out", folder);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).contains("Blocks go to one place only, not to ");
  }

  @Test
  void a_full_disk_is_named_with_the_file() throws Exception {
    Path full = Path.of("/dev/full");
    assumeThat(full).exists();
    Path report = Files.createSymbolicLink(folder.resolve("study.csv"), full);
    Shell.Done done =
        shell.run("simulate", "eights", "--players", "random", "-g", 3, "--report", report);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).contains("eightfold: %s cannot be written (".formatted(report));
  }

  @ParameterizedTest
  @CsvSource({"simulate, /no/such/bot", "tournament, /no/such/bot"})
  void a_program_that_cannot_be_started_stops_everything_before_the_first_game(
      String command, String program) {
    assumeThat(Path.of("/bin/sh")).exists();
    Path blocks = folder.resolve("blocks.jsonl");
    String players = "random,cmd:\"" + program + "\"";
    Object[] typed = {command, "eights", "--players", players, "--games", 2};
    Shell.Done done =
        command.equals("simulate")
            ? shell.run(typed)
            : shell.run(typed[0], typed[1], typed[2], typed[3], "--out", blocks);
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.err()).contains("eightfold: cmd:bot cannot be started: ", "/no/such/bot");
    assertThat(blocks).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "exit, it ended before it was ready",
        "echo hello, `not ready, but: hello`",
        "echo '{\"ready\":true}', it has ended"
      })
  void a_program_that_fails_later_is_reported(String script, String reason) throws Exception {
    assumeThat(Path.of("/bin/sh")).exists();
    Path bot = Files.writeString(folder.resolve("bot.sh"), script);
    String players = "cmd:\"sh " + bot + "\",random";
    Shell.Done done = shell.run("simulate", "eights", "--players", players, "--games", 2);
    assertThat(done.code()).isZero();
    assertThat(done.out()).containsPattern("cmd:bot.sh forfeited [0-9]+ of [0-9]+ decisions");
    assertThat(done.err()).contains("forfeits a decision: " + reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void advise_values_the_moves_of_a_position(String game) {
    Path games = folder.resolve("games.jsonl");
    shell.run("simulate", game, "--seats", 3, "--games", 2, "--transcript", games);
    Shell.Done done = shell.run("advise", games, "--at", 3, "--game", 2, "--budget", 60);
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .contains("3 seats, game 2 after 3 moves, round 1: seat ")
        .contains("behind", "worlds", "sharp plays ");
    assertThat(done.out().contains("cards that you had not seen"))
        .isEqualTo(game.equals("twenty-eight"));
    assertThat(shell.run("advise", games, "--at", 9999).err()).contains("has no more than");
  }
}
