package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import eightfold.server.store.Store;
import eightfold.server.store.Stores;
import eightfold.table.Ids;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.JsonNode;

/**
 * People who play one short game after the other, come what may, and remember what was
 * acknowledged. Each has a table with two seats of their own and a bot.
 */
final class SteadyPlayers {
  private static final String[][] GAMES = {
    {"eights", "{\"target\":\"5\"}"},
    {"eight-and-half", "{\"rounds\":\"1\"}"},
    {"twenty-eight", "{}"},
    {"eights", "{\"target\":\"8\"}"}
  };

  /** A move that the server has acknowledged. */
  private record Acknowledged(String table, int n, int seat, String move) {}

  private final List<Acknowledged> acknowledged = Collections.synchronizedList(new ArrayList<>());

  /** By table. */
  private final Map<String, String> tokens = new LinkedHashMap<>();

  /** How it was for them. */
  final Interruptions watch = new Interruptions();

  private volatile boolean enough;

  /** How long they think before a move. */
  private final long nanos;

  SteadyPlayers() {
    this(0);
  }

  SteadyPlayers(int millis) {
    nanos = TimeUnit.MILLISECONDS.toNanos(millis);
  }

  void open(int port, int tables) {
    for (int i = 0; i < tables; i++) {
      try (Visitor guest = Visitor.arrive(port, "Guest")) {
        String[] game = GAMES[i % GAMES.length];
        String table = guest.open(game[0], 3, game[1], "random");
        tokens.put(table, guest.token);
        guest.connect(table).hear("table");
        guest.request("sit", "\"seat\":1,\"name\":\"Other\"");
      }
    }
  }

  int acknowledged() {
    return acknowledged.size();
  }

  /** A table and the token of its player. */
  Map.Entry<String, String> first() {
    return tokens.entrySet().iterator().next();
  }

  /** Everybody plays until the server is gone. */
  List<Thread> playUntilItDies(int port) {
    List<Thread> threads = new ArrayList<>();
    tokens.forEach(
        (table, token) ->
            threads.add(Thread.startVirtualThread(() -> playUntilItDies(port, table, token))));
    return threads;
  }

  /** Returns how it ended. */
  private String playUntilItDies(int port, String table, String token) {
    try {
      play(port, table, token, Integer.MAX_VALUE);
      return "enough";
    } catch (UncheckedIOException e) {
      return String.valueOf(e.getCause());
    }
  }

  /** Everybody plays, and comes back when the line is cut, until {@link #stop}. */
  List<Thread> playOn(int port) {
    enough = false;
    List<Thread> threads = new ArrayList<>();
    tokens.forEach(
        (table, token) ->
            threads.add(
                Thread.startVirtualThread(
                    () -> {
                      while (!enough) {
                        String why = playUntilItDies(port, table, token);
                        LockSupport.parkNanos(watch.broken(table, why));
                      }
                    })));
    return threads;
  }

  void stop() {
    enough = true;
  }

  /** Every table goes on by itself and comes to the end of its game, and to that of another. */
  void playToTheEnd(int port) {
    tokens.forEach((table, token) -> play(port, table, token, 2));
  }

  /**
   * @param games after how many finished games to stop
   */
  private void play(int port, String table, String token, int games) {
    int finished = 0;
    try (Visitor guest = Visitor.known(port, token)) {
      watch.heard(table, guest);
      guest.connect(table).hear("table");
      watch.shown(table, token, guest.latest);
      while (!enough || games < Integer.MAX_VALUE) {
        String phase = guest.table.path("phase").asString("");
        if (phase.equals("over")) {
          if (++finished >= games) {
            return;
          }
          guest.request("again", "");
        } else if (phase.equals("lobby")) {
          guest.request("start", "");
        } else {
          move(guest, table);
        }
      }
    }
  }

  private void move(Visitor guest, String table) {
    int seat = guest.position.isNull() ? -1 : guest.toAct();
    List<String> legal = guest.legal(seat);
    if (legal.isEmpty()) {
      guest.hear();
      return;
    }
    if (nanos > 0 && !enough) {
      LockSupport.parkNanos(nanos);
    }
    String move = legal.get(guest.last % legal.size());
    long asked = System.nanoTime();
    JsonNode answer = guest.move(seat, move);
    if (answer.get("type").stringValue().equals("played")) {
      watch.acknowledged(table, System.nanoTime() - asked);
      acknowledged.add(new Acknowledged(table, answer.get("n").intValue(), seat, move));
    }
  }

  /** Looks into the store itself: every acknowledged move is there. */
  void everythingIsThere(Config config) {
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
      watch.everybodySawWhatTheyMay(logs);
    }
  }
}
