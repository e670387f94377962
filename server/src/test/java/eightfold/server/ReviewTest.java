package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.table.Reviews;
import eightfold.wire.json.JsonWriter;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Finished games are shown again, and nothing of those that go on. */
@Tag("slow")
class ReviewTest {
  @TempDir Path data;

  private static String expected(String transcript) {
    return new String(
        JsonWriter.bytes(Reviews.of(transcript, 1).found().orElseThrow()), StandardCharsets.UTF_8);
  }

  @Test
  void a_finished_game_is_shown_to_everybody_and_one_that_goes_on_to_nobody() {
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna");
        Visitor bert = Visitor.arrive(server.port(), "Bert")) {
      String table = anna.open("eights", 2, "{\"target\":\"5\"}", "random");
      anna.connect(table).hear("table");
      anna.request("start", "");
      for (String name : new String[] {table, "000000000000", "nonsense"}) {
        HttpResponse<String> early = bert.send("GET", "/api/games/" + name + "/review", "");
        assertThat(early.statusCode()).isEqualTo(404);
        assertThat(early.body()).doesNotContain("frames");
      }
      while (!anna.over()) {
        if (anna.toAct() == 0 && !anna.legal(0).isEmpty()) {
          anna.ask(
              "move",
              "\"seat\":0,\"at\":%d,\"move\":\"%s\""
                  .formatted(anna.at(), anna.legal(0).getFirst()));
        }
        anna.hear();
      }
      String path = "/api/games/" + anna.table.get("finished").stringValue();
      String transcript = anna.send("GET", path + "/transcript", "").body();
      HttpResponse<String> review = bert.send("GET", path + "/review", "");
      assertThat(review.body()).isEqualTo(expected(transcript));
      String tag = review.headers().firstValue("ETag").orElseThrow();
      assertThat(bert.send("GET", path + "/review", "", "If-None-Match", tag).statusCode())
          .isEqualTo(304);
      JsonNode yours = anna.get(path).get("yours");
      assertThat(yours).hasSize(1);
      assertThat(yours.get(0).intValue()).isZero();
      assertThat(bert.get(path).has("yours")).isFalse();
    }
  }

  @Test
  void a_game_from_a_device_is_shown_likewise() {
    DeviceGame game = DeviceGame.of("0000000000b1", "twenty-eight", 4, 1);
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      anna.send("PUT", game.path(), game.body());
      assertThat(anna.send("GET", game.path() + "/review", "").body())
          .isEqualTo(expected(game.upload().transcript()));
      assertThat(anna.get(game.path()).get("yours")).hasSize(1);
    }
  }
}
