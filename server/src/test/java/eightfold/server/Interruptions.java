package eightfold.server;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.server.store.Store;
import eightfold.table.Client;
import eightfold.table.Commit;
import eightfold.table.Ids;
import eightfold.table.Settings;
import eightfold.table.Surroundings;
import eightfold.table.Table;
import eightfold.table.TableState;
import eightfold.table.Thought;
import eightfold.wire.Helper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * How long people had to wait for each other, and what they were shown when they came back. They
 * come back like the client in the browser: when the server says, or else after 0.3 s, 0.6 s …
 */
final class Interruptions {
  private static final long MILLI = 1_000_000;
  private static final long LONG = TimeUnit.MILLISECONDS.toNanos(500);
  private static final int FIRST = 300;
  private static final int LONGEST = 10_000;

  /** A whole table as somebody was shown it. */
  private record Shown(String table, int n, JsonNode position, List<Integer> seats) {}

  /** A player at a table. */
  private static final class Player {
    @Nullable Visitor now;
    long lastAcknowledged = System.nanoTime();
    boolean broken;
    int attempts;

    /** What has happened since the last move. */
    final StringBuilder story = new StringBuilder();

    void note(String what) {
      story.append("%d %s; ".formatted((System.nanoTime() - lastAcknowledged) / MILLI, what));
    }
  }

  private final Map<String, Player> players = new ConcurrentHashMap<>();

  /** Between two moves of a table that was interrupted. */
  private record Interruption(String table, long millis, String story) {}

  private final List<Interruption> interruptions = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> answers = Collections.synchronizedList(new ArrayList<>());
  private final List<Shown> shown = Collections.synchronizedList(new ArrayList<>());

  private Player player(String table) {
    return players.computeIfAbsent(table, _ -> new Player());
  }

  void heard(String table, Visitor visitor) {
    player(table).now = visitor;
    player(table).note("comes");
  }

  void shown(String table, String token, JsonNode message) {
    assertThat(token).isNotEmpty();
    List<Integer> seats = new ArrayList<>();
    message.get("yours").forEach(seat -> seats.add(seat.intValue()));
    shown.add(new Shown(table, message.get("n").intValue(), message.path("position"), seats));
    player(table).attempts = 0;
    player(table).note("is there");
  }

  void acknowledged(String table, long nanos) {
    Player player = player(table);
    long now = System.nanoTime();
    long gap = now - player.lastAcknowledged;
    if (player.broken || gap > LONG) {
      player.note("plays");
      interruptions.add(new Interruption(table, gap / MILLI, player.story.toString()));
    } else {
      answers.add(nanos / MILLI);
    }
    player.broken = false;
    player.story.setLength(0);
    player.lastAcknowledged = now;
  }

  /** The line is broken; returns after how many nanoseconds to come back. */
  long broken(String table, String why) {
    Player player = player(table);
    player.broken = true;
    player.note(why);
    JsonNode last = player.now == null ? Visitor.JSON.nullNode() : player.now.latest;
    double wait =
        last.path("type").asString("").equals("bye")
            ? last.get("after").intValue()
            : Math.min(LONGEST, FIRST << Math.min(8, player.attempts++))
                * (0.75 + ThreadLocalRandom.current().nextDouble() / 2);
    return (long) (wait * 1e6);
  }

  /** Forgets what was measured. */
  void reset() {
    interruptions.clear();
    answers.clear();
  }

  /** The tables that were interrupted. */
  Set<String> interrupted() {
    return List.copyOf(interruptions).stream().map(Interruption::table).collect(toSet());
  }

  /** Milliseconds between two acknowledged moves of a table that was interrupted. */
  long interruption(int percent) {
    return percentile(List.copyOf(interruptions).stream().map(Interruption::millis), percent);
  }

  /** Milliseconds from a move to its acknowledgement, where nothing was interrupted. */
  long answer(int percent) {
    return percentile(List.copyOf(answers).stream(), percent);
  }

  private static long percentile(Stream<Long> millis, int percent) {
    List<Long> sorted = millis.sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get((sorted.size() * percent + 99) / 100 - 1);
  }

  /** In numbers, with the story of the longest. */
  @Override
  public String toString() {
    List<Interruption> all = List.copyOf(interruptions);
    return "%d interruptions, p50 %d ms, p99 %d ms; other moves p99 %d ms; longest: %s"
        .formatted(
            all.size(),
            interruption(50),
            interruption(99),
            answer(99),
            all.stream()
                .max(Comparator.comparingLong(Interruption::millis))
                .map(longest -> longest.millis() + " ms (" + longest.story() + ")")
                .orElse("none"));
  }

  /** Whoever was shown a table saw just what its log leads to for their seats. */
  void everybodySawWhatTheyMay(Map<String, List<Store.Line>> logs) {
    for (Shown one : List.copyOf(shown)) {
      List<String> log =
          logs.getOrDefault(one.table, List.of()).stream()
              .limit(one.n)
              .map(Store.Line::body)
              .toList();
      JsonNode expected = whole(Ids.parse(one.table).orElseThrow(), log);
      assertThat(one.position)
          .as("table %s at %d", one.table, one.n)
          .isEqualTo(expected.path("position"));
      assertThat(one.seats).hasSizeBetween(0, 2);
    }
    shown.clear();
  }

  /** What the log of a table leads to, for the guest of its first seat. */
  private static JsonNode whole(long id, List<String> log) {
    List<JsonNode> heard = new ArrayList<>();
    long guest = Visitor.JSON.readTree(log.getFirst()).get("host").longValue();
    TableState state = TableState.fold(id, seed -> Chance.parse(seed).found().orElseThrow(), log);
    new Table(state, new Nowhere()).join(new Ear(guest, heard), 0, Helper.CALM);
    return heard.getFirst();
  }

  private record Ear(long guest, List<JsonNode> heard) implements Client {
    @Override
    public String name() {
      return "";
    }

    @Override
    public void send(byte[] json) {
      heard.add(Visitor.JSON.readTree(json));
    }

    @Override
    public void close(int code, String why) {}
  }

  /** Surroundings in which nothing happens by itself. */
  private static final class Nowhere implements Surroundings {
    @Override
    public long now() {
      return 0;
    }

    @Override
    public long ticks() {
      return 0;
    }

    @Override
    public long random() {
      return 0;
    }

    @Override
    public Settings settings() {
      return Settings.usual();
    }

    @Override
    public void append(Commit commit) {
      commit.durable();
    }

    @Override
    public void later(int millis, Runnable task) {}

    @Override
    public void think(Thought thought, Consumer<String> decided) {}

    @Override
    public void report(String what) {}
  }
}
