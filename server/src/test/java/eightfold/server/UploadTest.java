package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games that were played on a device come to the server once, and only if they hold. */
@Tag("slow")
class UploadTest {
  private static final DeviceGame GAME = DeviceGame.of("0000000000ab", "eights", 3, 8);

  @TempDir Path data;

  @FunctionalInterface
  private interface Story {
    void tell(Server server, Visitor anna) throws Exception;
  }

  private static void on(Config config, Story story) throws Exception {
    try (Server server = Server.start(config);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      story.tell(server, anna);
    }
  }

  private static HttpResponse<String> put(Visitor guest, DeviceGame game) {
    return guest.send("PUT", game.path(), game.body());
  }

  private static void refused(Visitor guest, DeviceGame game, int status, String code) {
    HttpResponse<String> answer = put(guest, game);
    assertThat(answer.body()).contains("\"code\":\"" + code + "\"");
    assertThat(answer.statusCode()).isEqualTo(status);
  }

  private static JsonNode games(Visitor guest) {
    return guest.get("/api/me/games").get("games");
  }

  @Test
  void a_game_of_each_kind_is_kept_like_any_other_on_sqlite() throws Exception {
    on(TableTest.config(data), UploadTest::isKept);
  }

  @Test
  void a_game_of_each_kind_is_kept_like_any_other_on_postgresql() throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      Config config = TableTest.config(data).with("database", Postgres.url(postgres));
      on(config, UploadTest::isKept);
      on(config, UploadTest::isKeptOnceHoweverManyComeAtOnce);
    }
  }

  private static void isKept(Server server, Visitor anna) {
    List<DeviceGame> played =
        List.of(
            DeviceGame.of("0000000000a1", "twenty-eight", 4, 1),
            DeviceGame.of("0000000000a2", "eight-and-half", 3, 2),
            DeviceGame.of("0000000000a3", "eights", 2, 3));
    for (DeviceGame game : played) {
      HttpResponse<String> answer = put(anna, game);
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      JsonNode page = anna.get(game.path());
      assertThat(Visitor.JSON.readTree(answer.body())).isEqualTo(page);
      assertThat(page.get("device").booleanValue()).isTrue();
      assertThat(page.at("/fair/seed").stringValue()).isEmpty();
      assertThat(page.at("/names/0").stringValue()).isEqualTo("Anna");
      assertThat(page.at("/names/1").stringValue()).isEqualTo("Steady");
      assertThat(page.get("points")).hasSize(game.upload().bots().size());
      assertThat(anna.send("GET", game.path() + "/transcript", "").body())
          .isEqualTo(game.upload().transcript());
      assertThat(put(anna, game).body()).isEqualTo(answer.body());
    }
    assertThat(games(anna)).hasSize(3);
    for (JsonNode game : games(anna)) {
      assertThat(game.get("device").booleanValue()).isTrue();
    }
    assertThat(anna.get("/api/me/tables").get("tables")).isEmpty();
    try (Visitor bert = Visitor.arrive(server.port(), "Bert")) {
      assertThat(games(bert)).isEmpty();
      assertThat(bert.get(played.getFirst().path()).get("device").booleanValue()).isTrue();
    }
  }

  @Test
  void a_game_with_hints_keeps_its_mark() throws Exception {
    on(
        TableTest.config(data),
        (server, anna) -> {
          DeviceGame game = DeviceGame.of("0000000000a4", "eights", 2, 4);
          refused(anna, game.hinted(List.of(1)), 422, "game-seats");
          refused(anna, game.hinted(List.of(1, -1)), 422, "game-seats");
          assertThat(put(anna, game.hinted(List.of(3, 0))).statusCode()).isEqualTo(200);
          assertThat(anna.get(game.path()).at("/hints/0").intValue()).isEqualTo(3);
          assertThat(games(anna).get(0).at("/hints/0").intValue()).isEqualTo(3);
          refused(anna, game, 409, "game-exists");
        });
  }

  @Test
  void however_many_come_at_once_it_is_there_once() throws Exception {
    on(TableTest.config(data), UploadTest::isKeptOnceHoweverManyComeAtOnce);
  }

  private static void isKeptOnceHoweverManyComeAtOnce(Server server, Visitor anna)
      throws Exception {
    List<Future<Integer>> statuses = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 16; i++) {
        statuses.add(threads.submit(() -> put(anna, GAME).statusCode()));
      }
    }
    for (Future<Integer> status : statuses) {
      assertThat(status.get()).isEqualTo(200);
    }
    assertThat(games(anna)).hasSize(1);
  }

  @Test
  void whoever_kills_the_server_meanwhile_finds_it_once_or_can_bring_it_again() throws Exception {
    Config config = TableTest.config(data);
    String token;
    try (Server server = Server.start(config);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      token = anna.token;
    }
    for (String point : new String[] {"uploaded:1:before", "uploaded:1:after"}) {
      Child child = Child.dying(point, config);
      try (Visitor anna = Visitor.known(child.port, token)) {
        put(anna, GAME);
      } catch (UncheckedIOException e) {
        // It died before it could answer.
      } finally {
        child.kill();
      }
      try (Server server = Server.start(config);
          Visitor anna = Visitor.known(server.port(), token)) {
        assertThat(games(anna)).hasSize(point.endsWith("after") ? 1 : 0);
      }
    }
    try (Server server = Server.start(config);
        Visitor anna = Visitor.known(server.port(), token)) {
      assertThat(put(anna, GAME).statusCode()).isEqualTo(200);
      assertThat(games(anna)).hasSize(1);
      assertThat(anna.send("GET", GAME.path() + "/transcript", "").body())
          .isEqualTo(GAME.upload().transcript());
    }
  }

  @Test
  void what_does_not_hold_is_refused_and_nothing_is_kept() throws Exception {
    on(
        TableTest.config(data),
        (server, anna) -> {
          String text = GAME.upload().transcript();
          int moves = text.indexOf("{\"seat\"");
          String unfinished = text.substring(0, text.indexOf('\n', moves) + 1);
          List<String> lines = text.lines().toList();
          refused(anna, GAME.with(unfinished), 422, "game-unfinished");
          refused(anna, GAME.with(""), 422, "transcript-broken");
          refused(anna, GAME.with("garbage"), 422, "transcript-broken");
          refused(anna, GAME.with("[".repeat(100_000)), 422, "transcript-broken");
          refused(anna, GAME.with(text + text), 422, "transcript-broken");
          refused(anna, GAME.with(text.replace(lines.get(3) + "\n", "")), 422, "transcript-broken");
          refused(anna, GAME.with(text.replace("0008\"", "0009\"")), 422, "transcript-broken");
          refused(
              anna, GAME.with(text.replace("%064x".formatted(8), "x")), 422, "transcript-broken");
          List<String> names = GAME.upload().names();
          List<String> bots = GAME.upload().bots();
          refused(anna, GAME.with(names.subList(1, 3), bots, text), 422, "game-seats");
          refused(anna, GAME.with(names, List.of("", "", "x"), text), 422, "game-seats");
          List<String> only = List.of("steady", "steady", "steady");
          refused(anna, GAME.with(names, only, text), 422, "game-seats");
          List<String> tooLong = List.of("A".repeat(25), "", "");
          refused(anna, GAME.with(tooLong, bots, text), 422, "name-too-long");
          refused(anna, GAME.named("000000000000"), 422, "game-id-form");
          refused(anna, GAME.named("nonsense"), 422, "game-id-form");
          refused(anna, GAME.with(" ".repeat(270_000)), 413, "too-large");
          assertThat(anna.send("PUT", GAME.path(), "{}").statusCode()).isEqualTo(400);
          assertThat(anna.send("PUT", GAME.path(), GAME.body(), "Origin", "http://x").statusCode())
              .isEqualTo(403);
          assertThat(
                  anna.send("PUT", GAME.path(), GAME.body(), "Content-Type", "text/plain")
                      .statusCode())
              .isEqualTo(415);
          refused(Visitor.known(server.port(), ""), GAME, 401, "who-are-you");
          assertThat(games(anna)).isEmpty();
          assertThat(anna.send("GET", GAME.path(), "").statusCode()).isEqualTo(404);
        });
  }

  @Test
  void an_id_that_another_game_has_is_refused() throws Exception {
    on(
        TableTest.config(data),
        (server, anna) -> {
          assertThat(put(anna, GAME).statusCode()).isEqualTo(200);
          DeviceGame other = DeviceGame.of(GAME.id(), "eights", 3, 9);
          refused(anna, other, 409, "game-exists");
          List<String> names = List.of("Berta", "", "");
          String text = GAME.upload().transcript();
          refused(anna, GAME.with(names, GAME.upload().bots(), text), 409, "game-exists");
          try (Visitor bert = Visitor.arrive(server.port(), "Bert")) {
            refused(bert, GAME, 409, "game-exists");
            assertThat(games(bert)).isEmpty();
          }
          String played = playHere(anna);
          refused(anna, GAME.named(played), 409, "game-exists");
          assertThat(anna.get("/api/games/" + played).has("device")).isFalse();
          assertThat(games(anna)).hasSize(2);
        });
  }

  /** A short game at a table of the server; its id. */
  private static String playHere(Visitor anna) {
    anna.connect(anna.open("eights", 2, "{\"target\":\"5\"}", "random")).hear("table");
    anna.request("start", "");
    while (!anna.over()) {
      if (anna.toAct() == 0 && !anna.legal(0).isEmpty()) {
        anna.move(0, anna.legal(0).getFirst());
      } else {
        anna.hear();
      }
    }
    return games(anna).get(0).get("id").stringValue();
  }

  @Test
  void unknown_fields_and_a_clock_that_is_fast_are_put_right() throws Exception {
    on(
        TableTest.config(data),
        (server, anna) -> {
          String text = GAME.upload().transcript();
          String padded = text.replace("{\"seat\"", "{\"note\":\"x\",\"seat\"");
          String body =
              GAME.with(padded).body().replaceFirst("\"ended\":\\d+", "\"ended\":9000000000000000");
          HttpResponse<String> answer = anna.send("PUT", GAME.path(), body);
          assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
          assertThat(anna.get(GAME.path()).get("ended").longValue())
              .isLessThanOrEqualTo(System.currentTimeMillis());
          assertThat(anna.send("GET", GAME.path() + "/transcript", "").body()).isEqualTo(text);
          assertThat(put(anna, GAME).statusCode()).isEqualTo(200);
          assertThat(games(anna)).hasSize(1);
        });
  }

  @Test
  void who_brings_too_many_at_once_has_to_wait() throws Exception {
    on(
        TableTest.config(data).with("arrivals", 1000),
        (server, anna) -> {
          List<Integer> statuses = new ArrayList<>();
          for (int i = 0; i < 30; i++) {
            statuses.add(put(anna, GAME).statusCode());
          }
          assertThat(statuses.subList(0, 20)).containsOnly(200);
          assertThat(statuses.getLast()).isEqualTo(429);
        });
  }
}
