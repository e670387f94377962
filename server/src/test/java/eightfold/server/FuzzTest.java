package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Rng;
import eightfold.server.host.Hub;
import eightfold.server.host.Meters;
import eightfold.server.host.TableSession;
import eightfold.server.host.World;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Client;
import eightfold.table.Settings;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import eightfold.wire.Helper;
import eightfold.wire.json.AskReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bad input keeps out: mutated messages are answered, and nothing breaks. */
@Tag("slow")
class FuzzTest {
  private static final int MESSAGES = Integer.getInteger("eightfold.fuzz", 110_000);
  private static final List<String> SEEDS =
      List.of(
          "{\"type\":\"move\",\"id\":1,\"seat\":0,\"at\":9,\"move\":\"pass\"}",
          "{\"type\":\"move\",\"id\":1,\"seat\":1,\"at\":9,\"move\":\"pass 1e 5x\"}",
          "{\"type\":\"take-back\",\"id\":2,\"seat\":0}",
          "{\"type\":\"order\",\"id\":3,\"seat\":0,\"order\":\"decline\"}",
          "{\"type\":\"say\",\"id\":4,\"seat\":0,\"phrase\":\"hello\"}",
          "{\"type\":\"sit\",\"id\":5,\"seat\":1,\"name\":\"Zoë\"}",
          "{\"type\":\"stand\",\"id\":6,\"seat\":1}",
          "{\"type\":\"swap\",\"id\":6,\"seat\":1,\"with\":0}",
          "{\"type\":\"bot\",\"id\":7,\"seat\":1,\"bot\":\"random\"}",
          "{\"type\":\"pledge\",\"id\":8,\"seat\":0,\"hash\":\"" + "0a".repeat(32) + "\"}",
          "{\"type\":\"salt\",\"id\":8,\"seat\":0,\"salt\":\"00112233445566778899aabbccddeeff\"}",
          "{\"type\":\"arrange\",\"id\":9,\"game\":\"eights\",\"seats\":2,\"options\":"
              + "{\"target\":\"9\"},\"listed\":true,\"clock\":0}",
          "{\"type\":\"start\",\"id\":10}",
          "{\"type\":\"pause\",\"id\":11,\"on\":false}",
          "{\"type\":\"back\",\"id\":12,\"seat\":0}",
          "{\"type\":\"again\",\"id\":14}",
          "{\"type\":\"look\",\"id\":15}",
          "{\"type\":\"help\",\"id\":15,\"level\":\"expert\"}",
          "{\"type\":\"ping\",\"id\":16}");
  private static final String[] NASTY = {
    "null",
    "-1",
    "2147483648",
    "1e99",
    "0.5",
    "\"\"",
    "[]",
    "{}",
    "true",
    "\"\\u0000\"",
    "[[[[[[[[[[",
    "99999999999999999999999",
    "\"'; DROP TABLE entry; --\"",
    "\"<script>\"",
    "NaN",
    "\uD800"
  };

  @TempDir Path data;

  /** Counts what it hears. */
  private static final class Ear implements Client {
    final AtomicInteger heard = new AtomicInteger();
    final AtomicReference<String> last = new AtomicReference<>("");
    final AtomicInteger closed = new AtomicInteger();

    @Override
    public long guest() {
      return 42;
    }

    @Override
    public String name() {
      return "";
    }

    @Override
    public void send(byte[] json) {
      heard.incrementAndGet();
      last.set(new String(json, StandardCharsets.UTF_8));
    }

    @Override
    public void close(int code, String why) {
      closed.incrementAndGet();
    }
  }

  @Test
  void a_hundred_thousand_mutated_messages_break_nothing() {
    Rng rng = new Rng(8028);
    Settings settings =
        new Settings(0, 45_000, 4_000, 10_000, 300_000, eightfold.kit.Budget.rollouts(1), 8);
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), settings, Meters.NONE)) {
      long table = open(hub);
      Ear ear = new Ear();
      TableSession session = hub.join(table, ear, 0, Helper.EXPERT).orElseThrow();
      int understood = 0;
      for (int i = 0; i < MESSAGES; i++) {
        String text = mutated(rng);
        switch (AskReader.read(text)) {
          case Result.Ok<Ask>(Ask ask) -> {
            understood++;
            session.ask(ask, System.nanoTime());
          }
          case Result.Refused<Ask>(Refusal refusal) -> {
            assertThat(refusal.code()).isNotEmpty();
            assertThat(AskReader.id(text)).isGreaterThanOrEqualTo(Long.MIN_VALUE);
          }
        }
      }
      assertThat(understood).isGreaterThan(MESSAGES / 50);
      barrier(store);
      assertThat(ear.closed).hasValue(0);
      session.ask(new Ask.Look(77), 0);
      barrier(store);
      assertThat(ear.last.get()).contains("\"re\":77");
      Ear again = new Ear();
      Hub fresh = new Hub(store, World.real(), settings, Meters.NONE);
      assertThat(fresh.join(table, again, 0, Helper.CALM)).isPresent();
      fresh.close();
    }
  }

  private static long open(Hub hub) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    long id =
        hub.open(
                new Body.Open("eights", 2, Map.of(), true, 0, "random", true),
                new Store.Guest(42, "Fuzz"),
                new Write(Write.Waiting.completing(done)))
            .found()
            .orElseThrow();
    done.join();
    return id;
  }

  /** Waits until everything before is written. */
  private static void barrier(Store store) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    store.submit(new Write(Write.Waiting.completing(done)));
    done.join();
  }

  private static String mutated(Rng rng) {
    StringBuilder text = new StringBuilder(SEEDS.get(rng.below(SEEDS.size())));
    int changes = rng.below(4);
    for (int i = 0; i < changes && !text.isEmpty(); i++) {
      mutate(text, rng);
    }
    return text.toString();
  }

  private static void mutate(StringBuilder text, Rng rng) {
    int at = rng.below(text.length());
    switch (rng.below(7)) {
      case 0 -> text.setCharAt(at, (char) rng.below(rng.below(2) == 0 ? 128 : 65_536));
      case 1 -> text.delete(at, Math.min(text.length(), at + 1 + rng.below(8)));
      case 2 -> text.insert(at, text.substring(at, Math.min(text.length(), at + rng.below(20))));
      case 3 -> text.insert(at, NASTY[rng.below(NASTY.length)]);
      case 4 -> value(text, rng);
      case 5 -> text.insert(at, "[".repeat(rng.below(3000)));
      default -> digit(text, rng);
    }
  }

  /** Puts something else after a colon. */
  private static void value(StringBuilder text, Rng rng) {
    int colon = text.indexOf(":", rng.below(text.length()));
    if (colon >= 0) {
      int comma = text.indexOf(",", colon);
      int end = comma < 0 ? Math.max(colon + 1, text.length() - 1) : comma;
      text.replace(colon + 1, end, NASTY[rng.below(NASTY.length)]);
    }
  }

  private static void digit(StringBuilder text, Rng rng) {
    for (int i = rng.below(text.length()); i < text.length(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        text.setCharAt(i, (char) ('0' + rng.below(10)));
        return;
      }
    }
  }

  @Test
  void mutated_frames_over_real_sockets_leave_others_untouched() throws IOException {
    Rng rng = new Rng(99);
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna");
        Visitor fuzz = Visitor.arrive(server.port(), "Fuzz")) {
      String quiet = anna.open("eights", 2, "{}", "random");
      anna.connect(quiet).hear("table");
      String noisy = fuzz.open("eights", 2, "{}", "random");
      for (int i = 0; i < 60; i++) {
        fuzz.connect(noisy);
        Thread drain = Thread.startVirtualThread(() -> drain(fuzz));
        try {
          for (int j = 0; j < 60; j++) {
            byte[] payload = mutated(rng).getBytes(StandardCharsets.UTF_8);
            int first = j < 55 ? 0x81 : rng.below(256);
            fuzz.raw().frame(first, payload);
          }
        } catch (IOException e) {
          // thrown out, which is right
        }
        fuzz.hangUp();
        drain.interrupt();
      }
      assertThat(anna.request("ping", "").get("type").stringValue()).isEqualTo("pong");
      fuzz.connect(noisy).hear("table");
    }
  }

  private static void drain(Visitor visitor) {
    try {
      while (true) {
        visitor.raw().receive();
      }
    } catch (IOException | UncheckedIOException e) {
      // closed
    }
  }
}
