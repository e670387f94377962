package eightfold.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.kit.Budget;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.table.Settings;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BotThreadsTest {
  @TempDir Path data;

  /** Keeps all threads of the bots busy until the latch opens. */
  private static void occupy(Hub hub, CountDownLatch until) {
    for (int i = 0; i < BotThreads.COUNT; i++) {
      hub.bots()
          .run(
              budget -> {
                try {
                  until.await();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              });
    }
  }

  @Test
  void a_clock_goes_off_in_time_while_all_bots_are_busy() throws InterruptedException {
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), Tables.SETTINGS, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "2"), 1);
      Listener anna = new Listener();
      TableSession session = hub.join(table, anna, 0, Helper.CALM).orElseThrow();
      CountDownLatch busy = new CountDownLatch(1);
      occupy(hub, busy);
      session.ask(new Ask.Start(1), 0);
      assertThat(anna.hear("clock").path("seat").asInt(-1)).isZero();
      assertThat(anna.hear("changed").at("/table/seats/0/minded").asBoolean(false))
          .as("overtime")
          .isTrue();
      busy.countDown();
    }
  }

  @Test
  void a_bot_waits_for_a_thread_and_not_for_its_turn_to_end() throws InterruptedException {
    Settings slow = new Settings(3_600_000, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), 8);
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), slow, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "0"), 0);
      Listener anna = new Listener();
      TableSession session = hub.join(table, anna, 0, Helper.CALM).orElseThrow();
      CountDownLatch busy = new CountDownLatch(1);
      occupy(hub, busy);
      session.ask(new Ask.Start(1), 0);
      anna.hear("started");
      assertThat(hub.bots().waiting()).isEqualTo(1);
      busy.countDown();
    }
  }

  @Test
  void what_a_decision_costs_is_counted_by_game_and_level() {
    CompletableFuture<List<Object>> counted = new CompletableFuture<>();
    Meters meters =
        new Meters() {
          @Override
          public void moved(long nanos) {}

          @Override
          public void thought(String game, String level, long waited, long used) {
            counted.complete(List.of(game, level, waited > 0, used > 0));
          }
        };
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), Tables.SETTINGS, meters)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "0"), 0);
      TableSession session = hub.join(table, new Listener(), 0, Helper.CALM).orElseThrow();
      session.ask(new Ask.Start(1), 0);
      assertThat(counted.orTimeout(10, TimeUnit.SECONDS).join())
          .containsExactly("twenty-eight", "random", true, true);
    }
  }

  @Test
  void the_more_bots_wait_the_shorter_each_thinks() {
    Settings usual = Settings.usual();
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), usual, Meters.NONE)) {
      assertThat(hub.bots().thinking(0)).isEqualTo(usual.thinking());
      double all = 1000.0 * BotThreads.COUNT;
      for (int waiting : new int[] {50, 120, 500}) {
        assertThat(hub.bots().thinking(waiting))
            .isInstanceOfSatisfying(
                Budget.Time.class,
                time -> assertThat(waiting * time.nanos() / 1e6).isLessThan(all));
      }
    }
  }
}
