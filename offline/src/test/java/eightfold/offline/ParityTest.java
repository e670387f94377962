package eightfold.offline;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import eightfold.kit.Lesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Plays whole games with the engine on this Java and writes down every word, for web/e2e, which
 * demands the same of the engine in a browser.
 */
@Tag("slow")
class ParityTest {
  private static final Path RECORDS = Path.of("target", "parity");
  private final Recorder around = new Recorder();
  private final Person anna = new Person(around, "a");
  private final Person bert = new Person(around, "b");

  @ParameterizedTest
  @CsvSource({
    "twenty-eight, 4, gentle, 30",
    "twenty-eight, 3, sharp, 0",
    "eight-and-half, 3, steady, 0",
    "eight-and-half, 4, sharp, 20",
    "eights, 2, steady, 0",
    "eights, 3, sharp, 0",
  })
  void a_game_with_bots(String game, int seats, String bots, int clock) throws IOException {
    around.settings(900, "rollouts", 40);
    String id = around.open(body(game, seats, bots, clock));
    around.join("a", id, Recorder.ANNA, "Anna", "calm");
    anna.ask("start", "");
    finish(List.of(0), List.of());
    assertThat(anna.phase()).isEqualTo("over");
    assertThat(around.finished).containsEntry(id, 1);

    String transcript = transcript(id);
    Files.writeString(record(game, seats + "-" + bots, "transcript.jsonl"), transcript);
    around.ask("game", around.summary(id));
    around.ask("review", "1", transcript);
    around.ask("contents", transcript + transcript + "{");
    around.ask("remark", "1", "0", "5", transcript);
    around.ask("value", "300");
    around.ask("remark", "1", "0", "5", "{");
    assertThat(around.reports).isEmpty();
    write(game, seats + "-" + bots);
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight", "eight-and-half", "eights"})
  void two_people_at_a_table_that_is_left_and_folded_again(String game) throws IOException {
    around.settings(300, "rollouts", 5);
    String id = around.open(body(game, 4, "gentle", 0));
    around.join("a", id, Recorder.ANNA, "Anna", "helper");
    around.join("b", id, Recorder.BERT, "", "expert");
    bert.ask("sit", "\"seat\":1,\"name\":\"Bert 👩‍👩‍👧 \\u200bX\"");
    anna.ask("sit", "\"seat\":2,\"name\":\"  Änne \"");
    anna.ask("swap", "\"seat\":0,\"with\":3");
    anna.ask("bot", "\"seat\":0,\"bot\":\"random\"");
    anna.ask("start", "");
    for (int i = 0; i < 30; i++) {
      step(List.of(2, 3), List.of(1));
    }
    around.leave("b");
    around.pass(60_000);
    around.fold(id);
    around.join("a", id, Recorder.ANNA, "Anna", "calm");
    around.join("b", id, Recorder.BERT, "", "calm");
    finish(List.of(2, 3), List.of(1));
    assertThat(anna.phase()).isEqualTo("over");
    anna.ask("again", "");
    anna.ask("start", "");
    around.ask("look", LocalTable.message(around.log(id), id));
    write(game, "people");
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight", "eight-and-half", "eights"})
  void what_would_have_been_from_the_middle_of_a_game(String game) throws IOException {
    around.settings(0, "rollouts", 5);
    String id = around.open(body(game, 3, "gentle", 0));
    around.join("a", id, Recorder.ANNA, "Anna", "calm");
    anna.ask("start", "");
    finish(List.of(0), List.of());
    around.leave("a");
    String transcript = transcript(id);

    String other = around.branch(transcript, 9, "steady", "", "gentle");
    around.join("b", other, Recorder.BERT, "Bert", "helper");
    bert.listen();
    assertThat(bert.phase()).isEqualTo("playing");
    for (int i = 0; i < 20_000 && !bert.phase().equals("over"); i++) {
      step(List.of(), List.of(1));
    }
    assertThat(bert.phase()).isEqualTo("over");
    assertThat(around.finished).containsOnlyKeys(id);
    around.ask("branch", Recorder.ANNA, "", "1", "99999", transcript, "", "steady", "steady");
    around.ask("branch", Recorder.ANNA, "", "1", "3", "{", "", "steady");
    assertThat(around.reports).isEmpty();
    write(game, "what-if");
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight", "eight-and-half", "eights"})
  void a_lesson(String game) throws IOException {
    around.settings(0, "rollouts", 5);
    String id = around.learn(game);
    around.join("a", id, Recorder.ANNA, "Anna", "helper");
    Lesson lesson = Games.find(game).found().orElseThrow().lesson();
    int first = anna.at();
    for (int i = 0; i < 200 && anna.at() - first < lesson.moves(); i++) {
      String wanted = lesson.next(anna.at() - first).orElseThrow();
      if (!anna.follow(wanted)) {
        around.pass(300);
      }
    }
    assertThat(anna.at() - first).isEqualTo(lesson.moves());
    assertThat(around.finished).isEmpty();
    write(game, "lesson");
  }

  @Test
  void what_is_asked_outside_of_games() throws IOException {
    around.settings(0, "millis", 1);
    around.ask("catalogue");
    around.ask("open", Recorder.ANNA, "", body("no-game", 2, "", 0));
    around.ask("open", Recorder.ANNA, "", body("eights", 99, "", -1));
    around.ask("look", "nowhere");
    around.ask("review", "1", "no transcript");
    around.ask("review", "2", "");
    around.ask("contents", "{\"v\":1,\"game\":\"chess\"}");
    String id = around.open(body("eights", 3, "gentle", 0));
    around.join("a", "nowhere", Recorder.ANNA, "", "calm");
    around.join("a", id, Recorder.ANNA, "", "calm");
    around.text("a", "{\"type\":\"nonsense\"}");
    around.text("a", "no JSON");
    anna.ask("say", "\"seat\":0,\"phrase\":\"hello\"");
    anna.ask(
        "arrange", "\"game\":\"eights\",\"seats\":9,\"options\":{},\"listed\":false,\"clock\":0");
    anna.ask("start", "");
    anna.ask("leave", "");
    write("eights", "odds");
  }

  private static String body(String game, int seats, String bots, int clock) {
    return """
        {"game":"%s","seats":%d,"options":{},"listed":false,"clock":%d,"bots":"%s","sit":true}"""
        .formatted(game, seats, clock, bots);
  }

  private String transcript(String id) {
    return around.ask("transcript", LocalTable.message(around.log(id), id, "1"));
  }

  private void step(List<Integer> annas, List<Integer> berts) {
    if (!anna.play(annas) && !bert.play(berts)) {
      around.pass(300);
    }
  }

  private void finish(List<Integer> annas, List<Integer> berts) {
    for (int i = 0; i < 20_000 && !anna.phase().equals("over"); i++) {
      step(annas, berts);
    }
  }

  private static Path record(String game, String what, String ending) throws IOException {
    Files.createDirectories(RECORDS);
    return RECORDS.resolve(game + "-" + what + "." + ending);
  }

  private void write(String game, String what) throws IOException {
    StringBuilder text = new StringBuilder();
    for (List<String> line : around.lines) {
      text.append(Recorder.JSON.writeValueAsString(line)).append('\n');
    }
    Files.writeString(record(game, what, "jsonl"), text);
  }
}
