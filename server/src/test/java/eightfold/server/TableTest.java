package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.server.config.Config;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A table from opening to its transcript. */
@Tag("slow")
class TableTest {
  @TempDir Path data;
  private Server server;

  static Config config(Path data) {
    return Config.of(Map.of())
        .with("port", 0)
        .with("data", data)
        .with("pace", 0)
        .with("thinking", 2)
        .with("rate", 0)
        .with("arrivals", 0)
        .with("log", "warning");
  }

  @BeforeEach
  void start() {
    server = Server.start(config(data));
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  @ParameterizedTest
  @CsvSource({
    "twenty-eight, 4, {}",
    "eight-and-half, 3, {\"rounds\":\"1\"}",
    "eights, 2, {\"target\":\"5\"}"
  })
  void a_guest_plays_a_whole_game_against_bots(String game, int seats, String options)
      throws IOException {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      anna.connect(anna.open(game, seats, options, "random"));
      anna.hear("table");
      String hash = anna.table.get("fair").get("hash").stringValue();
      anna.request("pledge", Chancers.pledging(0, Chancers.ANNAS));
      anna.request("start", "");
      anna.request("salt", Chancers.revealing(0, Chancers.ANNAS));
      while (!anna.over()) {
        List<String> legal = anna.legal(0);
        if (anna.toAct() == 0 && !legal.isEmpty()) {
          anna.move(0, legal.getLast());
        } else {
          anna.hear();
        }
      }
      JsonNode fair = anna.table.get("fair");
      String secret = fair.get("secret").stringValue();
      assertThat(eightfold.table.Fairness.hash(secret)).isEqualTo(hash);
      String id = anna.table.get("finished").stringValue();
      assertThat(anna.get("/api/games/" + id).get("fair")).isEqualTo(fair);
      String transcript = anna.send("GET", "/api/games/" + id + "/transcript", "").body();
      List<Replayed> games = new ArrayList<>();
      assertThat(Replay.check(new StringReader(transcript), games::add)).isEmpty();
      assertThat(games).hasSize(1);
      assertThat(games.getFirst().finished()).isTrue();
      assertThat(games.getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
      assertThat(anna.get("/api/me/games").get("games").get(0).get("id").stringValue())
          .isEqualTo(id);
    }
  }

  @Test
  void a_client_resumes_from_the_last_number_it_saw() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna");
        Visitor bert = Visitor.arrive(server.port(), "Bert")) {
      String table = anna.open("eights", 2, "{}", "");
      anna.connect(table).hear("table");
      bert.connect(table).hear("table");
      bert.request("sit", "\"seat\":1,\"name\":\"Bert\"");
      anna.request("start", "");
      bert.hear("started");
      bert.hear("changed");
      int seen = bert.last;
      bert.hangUp();
      Visitor mover = anna.toAct() == 0 ? anna : bert;
      if (mover == anna) {
        anna.move(0, "pass");
      }
      bert.connect(table, seen);
      if (mover == anna) {
        assertThat(bert.hear().get("type").stringValue()).isEqualTo("played");
      }
      assertThat(bert.hear().get("type").stringValue()).isEqualTo("changed");
    }
  }

  @Test
  void an_idle_table_leaves_the_memory_and_is_folded_again() throws InterruptedException {
    server.stop();
    server = Server.start(config(data).with("idle", 1));
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open("twenty-eight", 3, "{}", "random");
      anna.connect(table).hear("table");
      anna.request("start", "");
      anna.hear(node -> anna.toAct() == 0 && !anna.legal(0).isEmpty());
      JsonNode before = anna.position.get("view");
      int at = anna.at();
      anna.hangUp();
      for (int i = 0; i < 100 && server.tables() > 0; i++) {
        Thread.sleep(50);
      }
      assertThat(server.tables()).isZero();
      anna.connect(table).hear("table");
      assertThat(anna.position.get("view")).isEqualTo(before);
      assertThat(anna.at()).isEqualTo(at);
      assertThat(anna.move(0, "take").get("type").stringValue()).isEqualTo("played");
    }
  }
}
