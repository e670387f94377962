package eightfold.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Budget;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.table.Ear;
import eightfold.server.table.Settings;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BotPlayerTest {
  private static final Settings SETTINGS =
      new Settings(0, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), 8);
  @TempDir Path data;

  @Test
  void a_bot_whose_move_fell_into_a_pause_moves_when_the_game_goes_on()
      throws InterruptedException {
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), SETTINGS, Meters.NONE)) {
      Ear ear = new Ear(Tables.ANNA);
      TableSession anna = hub.join(botMovesFirst(hub), ear, 0, Helper.CALM).orElseThrow();
      CountDownLatch busy = new CountDownLatch(1);
      everyThread(hub, busy);
      anna.ask(new Ask.Start(1), 0);
      ear.hear("started");
      ear.answer(anna::ask, new Ask.Pause(2, true));
      CountDownLatch idle = new CountDownLatch(1);
      CountDownLatch reached = everyThread(hub, idle);
      busy.countDown();
      // Every thread has come to a later thought, so the bot has thought and its move is dropped.
      assertThat(reached.await(10, TimeUnit.SECONDS)).isTrue();
      idle.countDown();
      anna.ask(new Ask.Pause(3, false), 0);
      assertThat(ear.hear("played").path("by").asString("")).isEqualTo("bot");
    }
  }

  /** Keeps all threads of the bots busy until the latch opens; the answer opens when all are. */
  private static CountDownLatch everyThread(Hub hub, CountDownLatch until) {
    CountDownLatch reached = new CountDownLatch(Hub.BOT_THREADS);
    for (int i = 0; i < Hub.BOT_THREADS; i++) {
      hub.think(
          budget -> {
            reached.countDown();
            try {
              until.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          });
    }
    return reached;
  }

  /** A table of 8-28 at which a bot moves first. */
  private static long botMovesFirst(Hub hub) {
    return Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "0"), "random");
  }

  @Test
  void a_bot_thinks_as_soon_as_its_turn_begins_and_moves_when_it_is_time()
      throws InterruptedException {
    Settings slow = new Settings(3_600_000, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), 8);
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), slow, Meters.NONE)) {
      Ear ear = new Ear(Tables.ANNA);
      TableSession anna = hub.join(botMovesFirst(hub), ear, 0, Helper.CALM).orElseThrow();
      CountDownLatch busy = new CountDownLatch(1);
      everyThread(hub, busy);
      ear.answer(anna::ask, new Ask.Start(1));
      assertThat(hub.waitingThoughts()).isEqualTo(1);
      busy.countDown();
      assertThat(everyThread(hub, new CountDownLatch(0)).await(10, TimeUnit.SECONDS)).isTrue();
      ear.answer(anna::ask, new Ask.Ping(2));
      assertThat(ear.at()).as("nobody has moved yet").isEqualTo(ear.startedAt());
    }
  }

  @Test
  void a_clock_goes_off_in_time_while_all_bots_are_busy() throws InterruptedException {
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), SETTINGS, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "2"), "random", 1);
      Ear ear = new Ear(Tables.ANNA);
      TableSession anna = hub.join(table, ear, 0, Helper.CALM).orElseThrow();
      CountDownLatch busy = new CountDownLatch(1);
      everyThread(hub, busy);
      anna.ask(new Ask.Start(1), 0);
      assertThat(ear.hear("clock").path("seat").asInt(-1)).isZero();
      var changed = ear.hear(message -> message.at("/table/seats/0/minded").asBoolean(false));
      assertThat(Ear.is(changed, "changed")).as("overtime").isTrue();
      busy.countDown();
    }
  }

  @Test
  void the_more_bots_wait_the_shorter_each_thinks() {
    Settings usual = Settings.usual();
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), usual, Meters.NONE)) {
      assertThat(hub.thinking(0)).isEqualTo(usual.thinking());
      double all = 1000.0 * Hub.BOT_THREADS;
      for (int waiting : new int[] {50, 120, 500}) {
        assertThat(hub.thinking(waiting))
            .isInstanceOfSatisfying(
                Budget.Time.class,
                time -> assertThat(waiting * time.nanos() / 1e6).isLessThan(all));
      }
    }
  }
}
