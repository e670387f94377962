package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** simulate and replay, end to end. */
class TranscriptCommandsTest {
  private final Shell shell = new Shell();
  private @TempDir Path folder;

  private Path simulated(String game, int games) {
    Path file = folder.resolve(game + ".jsonl");
    assertThat(shell.run("simulate", game, "-g", games, "--transcript", file).code()).isZero();
    return file;
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void what_simulate_writes_replay_accepts(String game) throws IOException {
    Path file = simulated(game, 40);
    Shell.Done done = shell.run("replay", file);
    assertThat(done.code()).isZero();
    assertThat(done.out())
        .contains(game + ", 4 seats: 40 games")
        .contains("in 40 games the deals follow from the seed")
        .endsWith("every line checks out\n");
    assertThat(done.err()).isEmpty();
    assertThat(new Shell().input(Files.readString(file)).run("replay", "-").out())
        .isEqualTo(done.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void simulate_prints_the_same_on_any_number_of_threads(String game) {
    Shell.Done one = shell.run("simulate", game, "-g", 100, "-t", 1, "-s", 5);
    Shell.Done four = shell.run("simulate", game, "-g", 100, "-t", 4, "-s", 5);
    assertThat(one.code()).isZero();
    assertThat(four.out()).isEqualTo(one.out());
    assertThat(one.out()).contains("100 games", "seat", "points", "± 95 %", "wins", "event");
    assertThat(one.err()).contains("moves/s");
  }

  @Test
  void options_reach_the_game() throws IOException {
    Path file = folder.resolve("t");
    Shell.Done done =
        shell.run(
            "simulate",
            "twenty-eight",
            "-g",
            2,
            "--option",
            "firstGiver=2",
            "--option",
            "passIsFinal=on",
            "--transcript",
            file);
    assertThat(done.out()).contains("firstGiver 2, passIsFinal true");
    assertThat(Files.readString(file)).contains("\"firstGiver\":2,\"passIsFinal\":true");
    assertThat(shell.run("replay", file).code()).isZero();
  }

  @Test
  void a_transcript_can_go_to_the_standard_output() {
    Shell.Done done = shell.run("simulate", "eights", "-g", 3, "--transcript", "-");
    assertThat(done.out().lines()).allMatch(line -> line.startsWith("{"));
    assertThat(done.err()).contains("3 games");
    assertThat(new Shell().input(done.out()).run("replay", "-").code()).isZero();
  }

  @Test
  void an_older_file_is_replaced_and_nothing_else_is_left() throws IOException {
    Path file = folder.resolve("eights.jsonl");
    Files.writeString(file, "old");
    simulated("eights", 2);
    assertThat(Files.readString(file)).startsWith("{\"v\":1");
    assertThat(folder).isDirectoryContaining(path -> path.equals(file));
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void a_place_that_cannot_be_written_is_refused() {
    assertThat(shell.run("simulate", "eights", "--transcript", folder))
        .returns(2, Shell.Done::code)
        .extracting(Shell.Done::err)
        .asString()
        .contains("is a folder.");
    assertThat(shell.run("simulate", "eights", "--transcript", folder.resolve("no/where")))
        .returns(2, Shell.Done::code)
        .extracting(Shell.Done::err)
        .asString()
        .contains("cannot be written (no such file or folder).");
  }

  @Test
  void replay_names_the_first_line_that_does_not_hold() throws IOException {
    Path file = simulated("twenty-eight", 2);
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(9, lines.get(9).replace("\"legal\":2", "\"legal\":5"));
    Files.write(file, lines);
    Shell.Done done = shell.run("replay", file);
    assertThat(done.code()).isEqualTo(1);
    assertThat(done.out()).isEqualTo("line 10: legal is 5 and should be 2.\n");
  }

  @Test
  void replay_refuses_a_game_that_was_played_to_its_end_but_lacks_it() throws IOException {
    Path file = simulated("eights", 1);
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, lines.size() - 1));
    Shell.Done done = shell.run("replay", file);
    assertThat(done.code()).isEqualTo(1);
    assertThat(done.out())
        .isEqualTo("line %d: The end of the game is missing.\n".formatted(lines.size()));
  }

  @Test
  void replay_notes_what_is_odd_but_holds() throws IOException {
    Path file = simulated("twenty-eight", 1);
    List<String> lines = new ArrayList<>(Files.readAllLines(file).subList(0, 10));
    lines.set(0, lines.getFirst().replaceFirst("\"seed\":\".{4}", "\"seed\":\"abcd"));
    lines.set(
        2, lines.get(2).replace("\"take\"", "\"TAKE\"").replace("\"decline\"", "\"Decline\""));
    Files.write(file, lines);
    assertThat(shell.run("replay", file).out())
        .contains("twenty-eight, 4 seats: 1 game, ", "game 1 is unfinished after 8 moves")
        .contains("in 1 game the deals do not follow from the seed")
        .contains("1 move is understood, but not written as notation has it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void replay_shows_a_position(String game) {
    Path file = simulated(game, 2);
    Shell.Done own = shell.run("replay", file, "--at", 12);
    assertThat(own.code()).isZero();
    assertThat(own.out()).contains("game 1 of the file, after 12 moves", "legal moves", "sees it");
    Shell.Done open = shell.run("replay", file, "--at", 12, "--game", 2, "--open");
    assertThat(open.out())
        .contains("game 2 of the file", "seat 3 sees besides", "deck of the round", "legal moves");
    Shell.Done watched = shell.run("replay", file, "--at", 12, "--seat", "spectator");
    assertThat(watched.out()).contains("as spectators see it").doesNotContain("legal moves");
    assertThat(shell.run("replay", file, "--at", 0, "--seat", 1).out()).contains("seat 1 sees it");
  }

  @Test
  void the_end_is_a_position_too() throws IOException {
    Path file = simulated("eights", 1);
    long moves = Files.readAllLines(file).stream().filter(l -> l.contains("\"move\"")).count();
    assertThat(shell.run("replay", file, "--at", moves, "--open").out()).contains("game is over");
    assertThat(shell.run("replay", file, "--at", moves).out()).contains("as spectators see it");
  }

  @Test
  void a_position_that_is_not_there_is_refused() {
    Path file = simulated("eights", 1);
    assertRefused("has no more than", file, "--at", 99_999);
    assertRefused("no game 2", file, "--at", 0, "--game", 2);
    assertRefused("no seat 4; seats are 0 to 3", file, "--at", 0, "--seat", 4);
    assertRefused("no seat north", file, "--at", 0, "--seat", "north");
    assertRefused("go with --at", file, "--open");
    assertRefused("counted from 0", file, "--at", -1);
    assertRefused("counted from 0", file, "--at", 0, "--game", 0);
  }

  @Test
  void a_file_that_cannot_be_read_is_refused() {
    assertRefused("cannot be read (no such file or folder)", folder.resolve("nothing"));
    assertRefused("is a folder", folder);
  }

  @Test
  void nonsense_does_not_hold() {
    assertThat(new Shell().input("hello\n").run("replay", "-").out()).startsWith("line 1: ");
    assertThat(new Shell().input("").run("replay", "-"))
        .isEqualTo(new Shell.Done(1, "line 1: The transcript is empty.\n", ""));
    assertThat(new Shell().input("hello\n").run("replay", "-", "--at", 0).code()).isEqualTo(1);
  }

  private void assertRefused(String sentence, Object... args) {
    List<Object> all = new ArrayList<>(List.of("replay"));
    all.addAll(List.of(args));
    Shell.Done done = shell.run(all.toArray());
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).startsWith("eightfold: ").contains(sentence);
  }
}
