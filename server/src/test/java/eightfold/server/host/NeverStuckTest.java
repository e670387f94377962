package eightfold.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.HeardLog;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.Sums;
import eightfold.server.store.Write;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Wherever a server dies or fails, its tables go on from their logs. */
class NeverStuckTest {
  @TempDir Path data;

  /** Writes a log as a server would have left that died after these lines. */
  private static void write(Store store, long table, List<String> bodies) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Write write = new Write(Write.Waiting.completing(done));
    long sum = table;
    int seq = 0;
    for (String body : bodies) {
      sum = Sums.next(sum, body);
      write.append(table, new Store.Line(++seq, body, sum));
    }
    store.submit(write);
    done.join();
  }

  @Test
  void a_game_that_was_played_to_its_end_but_never_closed_is_closed_when_its_table_is_folded()
      throws InterruptedException {
    try (Store store = new SqliteStore(data)) {
      long table;
      try (Hub hub = new Hub(store, World.real(), Tables.SETTINGS, Meters.NONE)) {
        table = Tables.open(hub, "eights", 2, Map.of("target", "5"), 0);
        Listener anna = new Listener();
        TableSession session = hub.join(table, anna, 0, Helper.CALM).orElseThrow();
        session.ask(new Ask.Start(1), 0);
        session.ask(new Ask.Leave(2), 0); // bots play on
        while (!anna.hear("changed").at("/table/phase").asString("").equals("over")) {}
      }
      List<String> log = new ArrayList<>(store.log(table).stream().map(Store.Line::body).toList());
      while (!log.getLast().contains("\"moved\"")) {
        log.removeLast();
      }
      write(store, 77, log);
      try (Hub hub = new Hub(store, World.real(), Tables.SETTINGS, Meters.NONE)) {
        Listener anna = new Listener();
        hub.join(77, anna, 0, Helper.CALM);
        JsonNode info = anna.hear("table").path("table");
        assertThat(info.path("phase").asString("")).isEqualTo("over");
        assertThat(info.path("finished").asString("")).isNotEmpty();
      }
      while (store.log(77).size() == log.size()) {
        Thread.sleep(10); // until it is durable
      }
      assertThat(store.log(77)).hasSize(log.size() + 1);
    }
  }

  @Test
  void an_error_in_the_middle_of_a_move_costs_the_table_nothing() throws InterruptedException {
    World real = World.real();
    Deque<Error> errors = new ConcurrentLinkedDeque<>();
    LongSupplier clock =
        () -> {
          if (!errors.isEmpty()) {
            throw errors.remove();
          }
          return real.clock().getAsLong();
        };
    World world = new World(clock, real.random(), real.dealing());
    try (HeardLog log = HeardLog.ofServer();
        Store store = new SqliteStore(data);
        Hub hub = new Hub(store, world, Tables.SETTINGS, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "2"), 0);
      Listener anna = new Listener();
      TableSession session = hub.join(table, anna, 0, Helper.CALM).orElseThrow();
      session.ask(new Ask.Start(1), 0);
      int at = anna.hear("started").path("at").asInt();
      Ask.Move take = new Ask.Move(2, 0, at, "take");
      for (Error error : List.of(new StackOverflowError("on purpose"), new OutOfMemoryError())) {
        errors.add(error); // comes when the move is made, but not yet written
        session.ask(take, 0);
        assertThat(anna.hear("refused").at("/error/code").asString("")).isEqualTo("internal");
        anna.hear("closed");
        session.leave();
        session = hub.join(table, anna, 0, Helper.CALM).orElseThrow();
        assertThat(anna.hear("table").at("/position/0/at").asInt()).isEqualTo(at);
      }
      session.ask(take, 0);
      assertThat(anna.hear("played").path("re").asInt()).isEqualTo(2);
      assertThat(log.entries()).filteredOn(line -> line.contains("dropped")).hasSize(2);
    }
  }
}
