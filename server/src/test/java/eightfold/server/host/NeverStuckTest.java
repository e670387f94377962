package eightfold.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Budget;
import eightfold.server.HeardLog;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.Sums;
import eightfold.server.store.Write;
import eightfold.server.table.Ear;
import eightfold.server.table.Settings;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wherever a server dies or fails, its tables go on from their logs and reach their end. */
class NeverStuckTest {
  private static final Settings SETTINGS =
      new Settings(0, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), 8);
  @TempDir Path data;

  /** The lines of each commit, in order. */
  private final List<List<String>> commits = new ArrayList<>();

  /** A store that notes which lines are committed together. */
  private Store recording(Store store) {
    Map<Object, List<String>> open = new HashMap<>();
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> {
              synchronized (commits) {
                if (method.getName().equals("append")) {
                  open.computeIfAbsent(values[0], write -> new ArrayList<>())
                      .add(((Store.Line) values[2]).body());
                } else if (method.getName().equals("submit") && open.containsKey(values[0])) {
                  commits.add(open.remove(values[0]));
                }
              }
              return method.invoke(store, values);
            });
  }

  /** Writes a log as a server would have left that died after these lines. */
  private static void write(Store store, long table, List<String> bodies) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Write write = new Write(Write.Waiting.completing(done));
    long sum = table;
    int seq = 0;
    for (String body : bodies) {
      sum = Sums.next(sum, body);
      store.append(write, table, new Store.Line(++seq, body, sum));
    }
    store.submit(write);
    done.join();
  }

  private static void goesOnToItsEnd(Hub hub, long table) throws InterruptedException {
    Ear ear = new Ear(Tables.ANNA);
    TableSession anna = hub.join(table, ear, 0, Helper.CALM).orElseThrow();
    ear.hear("table");
    if (ear.phase().equals("lobby")) {
      ear.answer(anna::ask, new Ask.Start(1));
    }
    ear.play(anna::ask);
    assertThat(ear.phase()).isEqualTo("over");
    ear.answer(anna::ask, new Ask.Again(2));
    assertThat(ear.phase()).isEqualTo("lobby");
    anna.leave();
  }

  @ParameterizedTest
  @CsvSource({
    "eights, 2, target, 5",
    "eight-and-half, 3, rounds, 1",
    "twenty-eight, 3, firstGiver, 0"
  })
  void a_server_may_die_after_any_commit(String game, int seats, String option, String value)
      throws InterruptedException {
    try (Store store = new SqliteStore(data)) {
      long table;
      try (Hub hub = new Hub(recording(store), World.real(), SETTINGS, Meters.NONE)) {
        table = Tables.open(hub, game, seats, Map.of(option, value), "random");
        goesOnToItsEnd(hub, table);
      }
      int step = Math.max(1, commits.size() / 40);
      List<String> log = new ArrayList<>();
      try (Hub hub = new Hub(store, World.real(), SETTINGS, Meters.NONE)) {
        for (int i = 0; i < commits.size(); i++) {
          log.addAll(commits.get(i));
          if (i % step == 0 || i > commits.size() - 8) {
            write(store, 1000 + i, log);
            goesOnToItsEnd(hub, 1000 + i);
          }
        }
      }
      assertThat(commits.getLast().getFirst()).contains("reopened");
      assertThat(commits.get(commits.size() - 2).getLast()).contains("\"closed\"");
      assertThat(commits.get(commits.size() - 2).getFirst()).contains("\"moved\"");
    }
  }

  @Test
  void a_game_that_was_played_to_its_end_but_never_closed_is_closed_when_its_table_is_folded()
      throws InterruptedException {
    try (Store store = new SqliteStore(data)) {
      try (Hub hub = new Hub(recording(store), World.real(), SETTINGS, Meters.NONE)) {
        goesOnToItsEnd(hub, Tables.open(hub, "eights", 2, Map.of("target", "5"), "random"));
      }
      List<String> log = new ArrayList<>();
      commits.forEach(log::addAll);
      while (!log.getLast().contains("\"moved\"")) {
        log.removeLast();
      }
      write(store, 77, log);
      int games = store.gamesOf(Tables.ANNA, Long.MAX_VALUE, 10).size();
      try (Hub hub = new Hub(store, World.real(), SETTINGS, Meters.NONE)) {
        Ear ear = new Ear(Tables.ANNA);
        hub.join(77, ear, 0, Helper.CALM);
        var info = ear.hear("table").path("table");
        assertThat(info.path("phase").asString("")).isEqualTo("over");
        assertThat(info.path("finished").asString("")).isNotEmpty();
        assertThat(info.path("fair").path("secret").asString("")).isNotEmpty();
      }
      assertThat(store.gamesOf(Tables.ANNA, Long.MAX_VALUE, 10)).hasSize(games + 1);
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
        Hub hub = new Hub(store, world, SETTINGS, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "2"), "random");
      Ear ear = new Ear(Tables.ANNA);
      TableSession anna = hub.join(table, ear, 0, Helper.CALM).orElseThrow();
      ear.answer(anna::ask, new Ask.Start(1));
      ear.hear(message -> !ear.legal(0).isEmpty());
      int at = ear.at();
      for (Error error : List.of(new StackOverflowError("on purpose"), new OutOfMemoryError())) {
        errors.add(error); // comes when the move is made, but not yet written
        anna.ask(ear.move(0, "take"), 0);
        assertThat(ear.hear("refused").path("error").path("code").asString(""))
            .isEqualTo("internal");
        ear.hear("closed");
        anna.leave();
        anna = hub.join(table, ear, 0, Helper.CALM).orElseThrow();
        ear.hear("table");
        assertThat(ear.at()).isEqualTo(at);
      }
      assertThat(Ear.is(ear.answer(anna::ask, ear.move(0, "take")), "played")).isTrue();
      assertThat(log.entries()).filteredOn(line -> line.contains("dropped")).hasSize(2);
    }
  }

  @Test
  void people_who_belong_to_a_table_always_get_in() throws InterruptedException {
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), SETTINGS, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of(), "random");
      List<Ear> strangers = new ArrayList<>();
      for (int i = 0; i < SETTINGS.mostClients(); i++) {
        strangers.add(new Ear(100));
        hub.join(table, strangers.getLast(), 0, Helper.CALM);
        assertThat(Ear.is(strangers.getLast().hear(), "table")).isTrue();
      }
      Ear late = new Ear(101);
      hub.join(table, late, 0, Helper.CALM);
      assertThat(late.hear("refused").toString()).contains("table-crowded");
      for (int i = 0; i < 2 * SETTINGS.mostClients(); i++) {
        Ear anna = new Ear(Tables.ANNA);
        hub.join(table, anna, 0, Helper.CALM);
        assertThat(Ear.is(anna.hear(), "table")).isTrue();
      }
      assertThat(strangers).allMatch(stranger -> stranger.closed == 1013);
    }
  }
}
