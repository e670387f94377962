package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import eightfold.server.config.Config;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests of every form, and connections that bring none. */
@Tag("slow")
class RequestsTest {
  private static final int FUZZED = Integer.getInteger("eightfold.fuzz.requests", 4000);
  private static final String END = "\r\nHost: localhost\r\n\r\n";

  @TempDir Path data;
  private Server server;

  @BeforeEach
  void start() {
    server = Server.start(TableTest.config(data));
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  private void restart(Config config) {
    server.stop();
    server = Server.start(config);
  }

  @Test
  void head_is_answered_like_get_without_a_body_and_the_next_answer_is_read_rightly()
      throws IOException {
    try (RawLine line = new RawLine(server.port())) {
      for (String path :
          new String[] {
            "/", "/api", "/api/catalogue", "/api/me", "/api/nothing", "/health", "/x.js", "/a%zz"
          }) {
        RawLine.Answer get = line.send("GET " + path + " HTTP/1.1" + END).answer(false);
        RawLine.Answer head = line.send("HEAD " + path + " HTTP/1.1" + END).answer(true);
        assertThat(head.status()).as(path).isEqualTo(get.status());
        assertThat(head.headers()).as(path).isEqualTo(get.headers());
      }
      assertThat(line.send("GET /health HTTP/1.1" + END).answer(false).body()).contains("true");
    }
  }

  @Test
  void what_cannot_be_understood_is_400_with_the_reason_as_json() throws IOException {
    for (String request :
        new String[] {
          "GET /%zz HTTP/1.1" + END,
          "GET /% HTTP/1.1" + END,
          "GET /api/me/games?before=%f HTTP/1.1\r\nAuthorization: Bearer " + token() + END,
          "GET HTTP/1.1" + END,
          "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
          "GET / HTTP/1.1\r\nHo st: localhost\r\n\r\n",
          "POST /api/guests HTTP/1.1\r\nContent-Length: x\r\n\r\n",
          "POST /api/guests HTTP/1.1\r\nContent-Length: 5, 6\r\n\r\n",
          "\0\0\0\0\r\n\r\n"
        }) {
      try (RawLine line = new RawLine(server.port())) {
        RawLine.Answer answer = line.send(request).answer(false);
        assertThat(answer.status()).as(request).isEqualTo(400);
        assertThat(answer.body()).as(request).contains("\"code\":\"bad-request\"");
        assertThat(answer.headers()).as(request).containsKey("content-security-policy");
      }
    }
  }

  private String token() {
    return Visitor.arrive(server.port(), "Anna").token;
  }

  @Test
  void long_paths_are_answered_like_short_ones() throws IOException {
    for (String path : new String[] {"a/".repeat(1900), "a".repeat(3800), "a-/_".repeat(900)}) {
      try (RawLine line = new RawLine(server.port())) {
        assertThat(line.send("GET /" + path + " HTTP/1.1" + END).answer(false).status())
            .isIn(200, 404, 414);
        assertThat(line.send("GET /health HTTP/1.1" + END).answer(false).status()).isEqualTo(200);
      }
    }
    try (RawLine line = new RawLine(server.port())) {
      String path = "a".repeat(20_000);
      assertThat(line.send("GET /" + path + " HTTP/1.1" + END).answer(false).status())
          .isEqualTo(414);
    }
  }

  @Test
  void thousands_of_mutated_requests_are_answered_or_refused_but_never_fail() throws Exception {
    restart(TableTest.config(data).with("deadline", 1));
    String[] seeds = {
      "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip;q=0.5, br\r\n\r\n",
      "HEAD /api/catalogue HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"x\"\r\n\r\n",
      "GET /api/me/games?before=12&x=%20 HTTP/1.1\r\nCookie: a=b; eightfold=00\r\n\r\n",
      "GET /api/tables/ABCDE HTTP/1.1\r\nAuthorization: Bearer " + token() + "\r\n\r\n",
      "POST /api/guests HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n"
          + "{\"name\":1}",
      "POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
      "GET /api/tables/ABCDE/socket?last=5 HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade"
          + "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
      "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET http://localhost/api HTTP/1.0\r\nOrigin: null\r\n\r\n"
    };
    Rng rng = new Rng(28);
    Map<String, Future<Integer>> statuses = new LinkedHashMap<>();
    try (var threads = Executors.newFixedThreadPool(200, Thread.ofVirtual().factory())) {
      for (int i = 0; i < FUZZED; i++) {
        StringBuilder request = new StringBuilder(seeds[rng.below(seeds.length)]);
        for (int change = rng.below(4); change >= 0; change--) {
          mutate(request, rng);
        }
        String text = request.toString();
        statuses.put(text, threads.submit(() -> statusOf(text)));
      }
    }
    for (Map.Entry<String, Future<Integer>> status : statuses.entrySet()) {
      assertThat(status.getValue().get()).as(status.getKey()).isNotEqualTo(500);
    }
    try (RawLine line = new RawLine(server.port())) {
      assertThat(line.send("GET /health HTTP/1.1" + END).answer(false).status()).isEqualTo(200);
    }
  }

  /** The first answer's status; 0 if the server waits for more until the deadline and closes. */
  private int statusOf(String request) throws IOException {
    try (java.net.Socket socket =
        new java.net.Socket(java.net.InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      String start =
          new String(socket.getInputStream().readNBytes(40), StandardCharsets.ISO_8859_1);
      int blank = start.indexOf(' ');
      return blank < 0 ? 0 : Integer.parseInt(start.substring(blank + 1, blank + 4));
    } catch (java.net.SocketException e) {
      return 0; // closed before all of it was read
    }
  }

  private static void mutate(StringBuilder text, Rng rng) {
    int at = rng.below(text.length());
    switch (rng.below(6)) {
      case 0 -> text.setCharAt(at, (char) rng.below(256));
      case 1 -> text.delete(at, Math.min(text.length() - 1, at + 1 + rng.below(8)));
      case 2 -> text.insert(at, text.substring(at, Math.min(text.length(), at + rng.below(30))));
      case 3 -> text.insert(at, "%" + (char) rng.below(128));
      case 4 -> text.insert(at, (char) rng.below(256) + "/".repeat(rng.below(50)));
      default -> text.insert(at, "\r\n");
    }
  }

  @Test
  void who_trickles_is_closed_and_others_are_served_meanwhile() throws IOException {
    restart(TableTest.config(data).with("deadline", 1));
    List<RawLine> slow = new ArrayList<>();
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      for (int i = 0; i < 100; i++) {
        RawLine line = new RawLine(server.port());
        slow.add(line);
        Thread.startVirtualThread(() -> trickle(line, "GET / HTTP/1.1\r\nX-Slow: ", "a"));
      }
      RawLine body = new RawLine(server.port());
      slow.add(body);
      Thread.startVirtualThread(
          () -> trickle(body, "POST /api/guests HTTP/1.1\r\nContent-Length: 500\r\n\r\n", " "));
      slow.add(new RawLine(server.port())); // says nothing at all
      anna.connect(anna.open("eights", 2, "{}", "random")).hear("table");
      assertThat(anna.request("ping", "").get("type").stringValue()).isEqualTo("pong");
      for (RawLine line : slow) {
        assertThat(line.ends()).isTrue();
      }
      assertThat(anna.request("ping", "").get("type").stringValue()).isEqualTo("pong");
    } finally {
      for (RawLine line : slow) {
        line.close();
      }
    }
  }

  /** One byte after the other until the server has had enough. */
  private static void trickle(RawLine line, String beginning, String more) {
    try {
      line.send(beginning);
      while (true) {
        line.send(more);
        Thread.sleep(100);
      }
    } catch (IOException e) {
      // closed, as it should be
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void beyond_the_cap_connections_are_closed_at_once_and_taken_again_when_there_is_room()
      throws Exception {
    restart(TableTest.config(data).with("most-connections", 20).with("deadline", 60));
    List<RawLine> idle = new ArrayList<>();
    try {
      for (int i = 0; i < 20; i++) {
        RawLine line = new RawLine(server.port());
        idle.add(line);
        assertThat(line.send("GET /health HTTP/1.1" + END).answer(false).status()).isEqualTo(200);
      }
      try (RawLine refused = new RawLine(server.port())) {
        assertThat(refused.ends()).isTrue();
      }
      idle.removeLast().close();
      while (!served()) {
        Thread.sleep(20);
      }
    } finally {
      for (RawLine line : idle) {
        line.close();
      }
    }
  }

  @Test
  void every_connection_is_counted_once_however_it_ends() throws Exception {
    for (int i = 0; i < 5; i++) {
      try (Visitor anna = Visitor.arrive(server.port(), "Anna");
          RawLine idle = new RawLine(server.port());
          RawLine bad = new RawLine(server.port())) {
        anna.connect(anna.open("eights", 2, "{}", "random")).hear("table");
        assertThat(idle.send("GET /health HTTP/1.1" + END).answer(false).status()).isEqualTo(200);
        assertThat(bad.send("NONSENSE\r\n\r\n").answer(false).status()).isEqualTo(400);
      }
    }
    try (RawLine line = new RawLine(server.port())) {
      String metrics = metrics(line);
      while (metrics.contains("eightfold_sockets 1.0") || metrics.contains("connections 3.0")) {
        Thread.sleep(20);
        metrics = metrics(line);
      }
      // the visitors' HTTP client keeps one, and this is another
      assertThat(metrics).containsPattern("eightfold_connections [12]\\.0");
    }
  }

  private static String metrics(RawLine line) throws IOException {
    return line.send("GET /metrics HTTP/1.1" + END).answer(false).body();
  }

  private boolean served() {
    try (RawLine line = new RawLine(server.port())) {
      return line.send("GET /health HTTP/1.1" + END).answer(false).status() == 200;
    } catch (IOException e) {
      return false; // the closed one is still counted
    }
  }
}
