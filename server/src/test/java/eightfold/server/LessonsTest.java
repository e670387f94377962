package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import eightfold.kit.Lesson;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Guided rounds over the wire. */
@Tag("slow")
class LessonsTest {
  @TempDir Path data;
  private Server server;

  @BeforeEach
  void start() {
    server = Server.start(TableTest.config(data));
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  private static String learn(Visitor visitor, String game) {
    return visitor.post("/api/lessons", "{\"game\":\"" + game + "\"}").path("id").asString("");
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void a_lesson_goes_along_its_script_to_the_end_and_on(String slug) {
    Lesson lesson = Games.find(slug).found().orElseThrow().lesson();
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = learn(anna, slug);
      anna.connect(table).hear("table");
      int first = anna.at();
      while (anna.at() - first < lesson.moves()) {
        if (anna.legal(0).isEmpty()) {
          anna.hear();
        } else {
          String wanted = lesson.next(anna.at() - first).orElseThrow();
          assertThat(anna.move(0, wanted).path("type").stringValue()).isEqualTo("played");
        }
      }
      assertThat(anna.table.path("fair").path("hash").stringValue()).isEmpty();
    }
  }

  @Test
  void a_legal_move_beside_the_script_is_refused_and_an_illegal_one_names_its_clause() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      anna.connect(learn(anna, "eight-and-half")).hear("table");
      assertThat(anna.move(0, "6").path("error").path("clause").stringValue()).isEqualTo("H6");
      anna.move(0, "3");
      anna.hear(node -> !anna.legal(0).isEmpty());
      assertThat(anna.legal(0)).contains("g");
      assertThat(anna.move(0, "g").path("error").path("code").stringValue())
          .isEqualTo("lesson-move");
    }
  }

  @Test
  void lessons_are_listed_nowhere_and_come_back_after_a_restart() {
    String token;
    String table;
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      table = learn(anna, "twenty-eight");
      anna.connect(table).hear("table");
      anna.move(0, "take");
      assertThat(anna.get("/api/me/tables").path("tables").size()).isZero();
      assertThat(anna.get("/api/tables").path("tables").size()).isZero();
      token = anna.token;
    }
    server.stop();
    server = Server.start(TableTest.config(data));
    try (Visitor anna = Visitor.known(server.port(), token)) {
      anna.connect(table).hear(node -> !anna.legal(0).isEmpty());
      assertThat(anna.move(0, "take").path("type").stringValue()).isEqualTo("played");
    }
  }

  @Test
  void there_is_no_lesson_for_an_unknown_game() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      assertThat(anna.send("POST", "/api/lessons", "{\"game\":\"chess\"}").statusCode())
          .isEqualTo(422);
    }
  }
}
