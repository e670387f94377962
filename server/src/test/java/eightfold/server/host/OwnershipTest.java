package eightfold.server.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.HeardLog;
import eightfold.server.Postgres;
import eightfold.server.store.PostgresStore;
import eightfold.server.store.Sharing;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Sums;
import eightfold.server.store.Write;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import eightfold.wire.json.JsonWriter;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** One table, one owner: two servers on one PostgreSQL. */
@Tag("slow")
class OwnershipTest {
  private static final Ask.Start START = new Ask.Start(1);
  private static EmbeddedPostgres postgres;

  @BeforeAll
  static void start() throws IOException {
    postgres = Postgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  private static Store store() {
    return new PostgresStore(Postgres.url(postgres));
  }

  private static Hub hub(Store store) {
    return new Hub(store, World.real(), Tables.SETTINGS, Meters.NONE);
  }

  private static <T> T around(Class<T> type, T inner, Map<String, Answering> instead) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, values) -> {
              Answering other = instead.get(method.getName());
              try {
                return other == null ? method.invoke(inner, values) : other.answer(values);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @FunctionalInterface
  private interface Answering {
    @Nullable Object answer(Object[] values);
  }

  /** A store whose announcements never arrive, and before whose claims something happens. */
  private static Store deaf(Store store, Runnable before) {
    Sharing inner = store.sharing().orElseThrow();
    Sharing deaf =
        around(
            Sharing.class,
            inner,
            Map.of(
                "listen",
                _ -> (AutoCloseable) () -> {},
                "claim",
                values -> {
                  before.run();
                  return inner.claim((Long) values[0], (String) values[1], (Integer) values[2]);
                }));
    return around(Store.class, store, Map.of("sharing", _ -> Optional.of(deaf)));
  }

  private static TableSession join(Hub hub, long table, Listener listener) {
    return hub.join(table, listener, 0, Helper.CALM).orElseThrow();
  }

  private static List<String> kinds(Store store, long table) {
    return store.log(table).stream()
        .map(line -> line.body().replaceAll("^.\"kind\":\"([a-z-]+)\".*$", "$1"))
        .toList();
  }

  @Test
  void who_has_lost_a_table_cannot_continue_it_and_forgets_it() throws InterruptedException {
    try (Store store = store();
        Hub before = hub(deaf(store, () -> {}));
        Hub after = hub(store)) {
      long table = Tables.open(before, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      TableSession old = join(before, table, anna);
      anna.hear("table");
      Listener again = new Listener();
      TableSession session = join(after, table, again);
      again.hear("table");
      assertThat(before.tables()).isEqualTo(1);

      old.ask(START, 0);
      assertThat(anna.hear("bye").get("after").intValue()).isBetween(0, 200);
      anna.hear("closed");
      assertThat(before.tables()).isZero();
      session.ask(START, 0);
      assertThat(again.hear("started").get("re").intValue()).isEqualTo(1);
      assertThat(kinds(store, table))
          .startsWith("opened", "arranged", "committed", "claimed", "claimed", "sealed")
          .contains("started");
    }
  }

  @Test
  void a_claim_is_announced_to_whoever_had_the_table() throws InterruptedException {
    try (Store store = store();
        Hub before = hub(store);
        Hub after = hub(store)) {
      long table = Tables.open(before, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      join(before, table, anna);
      anna.hear("table");
      Listener again = new Listener();
      join(after, table, again);
      anna.hear("bye");
      anna.hear("closed");
      assertThat(after.tables()).isEqualTo(1);
      assertThat(again.hear("table").get("table").get("code").stringValue()).isNotEmpty();
    }
  }

  @Test
  void a_cut_line_is_made_good_when_it_is_back() throws Exception {
    try (HeardLog log = HeardLog.ofServer();
        Store store = store();
        Hub before = hub(store);
        Hub after = hub(store)) {
      for (int i = 0; i < 5; i++) {
        long table = Tables.open(before, "eights", 2, Map.of(), 0);
        Listener anna = new Listener();
        join(before, table, anna);
        anna.hear("table");
        cutLines();
        join(after, table, new Listener());
        anna.hear("bye");
      }
      assertThat(log.entries()).anyMatch(line -> line.contains("line for claims was cut"));
    }
  }

  private static void cutLines() throws SQLException {
    try (Connection open = postgres.getPostgresDatabase().getConnection();
        Statement statement = open.createStatement()) {
      assertThat(
              statement.execute(
                  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                      + " WHERE application_name = 'eightfold claims'"))
          .isTrue();
    }
  }

  @Test
  void a_claim_that_conflicts_is_tried_again() throws InterruptedException {
    AtomicInteger quicker = new AtomicInteger(7);
    AtomicInteger conflicts = new AtomicInteger();
    Runnable other =
        () -> {
          if (quicker.getAndDecrement() > 0) {
            throw new StoreException(StoreException.Why.CONFLICT, "somebody was quicker");
          }
        };
    Meters meters =
        new Meters() {
          @Override
          public void moved(long nanos) {}

          @Override
          public void conflicted() {
            conflicts.incrementAndGet();
          }
        };
    try (Store store = store();
        Hub hub = new Hub(deaf(store, other), World.real(), Tables.SETTINGS, meters)) {
      long table = Tables.open(hub, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      join(hub, table, anna);
      assertThat(anna.hear("table").get("n").intValue()).isEqualTo(3 + 1);
      assertThat(conflicts).hasValue(7);
    }
  }

  /** However fast its owner writes. */
  @Test
  void a_claim_gets_through_to_a_busy_table() throws Exception {
    try (Store store = store();
        Hub owner = hub(deaf(store, () -> {}));
        Hub other = hub(store)) {
      long table = Tables.open(owner, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      TableSession session = join(owner, table, anna);
      AtomicBoolean enough = new AtomicBoolean();
      Thread busy =
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (long id = 1; !enough.get() && id < 100_000; id++) {
                      session.ask(new Ask.Bot(id, 1, id % 2 == 0 ? "random" : "gentle"), 0);
                      LockSupport.parkNanos(200_000);
                    }
                  });
      for (int i = 0; i < 200; i++) {
        anna.hear("changed");
      }
      join(other, table, new Listener());
      anna.hear("bye");
      enough.set(true);
      busy.join();
      assertThat(store.log(table)).hasSizeGreaterThan(100);
    }
  }

  /** The claim of another is heard of while the table is being folded. */
  @Test
  void a_table_that_is_lost_before_anybody_sits_down_is_claimed_again() throws Exception {
    AtomicInteger looks = new AtomicInteger();
    try (Store store = store();
        Hub thief = hub(store)) {
      CompletableFuture<Sharing.Owner> ears = new CompletableFuture<>();
      Answering listening =
          values -> {
            ears.complete((Sharing.Owner) values[0]);
            return (AutoCloseable) () -> {};
          };
      Sharing sharing =
          around(Sharing.class, store.sharing().orElseThrow(), Map.of("listen", listening));
      Answering stealing =
          values -> {
            long table = (Long) values[0];
            if (values.length == 1) {
              return store.log(table);
            }
            List<Store.Line> log = store.log(table, (Store.Line) values[1]);
            if (looks.incrementAndGet() == 1) {
              join(thief, table, new Listener());
              ears.join().claimed(table, store.log(table).getLast().seq());
            }
            return log;
          };
      Store robbed =
          around(Store.class, store, Map.of("sharing", _ -> Optional.of(sharing), "log", stealing));
      try (Hub hub = hub(robbed)) {
        long table = Tables.open(hub, "eights", 2, Map.of(), 0);
        Listener anna = new Listener();
        TableSession session = join(hub, table, anna);
        JsonNode whole = anna.hear("table");
        assertThat(whole.get("n").intValue()).isEqualTo(3 + 2 + 1);
        session.ask(START, 0);
        anna.hear("started");
      }
    }
  }

  /** A newer server has written something that this one does not know. */
  @Test
  void a_log_that_is_not_understood_is_left_to_others() throws InterruptedException {
    try (Store store = store();
        Hub hub = hub(store)) {
      long table = Tables.open(hub, "eights", 2, Map.of(), 0);
      String future = "{\"kind\":\"foretold\",\"seat\":1}";
      Store.Line last = store.log(table).getLast();
      CompletableFuture<Boolean> written = new CompletableFuture<>();
      store.submit(
          new Write(Write.Waiting.completing(written))
              .append(
                  table, new Store.Line(last.seq() + 1, future, Sums.next(last.sum(), future))));
      assertThat(written.join()).isTrue();
      List<Store.Line> before = store.log(table);
      assertThatThrownBy(() -> join(hub, table, new Listener()))
          .isInstanceOfSatisfying(
              StoreException.class, e -> assertThat(e.why()).isEqualTo(StoreException.Why.NEWER))
          .hasMessageContaining("entry 4");
      assertThatThrownBy(() -> hub.look(table)).isInstanceOf(StoreException.class);
      assertThat(store.log(table)).as("untouched").isEqualTo(before);
    }
  }

  @Test
  void who_signs_out_is_signed_out_at_all_servers() throws InterruptedException {
    Collection<String> heard = new ConcurrentLinkedQueue<>();
    try (Store store = store();
        Hub here = hub(store);
        Hub there = hub(store)) {
      here.whenSignedOut(guest -> heard.add("here " + guest));
      there.whenSignedOut(guest -> heard.add("there " + guest));
      int times = 0;
      while (!heard.contains("there 42")) {
        here.signOut(Tables.ANNA);
        times++;
        Thread.sleep(10); // the line may not be there yet
      }
      assertThat(Collections.frequency(heard, "here 42")).as("once each").isEqualTo(times);
    }
  }

  @Test
  void a_table_that_is_only_looked_at_stays_where_it_is() throws InterruptedException {
    try (Store store = store();
        Hub owner = hub(store);
        Hub other = hub(store)) {
      long table = Tables.open(owner, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      join(owner, table, anna);
      anna.hear("table");
      assertThat(other.look(table).orElseThrow().seats()).hasSize(2);
      assertThat(other.tables()).isZero();
      assertThat(kinds(store, table)).filteredOn("claimed"::equals).hasSize(1);
    }
  }

  @Test
  void the_lobby_shows_what_waits_at_other_servers() throws InterruptedException {
    try (Store store = store();
        Hub there = hub(store)) {
      long table = Tables.openListed(there);
      Listener anna = new Listener();
      TableSession session = join(there, table, anna);
      anna.hear("table");
      try (Hub here = hub(store)) {
        assertThat(here.lobbyElsewhere(50)).isEmpty();
        there.advertise();
        assertThat(here.lobby(50)).isEmpty();
        assertThat(here.lobbyElsewhere(50))
            .singleElement()
            .isEqualTo(JsonWriter.text(there.lobby(50).getFirst()));
        assertThat(there.lobbyElsewhere(50)).isEmpty();
        assertThat(here.lobbyElsewhere(0)).isEmpty();

        session.leave();
        join(here, table, new Listener());
        assertThat(here.lobbyElsewhere(50)).as("it is here now").isEmpty();
        here.advertise();
        while (there.tables() > 0) {
          Thread.sleep(10);
        }
        there.advertise();
        assertThat(there.lobbyElsewhere(50)).hasSize(1);
      }
      assertThat(there.lobbyElsewhere(50)).isEmpty();
    }
  }

  @Test
  void who_comes_back_to_the_same_server_claims_nothing() throws InterruptedException {
    try (Store store = store();
        Hub hub = hub(store)) {
      long table = Tables.open(hub, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      join(hub, table, anna);
      anna.hear("table");
      hub.forget(hub.table(table).orElseThrow());
      Listener again = new Listener();
      join(hub, table, again);
      again.hear("table");
      assertThat(kinds(store, table)).filteredOn("claimed"::equals).hasSize(1);
    }
  }

  @Test
  void a_claim_needs_a_table() {
    try (Store store = store();
        Hub hub = hub(store)) {
      assertThat(hub.join(4711, new Listener(), 0, Helper.CALM)).isEmpty();
      assertThat(hub.look(4711)).isEmpty();
      assertThat(store.sharing().orElseThrow().claim(4711, Sharing.CLAIMED + "}", 0)).isFalse();
      assertThat(store.log(4711)).isEmpty();
    }
  }

  @Test
  void with_sqlite_nobody_claims_anything(@TempDir Path data) throws InterruptedException {
    try (Store store = new SqliteStore(data);
        Hub hub = hub(store)) {
      long table = Tables.open(hub, "eights", 2, Map.of(), 0);
      Listener anna = new Listener();
      join(hub, table, anna).ask(START, 0);
      anna.hear("started");
      assertThat(kinds(store, table)).contains("started").doesNotContain("claimed");
    }
  }
}
