package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import eightfold.server.store.Store;
import eightfold.server.store.Stores;
import eightfold.server.table.Ids;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * No acknowledged move is ever lost: many tables play, the process is killed hard at random moments
 * again and again, and afterwards the log holds every acknowledged move and every table plays on.
 */
class CrashTest {
  private static final int TABLES = 6;
  private static final int KILLS = Integer.getInteger("eightfold.kills", 5);
  private static final String[] GAMES = {"twenty-eight", "eight-and-half", "eights"};
  @TempDir Path data;

  /** A move that the server has acknowledged. */
  private record Acknowledged(String table, int n, int seat, String move) {}

  private final List<Acknowledged> acknowledged = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, String> tokens = new LinkedHashMap<>();

  @Test
  void on_sqlite() throws Exception {
    crashAgainAndAgain(TableTest.config(data), KILLS);
  }

  @Test
  void on_postgresql() throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String url = Postgres.url(postgres);
      crashAgainAndAgain(TableTest.config(data).with("database", url), Math.max(2, KILLS / 2));
    }
  }

  private void crashAgainAndAgain(Config config, int kills) throws Exception {
    Rng rng = new Rng(System.nanoTime());
    for (int i = 0; i < kills; i++) {
      Child child = Child.start(config);
      if (tokens.isEmpty()) {
        open(child.port);
      }
      List<Thread> players = new ArrayList<>();
      int before = acknowledged.size();
      for (Map.Entry<String, String> table : tokens.entrySet()) {
        players.add(
            Thread.startVirtualThread(() -> play(child.port, table.getKey(), table.getValue())));
      }
      for (int wait = 0; wait < 600 && acknowledged.size() < before + 25; wait++) {
        Thread.sleep(50);
      }
      Thread.sleep(rng.below(400));
      child.kill();
      for (Thread player : players) {
        player.join(10_000);
      }
      assertThat(acknowledged.size()).isGreaterThan(before);
      everythingIsThere(config);
    }
    assertThat(acknowledged.size()).isGreaterThan(20 * kills);
  }

  private void open(int port) {
    for (int i = 0; i < TABLES; i++) {
      try (Visitor guest = Visitor.arrive(port, "Guest")) {
        String table = guest.open(GAMES[i % 3], 3, "{}", "random");
        tokens.put(table, guest.token);
        guest.connect(table).hear("table");
        guest.request("sit", "\"seat\":1,\"name\":\"Other\"");
        guest.request("start", "");
      }
    }
  }

  /** Plays until the server is gone. */
  private void play(int port, String table, String token) {
    try (Visitor guest = Visitor.known(port, token)) {
      guest.connect(table).hear("table");
      while (true) {
        if (guest.over()) {
          guest.request("again", "");
          guest.request("start", "");
        }
        int seat = guest.position.isNull() ? -1 : guest.toAct();
        List<String> legal = guest.legal(seat);
        if (legal.isEmpty()) {
          guest.hear();
          continue;
        }
        String move = legal.get(guest.last % legal.size());
        JsonNode answer = guest.move(seat, move);
        if (answer.get("type").stringValue().equals("played")) {
          acknowledged.add(new Acknowledged(table, answer.get("n").intValue(), seat, move));
        }
      }
    } catch (UncheckedIOException e) {
      // the server was killed
    }
  }

  /** Looks into the store itself. */
  private void everythingIsThere(Config config) {
    try (Store store = Stores.open(config.data(), config.text("database"))) {
      Map<String, List<Store.Line>> logs = new LinkedHashMap<>();
      for (String table : tokens.keySet()) {
        logs.put(table, store.log(Ids.parse(table).orElseThrow()));
      }
      for (Acknowledged move : List.copyOf(acknowledged)) {
        List<Store.Line> log = logs.getOrDefault(move.table, List.of());
        assertThat(log).hasSizeGreaterThanOrEqualTo(move.n);
        JsonNode entry = Visitor.JSON.readTree(log.get(move.n - 1).body());
        assertThat(entry.path("kind").asString("")).isEqualTo("moved");
        assertThat(entry.path("seat").asInt(-1)).isEqualTo(move.seat);
        assertThat(entry.path("move").asString("")).isEqualTo(move.move);
      }
    }
  }

  @Test
  void a_termination_tells_clients_to_come_back_and_keeps_everything() throws Exception {
    Config config = TableTest.config(data);
    Child child = Child.start(config);
    open(child.port);
    String table = tokens.keySet().iterator().next();
    String token = tokens.getOrDefault(table, "");
    try (Visitor guest = Visitor.known(child.port, token)) {
      guest.connect(table).hear("table");
      child.process.destroy();
      assertThat(guest.hear("bye").get("after").intValue()).isPositive();
      int last = guest.last;
      assertThat(child.terminate()).isEqualTo(143);
      Child next = Child.start(config);
      try (Visitor again = Visitor.known(next.port, token)) {
        again.connect(table, last).hear();
        assertThat(again.last).isGreaterThanOrEqualTo(last);
      } finally {
        next.kill();
      }
    } catch (UncheckedIOException e) {
      throw new IOException("the server closed without a word", e);
    }
  }
}
