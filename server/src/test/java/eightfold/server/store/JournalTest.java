package eightfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journal of SQLite: readers do not notice it, and nothing waits in it for ever. */
class JournalTest {
  private static final int TABLES = 7;
  private static final int LINES = 900;
  @TempDir Path data;

  private static CompletableFuture<Boolean> append(Store store, long table, Store.Line line) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Write write = new Write(Write.Waiting.completing(done));
    store.submit(write.append(table, line));
    return done;
  }

  /** Writes lines to all tables in turn; sums is changed. */
  private static void write(Store store, long[] sums, int from, int to) {
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    for (int seq = from; seq <= to; seq++) {
      for (int table = 0; table < TABLES; table++) {
        String body = "{\"line\":" + seq + ",\"of\":\"ta ble\"}";
        sums[table] = Sums.next(sums[table], body);
        all.add(append(store, table, new Store.Line(seq, body, sums[table])));
      }
    }
    all.forEach(CompletableFuture::join);
  }

  private static long[] sums() {
    long[] sums = new long[TABLES];
    for (int table = 0; table < TABLES; table++) {
      sums[table] = table;
    }
    return sums;
  }

  private long count(String from) throws SQLException {
    try (Connection open =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("eightfold.db"));
        Statement statement = open.createStatement();
        ResultSet rows = statement.executeQuery("SELECT count(*) FROM " + from)) {
      return rows.next() ? rows.getLong(1) : -1;
    }
  }

  @Test
  void logs_are_whole_at_any_time_and_all_is_filed_when_the_store_closes() throws SQLException {
    long[] sums = sums();
    try (Store store = new SqliteStore(data)) {
      for (int from = 1; from <= LINES; from += 100) {
        write(store, sums, from, from + 99);
        for (int table = 0; table < TABLES; table++) {
          assertThat(store.log(table)).hasSize(from + 99);
        }
      }
    }
    assertThat(count("journal")).isLessThanOrEqualTo(1); // whose number counts
    assertThat(count("entry")).isEqualTo((long) TABLES * LINES);
  }

  /** The files of a store as a power cut would leave them. */
  private Path snapshot(String name) throws IOException {
    Path copy = Files.createDirectories(data.resolve(name));
    for (String file : List.of("eightfold.db", "eightfold.db-wal", "eightfold.mark")) {
      Files.copy(data.resolve(file), copy.resolve(file));
    }
    return copy;
  }

  @Test
  void a_damaged_end_of_the_write_ahead_log_is_noticed() throws IOException {
    Path sound;
    Path torn;
    Path cut;
    try (Store store = new SqliteStore(data)) {
      write(store, sums(), 1, 40);
      sound = snapshot("sound");
      torn = snapshot("torn");
      cut = snapshot("cut");
    }
    try (Store store = new SqliteStore(sound)) {
      assertThat(store.log(3)).hasSize(40);
    }
    Path wal = torn.resolve("eightfold.db-wal");
    byte[] bytes = Files.readAllBytes(wal);
    bytes[bytes.length / 2] ^= 1;
    Files.write(wal, bytes);
    assertThatThrownBy(() -> new SqliteStore(torn))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("commits are missing");
    Files.delete(cut.resolve("eightfold.db-wal"));
    assertThatThrownBy(() -> new SqliteStore(cut)).hasMessageContaining("are missing");
    Files.delete(torn.resolve("eightfold.mark"));
    try (Store store = new SqliteStore(torn)) {
      assertThat(store.log(3)).hasSizeBetween(0, 40);
    }
  }

  @Test
  void a_second_server_is_kept_out_of_the_folder() {
    try (Store store = new SqliteStore(data)) {
      store.ping();
      assertThatThrownBy(() -> new SqliteStore(data)).hasMessageContaining("another server");
    }
    try (Store store = new SqliteStore(data)) {
      store.ping();
    }
  }

  @Test
  void what_is_only_in_the_journal_is_there_after_a_crash() throws SQLException {
    long[] sums = sums();
    try (Store store = new SqliteStore(data)) {
      write(store, sums, 1, 3);
    }
    String body = "{\"last\":true}";
    try (Connection open =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("eightfold.db"));
        Statement statement = open.createStatement()) {
      statement.executeUpdate(
          "INSERT INTO journal (id, lines) VALUES (55, '2 4 %d %s')"
              .formatted(Sums.next(sums[2], body), body + "\n"));
    }
    try (Store store = new SqliteStore(data)) {
      assertThat(store.log(2)).hasSize(4).last().extracting(Store.Line::body).isEqualTo(body);
      assertThat(store.log(1)).hasSize(3);
      Store.Line again = new Store.Line(4, "{}", 0);
      assertThat(append(store, 2, again)).failsWithin(java.time.Duration.ofSeconds(10));
    }
    assertThat(count("journal")).isLessThanOrEqualTo(1); // whose number counts
    assertThat(count("entry")).isEqualTo(3L * TABLES + 1);
  }
}
