package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import eightfold.server.config.Config;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No acknowledged move is ever lost and no table ever gets stuck: many tables play, the process
 * dies again and again, at chosen points and at random ones; afterwards the log holds every
 * acknowledged move, and every game is played to its end.
 *
 * <p>{@code -Deightfold.kills=300} for a long run.
 */
@Tag("slow")
class CrashTest {
  private static final int TABLES = 4;
  private static final int KILLS = Integer.getInteger("eightfold.kills", 20);

  /** What a server is about to write, or has just written, when it dies. */
  private static final String[] POINTS = {
    "started:1:before", "started:2:after", "moved:9:before", "moved:14:after",
    "closed:1:before", "closed:1:after", "reopened:1:before", "reopened:1:after"
  };

  @TempDir Path data;
  private final SteadyPlayers players = new SteadyPlayers();

  @Test
  void on_sqlite() throws Exception {
    crashAgainAndAgain(TableTest.config(data), KILLS);
  }

  @Test
  void on_postgresql() throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String url = Postgres.url(postgres);
      crashAgainAndAgain(TableTest.config(data).with("database", url), Math.max(2, KILLS / 4));
    }
  }

  private void crashAgainAndAgain(Config config, int kills) throws Exception {
    Rng rng = new Rng(System.nanoTime());
    try (Server server = Server.start(config)) {
      players.open(server.port(), TABLES);
    }
    for (int i = 0; i < kills; i++) {
      boolean chosen = i % 5 != 4;
      Child child =
          chosen ? Child.dying(POINTS[(i - i / 5) % POINTS.length], config) : Child.start(config);
      int before = players.acknowledged();
      List<Thread> threads = players.playUntilItDies(child.port);
      if (!chosen) {
        for (int wait = 0; wait < 600 && players.acknowledged() < before + 25; wait++) {
          Thread.sleep(50);
        }
        Thread.sleep(rng.below(300));
        child.kill();
      }
      for (Thread thread : threads) {
        assertThat(thread.join(Duration.ofMinutes(2))).as("a player got stuck").isTrue();
      }
      child.kill();
      players.everythingIsThere(config);
    }
    // Every fifth kill waits for 25 moves; the chosen points may come at once.
    assertThat(players.acknowledged()).isGreaterThanOrEqualTo(kills / 5 * 25);
    try (Server server = Server.start(config)) {
      players.playToTheEnd(server.port());
    }
    players.everythingIsThere(config);
  }

  @Test
  void a_termination_tells_clients_to_come_back_and_keeps_everything() throws Exception {
    Config config = TableTest.config(data);
    Child child = Child.start(config);
    players.open(child.port, 1);
    String table = players.first().getKey();
    String token = players.first().getValue();
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
