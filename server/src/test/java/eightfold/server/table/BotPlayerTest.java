package eightfold.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Budget;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.server.wire.Ask;
import eightfold.server.wire.Helper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
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
      Ear ear = new Ear();
      Attendance anna = hub.join(open(hub), ear, 0, Helper.CALM).orElseThrow();
      CountDownLatch busy = new CountDownLatch(1);
      everyThread(hub, busy);
      anna.ask(new Ask.Start(1), 0);
      ear.hear("\"started\"");
      anna.ask(new Ask.Pause(2, true), 0);
      ear.hear("\"re\":2");
      CountDownLatch idle = new CountDownLatch(1);
      CountDownLatch reached = everyThread(hub, idle);
      busy.countDown();
      // Every thread has come to a later thought, so the bot has thought and its move is dropped.
      assertThat(reached.await(10, TimeUnit.SECONDS)).isTrue();
      idle.countDown();
      anna.ask(new Ask.Pause(3, false), 0);
      assertThat(ear.hear("\"played\"")).contains("\"by\":\"bot\"");
    }
  }

  /** Keeps all threads of the bots busy until the latch opens; the answer opens when all are. */
  private static CountDownLatch everyThread(Hub hub, CountDownLatch until) {
    CountDownLatch reached = new CountDownLatch(Hub.BOT_THREADS);
    for (int i = 0; i < Hub.BOT_THREADS; i++) {
      hub.think(
          () -> {
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
  private static long open(Hub hub) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    long id =
        hub.open(
                new Hub.Opening(
                    "twenty-eight", 3, Map.of("firstGiver", "0"), false, 0, "random", true),
                new Store.Guest(42, "Anna"),
                new Write(Write.Waiting.completing(done)))
            .found()
            .orElseThrow();
    done.join();
    return id;
  }

  private static final class Ear implements Client {
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public long guest() {
      return 42;
    }

    @Override
    public void send(byte[] json) {
      heard.add(new String(json, StandardCharsets.UTF_8));
    }

    @Override
    public void close(int code, String why) {}

    /** The next message that holds this; none if there is none for long. */
    String hear(String part) throws InterruptedException {
      String text = heard.poll(10, TimeUnit.SECONDS);
      while (text != null && !text.contains(part)) {
        text = heard.poll(10, TimeUnit.SECONDS);
      }
      return text == null ? "" : text;
    }
  }
}
