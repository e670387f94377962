package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finished tables cost nothing but disk, however many there are. */
@Tag("slow")
class FinishedTablesTest {
  private static final int MANY = 20_000;
  private static final int FEW_BYTES = 6 << 20;
  @TempDir Path data;

  private static long heap() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      System.gc();
      least = Math.min(least, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
    return least;
  }

  /** What a server holds in memory once somebody has looked at their games. */
  private static long heapOf(Config config, String token) {
    try (Server server = Server.start(config);
        Visitor anna = Visitor.known(server.port(), token)) {
      assertThat(anna.get("/api/me/games").get("games").size()).isPositive();
      assertThat(anna.send("GET", "/api/tables", "").statusCode()).isEqualTo(200);
      assertThat(server.tables()).isZero();
      return heap();
    }
  }

  @Test
  void twenty_thousand_of_them_cost_no_memory() throws SQLException {
    Config config = TableTest.config(data).with("idle", 0);
    String token;
    try (Server server = Server.start(config);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      token = anna.token;
      anna.connect(anna.open("twenty-eight", 3, "{}", "random")).hear("table");
      anna.request("start", "");
      while (!anna.over()) {
        if (anna.toAct() == 0 && !anna.legal(0).isEmpty()) {
          anna.ask(
              "move",
              "\"seat\":0,\"at\":%d,\"move\":\"%s\""
                  .formatted(anna.at(), anna.legal(0).getFirst()));
        }
        anna.hear();
      }
    }
    heapOf(config, token);
    long before = heapOf(config, token);
    multiply();
    long after = heapOf(config, token);
    assertThat(after - before).isLessThan(FEW_BYTES);
  }

  /** Copies what the finished table left, twenty entries of its log and its game, many times. */
  private void multiply() throws SQLException {
    String numbers =
        "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < %d) "
            .formatted(MANY);
    try (Connection open =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("eightfold.db"));
        Statement statement = open.createStatement()) {
      open.setAutoCommit(false);
      statement.executeUpdate(
          "INSERT INTO tab " + numbers + "SELECT id + k, code || k, opened FROM tab, n");
      statement.executeUpdate(
          "INSERT INTO entry "
              + numbers
              + "SELECT tab + k, seq, body, sum FROM entry, n WHERE seq <= 20");
      statement.executeUpdate(
          "INSERT INTO game "
              + numbers
              + "SELECT id + k, tab + k, number, ended, summary FROM game, n");
      statement.executeUpdate(
          "INSERT INTO player " + numbers + "SELECT guest, ended, game + k, seat FROM player, n");
      open.commit();
    }
  }
}
