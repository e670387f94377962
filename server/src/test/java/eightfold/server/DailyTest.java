package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.server.host.World;
import eightfold.table.Fairness;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The deal of a day, from outside: bound before its day, the same for all, known to nobody. */
@Tag("slow")
class DailyTest {
  private static final String GAME = "eights";
  private static final String DAY = "2026-11-18";
  private static final String PLAY = "{\"game\":\"eights\"}";
  private static final String FREELY = "{\"game\":\"eights\",\"free\":true}";
  @TempDir Path data;
  private final AtomicLong clock = new AtomicLong();
  private Server server;
  private Visitor anna;
  private Visitor bert;

  @BeforeEach
  void start() {
    at("2026-11-18T12:00:00Z");
    server = server("");
    anna = Visitor.arrive(server.port(), "Anna");
    bert = Visitor.arrive(server.port(), "Bert");
  }

  private Server server(String database) {
    World real = World.real();
    return Server.start(
        TableTest.config(data).with("database", database),
        new World(
            clock::incrementAndGet,
            real.random(),
            seed -> Chance.parse(seed).found().orElseThrow()));
  }

  @AfterEach
  void stop() {
    anna.close();
    bert.close();
    server.stop();
  }

  private void at(String time) {
    clock.set(Instant.parse(time).toEpochMilli());
  }

  private static String id(JsonNode table) {
    return table.get("id").stringValue();
  }

  private static String code(JsonNode answer) {
    return answer.path("error").path("code").asString("");
  }

  /** Plays to the end, always the first legal move; what was heard of each position. */
  private static List<String> playOut(Visitor guest, String table) {
    List<String> positions = new ArrayList<>();
    guest.connect(table).hear("table");
    while (!guest.over()) {
      List<String> legal = guest.legal(0);
      if (guest.toAct() == 0 && !legal.isEmpty()) {
        guest.move(0, legal.getFirst());
      } else {
        guest.hear();
      }
      positions.add(guest.position.get("view").toString());
    }
    guest.hangUp();
    return positions;
  }

  private static JsonNode result(Visitor guest, String day) {
    for (JsonNode game : guest.get("/api/daily/" + day).get("games")) {
      if (game.get("deal").get("game").stringValue().equals(GAME)) {
        return game;
      }
    }
    throw new AssertionError("no such game");
  }

  private static String deal(JsonNode deals, String day, String field) {
    for (JsonNode deal : deals.get("deals")) {
      if (deal.get("day").stringValue().equals(day)
          && deal.get("game").stringValue().equals(GAME)) {
        return deal.path(field).asString("");
      }
    }
    return "";
  }

  @Test
  void equal_play_gets_equal_games_and_nobody_can_foresee_them() throws IOException {
    at("2026-11-17T12:00:00Z");
    String hash = deal(anna.get("/api/daily"), DAY, "hash");
    assertThat(hash).hasSize(64);
    assertThat(code(anna.post("/api/daily", "{\"game\":\"eights\",\"day\":\"" + DAY + "\"}")))
        .isEqualTo("daily-not-yet");
    String early = anna.get("/api/daily").toString() + anna.get("/api/daily/" + DAY);

    at("2026-11-18T00:00:00Z");
    String annas = id(anna.post("/api/daily", PLAY));
    String berts = id(bert.post("/api/daily", PLAY));
    assertThat(annas).isNotEqualTo(berts);
    List<String> positions = playOut(anna, annas);
    assertThat(playOut(bert, berts)).isEqualTo(positions);
    JsonNode mine = result(anna, DAY).get("mine").get(0);
    assertThat(mine.get("place").intValue()).isEqualTo(1);
    assertThat(result(anna, DAY).get("leads").get(0).get("count").intValue()).isEqualTo(2);
    assertThat(anna.get("/api/me/daily").get("tries").size()).isEqualTo(1);
    String game = mine.get("finished").stringValue();
    JsonNode kept = anna.get("/api/games/" + game);
    assertThat(kept.get("daily").stringValue()).isEqualTo(DAY);
    String heard = String.join("", anna.heard) + String.join("", bert.heard) + early + kept;

    at("2026-11-19T02:00:00Z");
    String secret = deal(bert.get("/api/daily"), DAY, "secret");
    assertThat(Fairness.hash(secret)).isEqualTo(hash);
    JsonNode fair = anna.get("/api/games/" + game).get("fair");
    assertThat(fair.get("secret").stringValue()).isEqualTo(secret);
    assertThat(heard).doesNotContain(secret).doesNotContain(fair.get("seed").stringValue());
    String transcript = anna.send("GET", "/api/games/" + game + "/transcript", "").body();
    List<Replayed> games = new ArrayList<>();
    assertThat(Replay.check(new StringReader(transcript), games::add)).isEmpty();
    assertThat(games.getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
    assertThat(transcript).contains(fair.get("seed").stringValue());
  }

  @Test
  void there_is_one_try_and_then_free_play() {
    assertThat(code(anna.post("/api/daily", FREELY))).isEqualTo("daily-first");
    Set<String> tables = ConcurrentHashMap.newKeySet();
    List<CompletableFuture<Void>> tabs = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      tabs.add(CompletableFuture.runAsync(() -> tables.add(id(anna.post("/api/daily", PLAY)))));
    }
    tabs.forEach(CompletableFuture::join);
    assertThat(tables).hasSize(1);
    String table = tables.iterator().next();
    anna.connect(table).hear("table");
    for (String forbidden : List.of("leave", "again", "start")) {
      assertThat(anna.problem(forbidden, "")).as(forbidden).isEqualTo("daily-table");
    }
    assertThat(anna.problem("bot", "\"seat\":1,\"bot\":\"gentle\"")).isEqualTo("daily-table");
    while (anna.toAct() != 0 || anna.legal(0).isEmpty()) {
      anna.hear();
    }
    assertThat(anna.problem("hint", "\"seat\":0")).isEqualTo("daily-hints");
    assertThat(code(anna.get("/api/tables/" + table + "/remark?seat=0"))).isEqualTo("daily-hints");
    anna.move(0, "pass");
    assertThat(anna.problem("take-back", "\"seat\":0")).isEqualTo("no-take-back");
    anna.hangUp();
    server.stop();
    server = server("");
    anna = Visitor.known(server.port(), anna.token);
    bert = Visitor.known(server.port(), bert.token);
    assertThat(id(anna.post("/api/daily", PLAY))).isEqualTo(table);
    assertThat(anna.get("/api/me/tables").get("tables").size()).isEqualTo(1);
    playOut(anna, table);
    assertThat(id(anna.post("/api/daily", PLAY))).isEqualTo(table);
    JsonNode before = result(anna, DAY);
    String free = id(anna.post("/api/daily", FREELY));
    assertThat(free).isNotEqualTo(table);
    playOut(anna, free);
    assertThat(result(anna, DAY)).isEqualTo(before);
  }

  @Test
  void another_guests_game_is_hidden_from_those_who_have_yet_to_play() {
    String table = id(anna.post("/api/daily", PLAY));
    String code = anna.get("/api/tables/" + table).get("code").stringValue();
    for (String name : List.of(table, code)) {
      assertThat(bert.send("GET", "/api/tables/" + name, "").statusCode()).isEqualTo(404);
      assertThat(bert.send("GET", "/api/tables/" + name + "/socket", "").statusCode())
          .isEqualTo(404);
    }
    playOut(anna, table);
    String game = result(anna, DAY).get("mine").get(0).get("finished").stringValue();
    String transcript = anna.send("GET", "/api/games/" + game + "/transcript", "").body();
    Visitor stranger = Visitor.known(server.port(), "");
    for (Visitor other : List.of(bert, stranger)) {
      for (String path : List.of("", "/transcript", "/review", "/quality?seat=0")) {
        assertThat(code(other.get("/api/games/" + game + path))).as(path).isEqualTo("daily-open");
      }
      assertThat(result(other, DAY).has("leads")).isFalse();
    }
    String upload =
        "{\"ended\":1,\"names\":[\"A\",\"B\",\"C\",\"D\"],\"bots\":[\"\",\"sharp\",\"sharp\","
            + "\"sharp\"],\"transcript\":"
            + Visitor.JSON.writeValueAsString(transcript)
            + "}";
    assertThat(bert.send("PUT", "/api/games/000000000008", upload).body()).contains("daily-open");
    playOut(bert, id(bert.post("/api/daily", PLAY)));
    assertThat(bert.get("/api/games/" + game).get("fair").get("secret").stringValue()).isEmpty();
    at("2026-11-19T02:00:00Z");
    assertThat(stranger.get("/api/games/" + game).get("fair").get("secret").stringValue())
        .isNotEmpty();
    assertThat(bert.send("GET", "/api/tables/" + table, "").statusCode()).isEqualTo(404);
  }

  @Test
  void a_try_that_was_begun_before_midnight_counts_for_its_day_while_the_deal_is_not_out() {
    at("2026-11-18T23:59:00Z");
    String annas = id(anna.post("/api/daily", PLAY));
    String berts = id(bert.post("/api/daily", PLAY));
    at("2026-11-19T00:30:00Z");
    assertThat(deal(anna.get("/api/daily"), DAY, "secret")).isEmpty();
    playOut(anna, annas);
    assertThat(result(anna, DAY).get("players").intValue()).isEqualTo(1);
    assertThat(id(anna.post("/api/daily", PLAY))).isNotEqualTo(annas);
    at("2026-11-19T02:00:00Z");
    playOut(bert, berts);
    assertThat(result(bert, DAY).get("players").intValue()).isEqualTo(1);
    assertThat(result(bert, DAY).get("mine").get(0).has("finished")).isFalse();
    String past = "{\"game\":\"eights\",\"day\":\"" + DAY + "\"%s}";
    Visitor cleo = Visitor.arrive(server.port(), "Cleo");
    assertThat(code(cleo.post("/api/daily", past.formatted("")))).isEqualTo("daily-over");
    assertThat(cleo.post("/api/daily", past.formatted(",\"free\":true")).get("daily").stringValue())
        .isEqualTo(DAY);
  }

  @Test
  void what_makes_no_sense_is_refused_in_words() {
    assertThat(code(anna.post("/api/daily", "{\"game\":\"whist\"}"))).isEqualTo("unknown-game");
    for (String day : List.of("yesterday", "2026-02-31", "1999-01-01", "+20261118")) {
      assertThat(code(anna.post("/api/daily", "{\"game\":\"eights\",\"day\":\"" + day + "\"}")))
          .as(day)
          .isEqualTo("daily-unknown");
      assertThat(code(anna.get("/api/daily/" + day))).as(day).isEqualTo("daily-unknown");
    }
  }

  @Test
  void postgres_keeps_deals_and_tries_too() throws IOException {
    try (EmbeddedPostgres postgres = Postgres.start();
        Server other = server(Postgres.url(postgres));
        Visitor cleo = Visitor.arrive(other.port(), "Cleo")) {
      String table = id(cleo.post("/api/daily", PLAY));
      assertThat(id(cleo.post("/api/daily", PLAY))).isEqualTo(table);
      assertThat(cleo.get("/api/me/tables").get("tables").size()).isEqualTo(1);
      playOut(cleo, table);
      assertThat(cleo.get("/api/me/tables").get("tables")).isEmpty();
      assertThat(result(cleo, DAY).get("mine").get(0).get("place").intValue()).isEqualTo(1);
      assertThat(cleo.get("/api/me/daily").get("tries").size()).isEqualTo(1);
    }
  }
}
