package eightfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.HeardLog;
import eightfold.server.Postgres;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever goes wrong below the store: logs have no gaps, acknowledged lines are there, whoever
 * waits is told, and everything goes on by itself afterwards.
 */
@Tag("slow")
class StoreFaultsTest {
  private static final int TABLES = 8;
  private static final int LINES = 150;
  private static final int AT_ONCE = 5;
  private static final long GAPS = 101;
  private static final long HUNG = 102;
  private static EmbeddedPostgres postgres;
  @TempDir Path data;

  @BeforeAll
  static void start() throws IOException {
    postgres = Postgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  /** Appends to one table, several lines at once; folds its log afresh when one fails. */
  private static final class Author implements Runnable {
    private final Store store;
    private final long table;
    private final List<String> acknowledged = new ArrayList<>();
    private int failures;

    Author(Store store, long table) {
      this.store = store;
      this.table = table;
    }

    @Override
    public void run() {
      int written = 0;
      while (written < LINES) {
        try {
          written = store.log(table).size();
          write(written);
        } catch (StoreException | CompletionException e) {
          failures++;
        }
      }
    }

    /** Writes on from the log as it is, until something fails. */
    private void write(int from) {
      Write.Session session = new Write.Session();
      List<Store.Line> log = store.log(table);
      long sum = log.isEmpty() ? table : log.getLast().sum();
      int seq = from;
      while (seq < LINES) {
        List<CompletableFuture<Boolean>> all = new ArrayList<>();
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < AT_ONCE; i++) {
          String body = "{\"seq\":%d,\"try\":%d}".formatted(++seq, failures);
          sum = Sums.next(sum, body);
          CompletableFuture<Boolean> done = new CompletableFuture<>();
          Write write = new Write(Write.Waiting.completing(done), session);
          store.submit(write.append(table, new Store.Line(seq, body, sum)));
          all.add(done);
          bodies.add(body);
        }
        for (int i = 0; i < AT_ONCE; i++) {
          all.get(i).join();
          acknowledged.add(bodies.get(i));
        }
      }
    }
  }

  private static void writeThroughFaults(Store store, FaultyConnections faults) throws Exception {
    List<Author> authors = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int table = 1; table <= TABLES; table++) {
      Author author = new Author(store, table);
      authors.add(author);
      threads.add(Thread.ofVirtual().start(author));
    }
    for (Thread thread : threads) {
      assertThat(thread.join(Duration.ofMinutes(2))).as("an author got stuck").isTrue();
    }
    faults.heal();
    for (Author author : authors) {
      assertThat(store.log(author.table))
          .extracting(Store.Line::body)
          .containsAll(author.acknowledged);
    }
    assertThat(authors.stream().mapToInt(author -> author.failures).sum()).isPositive();
  }

  @Test
  void on_sqlite() throws Exception {
    FaultyConnections faults = new FaultyConnections(8, 60);
    try (Store store = new SqliteStore(data, 0, faults)) {
      writeThroughFaults(store, faults);
    }
    try (Store store = new SqliteStore(data)) {
      for (int table = 1; table <= TABLES; table++) {
        assertThat(store.log(table)).hasSizeGreaterThanOrEqualTo(LINES);
      }
    }
  }

  @Test
  void on_postgresql() throws Exception {
    FaultyConnections faults = new FaultyConnections(28, 40);
    try (Store store = new PostgresStore(Postgres.url(postgres), faults)) {
      writeThroughFaults(store, faults);
    }
  }

  private static CompletableFuture<Boolean> append(
      Store store, Write.Session session, long table, int seq) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Write write = new Write(Write.Waiting.completing(done), session);
    store.submit(write.append(table, new Store.Line(seq, "x", 0)));
    return done;
  }

  private static void gapsAreRefused(Store store) {
    assertThat(append(store, new Write.Session(), GAPS, 1)).succeedsWithin(Duration.ofSeconds(10));
    assertThat(append(store, new Write.Session(), GAPS, 3)).failsWithin(Duration.ofSeconds(10));
    assertThat(append(store, new Write.Session(), GAPS, 2)).succeedsWithin(Duration.ofSeconds(10));
    Write.Session session = new Write.Session();
    CompletableFuture<Boolean> wrong = append(store, session, GAPS, 2);
    CompletableFuture<Boolean> next = append(store, session, GAPS, 3);
    assertThat(wrong).failsWithin(Duration.ofSeconds(10));
    assertThat(next).failsWithin(Duration.ofSeconds(10)); // though its number would fit
    assertThat(append(store, new Write.Session(), GAPS, 3)).succeedsWithin(Duration.ofSeconds(10));
  }

  @Test
  void a_line_that_would_leave_a_gap_is_refused_by_sqlite() {
    try (Store store = new SqliteStore(data)) {
      gapsAreRefused(store);
    }
  }

  @Test
  void a_line_that_would_leave_a_gap_is_refused_by_postgresql() {
    try (Store store = new PostgresStore(Postgres.url(postgres))) {
      gapsAreRefused(store);
    }
  }

  @Test
  void whoever_fails_after_a_commit_stops_nobody_else() {
    try (HeardLog log = HeardLog.ofServer();
        Store store = new SqliteStore(data)) {
      List<String> told = new ArrayList<>();
      Write.Waiting clumsy =
          new Write.Waiting() {
            @Override
            public void committed() {
              throw new StackOverflowError("on purpose");
            }

            @Override
            public void failed(StoreException why) {
              told.add("failed");
              throw new IllegalStateException("on purpose");
            }
          };
      store.submit(new Write(clumsy).append(7, new Store.Line(1, "x", 0)));
      assertThat(append(store, new Write.Session(), 7, 2)).succeedsWithin(Duration.ofSeconds(10));
      assertThat(told).containsExactly("failed");
      assertThat(log.entries()).filteredOn(line -> line.contains("on purpose")).hasSize(2);
    }
  }

  @Test
  void a_hung_client_of_the_database_holds_nobody_up_for_long() throws Exception {
    try (HeardLog _ = HeardLog.ofServer();
        PostgresStore store = new PostgresStore(Postgres.url(postgres));
        Connection hung = postgres.getPostgresDatabase().getConnection();
        Statement statement = hung.createStatement()) {
      hung.setAutoCommit(false);
      statement.executeUpdate(
          "INSERT INTO entry (tab, seq, body, sum) VALUES (%d, 1, 'y', 0)".formatted(HUNG));
      CompletableFuture<Boolean> held = append(store, new Write.Session(), HUNG, 1);
      assertThat(held)
          .failsWithin(Duration.ofSeconds(30))
          .withThrowableThat()
          .withCauseInstanceOf(StoreException.class)
          .withMessageContaining("cannot be reached");
      hung.rollback();
      assertThat(append(store, new Write.Session(), HUNG, 1))
          .succeedsWithin(Duration.ofSeconds(10));
      assertThat(shown(store, "idle_in_transaction_session_timeout")).isEqualTo("3s");
      assertThat(shown(store, "lock_timeout")).isEqualTo("2s");
    }
  }

  private static String shown(PostgresStore store, String name) throws SQLException {
    try (Connection open = store.reading();
        Statement statement = open.createStatement();
        ResultSet rows = statement.executeQuery("SHOW " + name)) {
      return rows.next() ? rows.getString(1) : "";
    }
  }
}
