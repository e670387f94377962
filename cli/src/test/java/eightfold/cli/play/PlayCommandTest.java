package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Fault;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.messages.Language;
import eightfold.messages.Messages;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  /** In 8-28 some of these are always refused, which does no harm. */
  private static final String TWENTY_EIGHT = "take\ndecline\nfor8\n".repeat(400);

  private static final String FIRST_OF_LIST = "#1\n".repeat(2000);

  @TempDir Path folder = Path.of("");

  private static List<Replayed> replayed(Path file) throws IOException {
    List<Replayed> games = new ArrayList<>();
    try (Reader reader = Files.newBufferedReader(file)) {
      Optional<Fault> fault = Replay.check(reader, games::add);
      assertThat(fault).isEmpty();
    }
    return games;
  }

  private void playToTheEnd(Language language, String game, String script) throws IOException {
    Path file = folder.resolve(game.split(" ")[0] + ".jsonl");
    Messages messages = Messages.strictlyIn(language);
    Pipe.Played played =
        Pipe.play(
            script + "save " + file + "\n",
            game + " --seed 7 --level gentle --lang " + language.code());
    assertThat(played.code()).isZero();
    assertThat(played.err()).isEmpty();
    assertThat(played.out())
        .contains("== " + messages.text("play.label.result") + " ==")
        .doesNotContain("\u001b", "{", "}")
        .doesNotContainPattern("\\bnull\\b");
    List<Replayed> games = replayed(file);
    assertThat(games).hasSize(1);
    assertThat(games.getFirst().finished()).isTrue();
    assertThat(games.getFirst().loose()).isZero();
    assertThat(games.getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
  }

  @ParameterizedTest
  @EnumSource
  void a_game_of_8_28_is_played_to_its_end(Language language) throws IOException {
    playToTheEnd(language, "twenty-eight --seats 3", TWENTY_EIGHT);
  }

  @ParameterizedTest
  @EnumSource
  void a_game_of_eight_and_half_is_played_to_its_end(Language language) throws IOException {
    playToTheEnd(language, "eight-and-half --seats 4 -o rounds=2", FIRST_OF_LIST);
  }

  @ParameterizedTest
  @EnumSource
  void a_game_of_eights_is_played_to_its_end(Language language) throws IOException {
    playToTheEnd(language, "eights --seats 2 --seat 1 -o target=12", FIRST_OF_LIST);
  }

  @Test
  void the_same_seed_and_input_give_the_same_game() {
    String args = "eight-and-half --seats 3 --bots gentle,sharp --seed 0x1f -o rounds=1 --lang en";
    assertThat(Pipe.play(FIRST_OF_LIST, args)).isEqualTo(Pipe.play(FIRST_OF_LIST, args));
  }

  @Test
  void a_transcripts_seed_brings_the_same_deals() {
    assertThat(Pipe.play("", "eights --seed 31 --seats 2 --level gentle").out())
        .isEqualTo(Pipe.play("", "eights --seed 000000000000001f --seats 2 --level gentle").out());
  }

  @Test
  void without_arguments_a_pipe_gets_a_usual_table() {
    Pipe.Played played = Pipe.play("quit\n", "--lang en");
    assertThat(played.code()).isZero();
    assertThat(played.out())
        .startsWith("8-28 – ")
        .contains("At the table: You, Sara (Steady), Jonas (Steady), Fran (Steady).")
        .contains("> quit", "Until next time!");
  }

  @Test
  void the_end_of_the_input_ends_the_game_cleanly() {
    Pipe.Played played = Pipe.play("", "eights --seed 1 --lang de");
    assertThat(played.code()).isZero();
    assertThat(played.out()).contains("Die Eingabe ist zu Ende und damit auch das Spiel.");
  }

  @Test
  void bad_input_is_answered_and_keeps_the_game_going() {
    String bad =
        "\nbla\n99\nfor8\nmore\nsave\nsave /no/such/folder/x\nrules Q7\n\u001b[31m\ntake\n";
    Pipe.Played played = Pipe.play(bad, "twenty-eight --seats 3 --seed 5 --level gentle --lang en");
    assertThat(played.code()).isZero();
    assertThat(played.out())
        .contains("\"bla\" is not a move of this game.")
        .contains("The list has no number 99.")
        .contains("take the card or decline. (T19: The choice between the halves)")
        .contains("Say which file", "/no/such/folder/x cannot be written: there is no such folder.")
        .contains("This game has no chapter or clause Q7.")
        .containsPattern("You take an? ")
        .doesNotContain("\u001b");
  }

  @Test
  void refusals_name_their_clause_in_the_language() {
    Pipe.Played played = Pipe.play("collect\nblind 1\n", "eight-and-half --seed 4 -n 3 --lang it");
    assertThat(played.out())
        .contains("(H7: Si gioca da una sola fonte alla volta)")
        .contains("La mano viene prima delle carte cieche.");
  }

  @Test
  void rules_are_shown_whole_by_chapter_and_by_clause() {
    Pipe.Played played = Pipe.play("rules\nrules 2\nrules t12\n", "--seed 1 --lang fr");
    assertThat(played.out())
        .contains("1. Le but du jeu", "5. La fin de la partie")
        .contains("T12 · Un refus n’est pas définitif\nAprès un refus, tu peux reprendre")
        .contains("\n(La table peut choisir)\nSi la table joue");
    assertThat(played.out().lines().filter(line -> line.equals("2. La manche"))).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void a_hint_is_a_move_that_can_be_made(String game) {
    String args = game + " --seed 9 --seats 3 --lang en --level gentle";
    String out = Pipe.play("hint\nquit\n", args).out();
    String hint =
        out.lines().filter(line -> line.startsWith("Sharp would play: ")).findFirst().orElseThrow();
    String move = hint.substring("Sharp would play: ".length());
    assertThat(Pipe.play(move + "\nquit\n", args).out())
        .contains("> " + move)
        .doesNotContain("is not a move");
  }

  @Test
  void help_knows_the_game() {
    assertThat(Pipe.play("help\n", "eights --seed 1 --lang en").out())
        .contains("more FIVE", "FIVE 2f 2i* 4v 3e / 2n", "save FILE");
    assertThat(Pipe.play("?\n", "eight-and-half --seed 1 --lang en").out())
        .contains("#2 is number 2 of the list", "swap 2 3.1")
        .doesNotContain("more FIVE");
  }

  @Test
  void an_unfinished_game_can_be_saved_and_replays(@TempDir Path other) throws IOException {
    Path file = other.resolve("half.jsonl");
    Pipe.Played played =
        Pipe.play("#1\n#1\n#1\nsave " + file + "\n", "eight-and-half --seed 2 --lang en");
    assertThat(played.out()).containsPattern("Saved to .*half.jsonl: \\d+ moves\\.");
    assertThat(replayed(file).getFirst().finished()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void a_game_that_cannot_be_saved_is_told_why_in_words(Language language) throws IOException {
    Messages messages = Messages.strictlyIn(language);
    Path file = Files.writeString(folder.resolve("notes"), "mine");
    String script =
        "save %s\nsave %s\nsave %s\n"
            .formatted(folder.resolve("no/such"), folder, file.resolve("game.jsonl"));
    String out = Pipe.play(script, "eights --seed 1 --lang " + language.code()).out();
    assertThat(out)
        .contains(messages.text("play.save.missing"), messages.text("play.save.folder"))
        .contains(messages.text("play.save.no-folder"))
        .doesNotContain("Exception", "Saved");
    assertThat(file).hasContent("mine");
  }

  @Test
  void words_have_a_best_spelling_and_more_of_them() {
    String args = "eights --seed 6 --seats 3 --level gentle --lang en";
    String out = Pipe.play("pass\n".repeat(12) + "more NINE\nmore\n", args).out();
    assertThat(out).contains("You cannot spell NINE now.", "Say which word: more FIVE");
    assertThat(out).containsPattern(" 1  [A-Z]+ \\d[a-z]\\*? .* / \\d[a-z]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "eihgts | did you mean eights?",
        "eights --seats 7 | Eights is for 2 to 6 players, not for 7.",
        "eights --seats 3 --seat 3 | There is no seat 3; seats are 0 to 2.",
        "eights -o goal=3 | There is no option goal; there are: target.",
        "eights --level wizard | There is no player wizard;",
        "eights --seats 3 --bots sharp,sharp,sharp | 3 players need 2 bots, not 3.",
        "eights --seed soup | A seed is a whole number",
        "eights --lang xx | xx; "
      })
  void what_makes_no_sense_is_refused_before_the_game(String args, String sentence) {
    Pipe.Played played = Pipe.play("", args + (args.contains("--lang") ? "" : " --lang en"));
    assertThat(played.code()).isEqualTo(2);
    assertThat(played.err()).contains(sentence);
  }
}
