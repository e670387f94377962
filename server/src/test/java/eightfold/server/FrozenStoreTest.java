package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever must wait for the store waits alone. */
@Tag("slow")
class FrozenStoreTest {
  private static final Set<String> READS =
      Set.of("guest", "log", "hasTable", "tableByCode", "seatsOf", "ping");

  @TempDir Path data;
  private volatile CountDownLatch thawed = new CountDownLatch(0);
  private final CountDownLatch reading = new CountDownLatch(3);

  /** Reads wait as long as it is frozen. */
  private Store freezing(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, values) -> {
              if (READS.contains(method.getName()) && thawed.getCount() > 0) {
                reading.countDown();
                thawed.await();
              }
              try {
                return method.invoke(store, values);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void sockets_are_served_while_others_wait_to_come_in() throws Exception {
    Config config = TableTest.config(data).with("idle", 1);
    try (Server server = Server.start(config, World.real(), this::freezing);
        Visitor anna = Visitor.arrive(server.port(), "Anna");
        Visitor bert = Visitor.arrive(server.port(), "Bert");
        Visitor cleo = Visitor.arrive(server.port(), "Cleo")) {
      String asleep = anna.open("eights", 2, "{}", "random");
      while (server.tables() > 0) {
        Thread.sleep(20);
      }
      anna.connect(anna.open("eights", 2, "{}", "random")).hear("table");
      thawed = new CountDownLatch(1);
      List<CompletableFuture<?>> waiting = new ArrayList<>();
      waiting.add(inBackground(() -> bert.connect(asleep).hear("table")));
      waiting.add(inBackground(() -> cleo.send("GET", "/api/me/tables", "")));
      waiting.add(inBackground(() -> anna.send("GET", "/health", "")));
      assertThat(reading.await(20, TimeUnit.SECONDS)).isTrue();
      for (int i = 0; i < 50; i++) {
        assertThat(anna.request("ping", "").get("type").stringValue()).isEqualTo("pong");
      }
      assertThat(anna.send("GET", "/api/catalogue", "").statusCode()).isEqualTo(200);
      assertThat(waiting).noneMatch(CompletableFuture::isDone);
      thawed.countDown();
      for (CompletableFuture<?> one : waiting) {
        one.get(20, TimeUnit.SECONDS);
      }
    }
  }

  @Test
  void who_leaves_while_waiting_leaves_nothing_behind() throws Exception {
    Config config = TableTest.config(data).with("guest-sockets", 1).with("idle", 1);
    try (Server server = Server.start(config, World.real(), this::freezing);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open("eights", 2, "{}", "random");
      while (server.tables() > 0) {
        Thread.sleep(20);
      }
      thawed = new CountDownLatch(1);
      try (RawLine line = new RawLine(server.port())) {
        line.send(handshake(table, anna.token));
        while (reading.getCount() == 3) {
          Thread.sleep(20);
        }
      }
      thawed.countDown();
      while (!connects(anna, table)) {
        Thread.sleep(20); // the one who left is still counted
      }
    }
  }

  private static boolean connects(Visitor visitor, String table) {
    try {
      visitor.connect(table).hear("table");
      return true;
    } catch (UncheckedIOException e) {
      return false;
    }
  }

  private static String handshake(String table, String token) {
    return "GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
            .formatted(table, token)
        + "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  }

  private static CompletableFuture<?> inBackground(Runnable what) {
    return CompletableFuture.runAsync(what, task -> Thread.ofVirtual().start(task));
  }

  @Test
  void whoever_waits_too_long_is_told_so() {
    try (HeardLog log = HeardLog.ofServer();
        Server server = Server.start(TableTest.config(data), World.real(), this::freezing);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      thawed = new CountDownLatch(1);
      var answer = anna.send("GET", "/health", "");
      assertThat(answer.statusCode()).isEqualTo(503);
      assertThat(answer.body()).contains("store-unavailable");
      assertThat(log.entries()).anyMatch(line -> line.contains("took too long"));
      thawed.countDown();
    }
  }

  @Test
  void a_damaged_table_says_so_in_its_socket_and_closes() throws IOException {
    String table;
    String token;
    Config config = TableTest.config(data);
    try (Server server = Server.start(config);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      token = anna.token;
      table = anna.open("eights", 2, "{\"target\":\"77\"}", "random");
    }
    Path file = data.resolve("eightfold.db");
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    Files.writeString(
        file, bytes.replace("\"target\":\"77\"", "\"ta#get\":\"77\""), StandardCharsets.ISO_8859_1);
    try (Server server = Server.start(config);
        RawLine line = new RawLine(server.port())) {
      line.send(handshake(table, token));
      assertThat(line.answer(true).status()).isEqualTo(101);
      assertThat(line.closeCode()).isEqualTo(1011);
      assertThat(line.texts).singleElement().asString().contains("refused", "store-damaged");
    }
  }
}
