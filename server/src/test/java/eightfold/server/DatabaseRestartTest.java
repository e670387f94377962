package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * PostgreSQL is stopped and started under load: logs have no gaps, nothing acknowledged is lost,
 * and every table goes on by itself.
 *
 * <p>{@code -Deightfold.restarts=20} for a long run.
 */
@Tag("slow")
class DatabaseRestartTest {
  private static final int RESTARTS = Integer.getInteger("eightfold.restarts", 3);
  @TempDir Path data;

  @Test
  void tables_go_on_by_themselves() throws Exception {
    Path files = data.resolve("pg");
    EmbeddedPostgres postgres = Postgres.start(files, 0);
    int port = postgres.getPort();
    Config config =
        TableTest.config(data).with("database", Postgres.url(postgres)).with("log", "error");
    SteadyPlayers players = new SteadyPlayers();
    try (HeardLog log = HeardLog.ofServer();
        Server server = Server.start(config)) {
      players.open(server.port(), 8);
      List<Thread> threads = players.playOn(server.port());
      for (int i = 0; i < RESTARTS; i++) {
        goesOn(players);
        postgres.close();
        postgres = Postgres.start(files, port);
      }
      goesOn(players);
      players.stop();
      for (Thread thread : threads) {
        assertThat(thread.join(Duration.ofMinutes(2))).as("a player got stuck").isTrue();
      }
      players.playToTheEnd(server.port());
      players.everythingIsThere(config);
      assertThat(log.entries()).anyMatch(line -> line.contains("dropped"));
    } finally {
      postgres.close();
    }
  }

  private static void goesOn(SteadyPlayers players) throws InterruptedException {
    int before = players.acknowledged();
    for (int wait = 0; wait < 1200 && players.acknowledged() < before + 100; wait++) {
      Thread.sleep(50);
    }
    assertThat(players.acknowledged()).as("nothing goes on").isGreaterThan(before);
  }
}
