package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The server values decisions for those whose browser cannot. */
class QualityTest {
  @TempDir Path data;

  @Test
  void decisions_of_a_finished_game_are_valued_and_what_is_wrong_is_refused() {
    DeviceGame game = DeviceGame.of("0000000000b2", "twenty-eight", 3, 1);
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      anna.send("PUT", game.path(), game.body());
      JsonNode quality = anna.get(game.path() + "/quality?seat=0");
      assertThat(quality.get("size").intValue()).isPositive();
      assertThat(quality.get("fine").intValue()).isPositive();
      JsonNode first = quality.get("decisions").get(0);
      assertThat(first.get("grade").stringValue())
          .isIn("best", "good", "doubtful", "costly", "open");
      assertThat(first.get("why").get("kind").stringValue())
          .isEqualTo(first.get("played").asString());
      assertThat(anna.get(game.path() + "/quality?seat=0")).isEqualTo(quality);

      assertThat(problem(anna, game.path() + "/quality?seat=7", 422)).isEqualTo("unknown-seat");
      assertThat(problem(anna, game.path() + "/quality?seat=x", 400)).isEqualTo("bad-number");
      assertThat(problem(anna, game.path() + "/quality", 400)).isEqualTo("bad-number");
      assertThat(problem(anna, "/api/games/0000000000zz/quality?seat=0", 404))
          .isEqualTo("no-such-game");
    }
  }

  private static String problem(Visitor visitor, String path, int status) {
    HttpResponse<String> answer = visitor.send("GET", path, "");
    assertThat(answer.statusCode()).isEqualTo(status);
    return answer.body().replaceFirst(".*\"code\":\"([a-z-]+)\".*", "$1");
  }
}
