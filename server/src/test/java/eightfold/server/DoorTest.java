package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who comes in, and who does not. */
@Tag("slow")
class DoorTest {
  @TempDir Path data;
  private Server server;
  private Visitor anna;

  @BeforeEach
  void start() {
    server = Server.start(TableTest.config(data).with("rate", 20));
    anna = Visitor.arrive(server.port(), "Anna");
  }

  @AfterEach
  void stop() {
    anna.hangUp();
    server.stop();
  }

  private static String code(HttpResponse<String> answer) {
    return Visitor.JSON.readTree(answer.body()).path("error").path("code").asString("");
  }

  private String table() {
    return anna.open("eights", 2, "{}", "random");
  }

  @Test
  void every_answer_has_strict_headers() {
    for (String path : new String[] {"/api/catalogue", "/health", "/nothing.js"}) {
      var headers = anna.send("GET", path, "").headers();
      String policy = headers.firstValue("Content-Security-Policy").orElse("");
      assertThat(policy)
          .contains("default-src 'none'", "script-src 'self'")
          .doesNotContain("unsafe-inline");
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
      assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
    }
  }

  @Test
  void a_cookie_is_out_of_reach_for_scripts_and_works_as_a_token() {
    HttpResponse<String> answer =
        anna.send("POST", "/api/session", "{\"token\":\"" + anna.token + "\"}");
    String cookie = answer.headers().firstValue("Set-Cookie").orElse("");
    assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax").contains("Path=/");
    Visitor stranger = Visitor.known(server.port(), "");
    assertThat(stranger.send("GET", "/api/me", "").statusCode()).isEqualTo(401);
    String value = cookie.substring(0, cookie.indexOf(';'));
    assertThat(stranger.send("GET", "/api/me", "", "Cookie", value).body()).contains("Anna");
  }

  @Test
  void tokens_are_stored_hashed() throws IOException {
    table();
    try (var files = Files.list(data)) {
      for (Path file : files.toList()) {
        String all = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(all).doesNotContain(anna.token);
      }
    }
  }

  @Test
  void other_sites_are_refused() {
    HttpResponse<String> answer =
        anna.send("POST", "/api/guests", "{\"name\":\"\"}", "Origin", "https://evil.example");
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(code(answer)).isEqualTo("other-origin");
    String path = "/api/tables/" + table() + "/socket";
    assertThatThrownBy(
            () ->
                RawSocket.open(
                    "127.0.0.1",
                    server.port(),
                    path,
                    anna.token,
                    "Origin: https://evil.example\r\n"))
        .hasMessageContaining("403");
    String own = "Origin: http://127.0.0.1:" + server.port() + "\r\n";
    try (RawSocket socket = RawSocket.open("127.0.0.1", server.port(), path, anna.token, own)) {
      assertThat(new String(socket.receive(), StandardCharsets.UTF_8)).contains("\"table\"");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void requests_of_the_wrong_form_get_typed_errors() {
    assertThat(
            code(
                anna.send("POST", "/api/guests", "{\"name\":\"x\"}", "Content-Type", "text/plain")))
        .isEqualTo("json-only");
    assertThat(code(anna.send("POST", "/api/guests", "{\"name\":"))).isEqualTo("bad-json");
    assertThat(code(anna.send("POST", "/api/guests", "{\"name\":7}"))).isEqualTo("bad-json");
    assertThat(code(anna.send("POST", "/api/guests", "null"))).isEqualTo("bad-json");
    assertThat(code(anna.send("POST", "/api/guests", "{\"name\":\"" + "x".repeat(30) + "\"}")))
        .isEqualTo("name-too-long");
    assertThat(code(anna.send("POST", "/api/guests", "{\"name\":\"" + "x".repeat(20_000) + "\"}")))
        .isEqualTo("too-large");
    assertThat(code(anna.send("GET", "/api/tables/000000000000", ""))).isEqualTo("unknown-table");
    assertThat(code(anna.send("GET", "/api/games/zzz", ""))).isEqualTo("no-such-game");
    assertThat(code(anna.send("GET", "/api/nothing", ""))).isEqualTo("not-found");
    assertThat(code(anna.send("PATCH", "/api/me", "{}"))).isIn("not-found", "method-not-allowed");
    assertThat(code(anna.send("GET", "/api/tables/" + table() + "/socket", "")))
        .isEqualTo("socket-only");
    String byCode = anna.get("/api/tables/" + table()).get("code").stringValue();
    assertThat(code(anna.send("GET", "/api/tables/" + byCode + "/socket", "")))
        .isEqualTo("socket-by-id");
    String wish =
        "{\"game\":\"eights\",\"seats\":9,\"options\":{},\"listed\":true,\"clock\":0,\"bots\":\"\",\"sit\":true}";
    assertThat(code(anna.send("POST", "/api/tables", wish))).isEqualTo("seats-range");
  }

  @Test
  void path_tricks_find_nothing() throws IOException {
    for (String path :
        new String[] {
          "/../../etc/passwd",
          "/%2e%2e/%2e%2e/etc/passwd",
          "/assets/..%2f..%2fpom.xml",
          "/api/../health/..",
          "//etc/passwd",
          "/a\\..\\b",
          "/%00"
        }) {
      try (Socket socket = new Socket(java.net.InetAddress.getLoopbackAddress(), server.port())) {
        socket.setSoTimeout(5000);
        socket
            .getOutputStream()
            .write(
                ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
        StringBuilder heard = new StringBuilder();
        while (!heard.toString().endsWith("}}}")) {
          heard.append((char) socket.getInputStream().read());
        }
        String answer = heard.toString();
        assertThat(answer)
            .as(path)
            .startsWith("HTTP/1.1 4")
            .contains("\"error\"")
            .doesNotContain("root:");
      }
    }
  }

  @Test
  void moves_that_are_out_of_place_say_why() {
    anna.connect(table()).hear("table");
    assertThat(anna.problem("move", "\"seat\":0,\"at\":1,\"move\":\"pass\"")).isEqualTo("no-game");
    anna.request("start", "");
    anna.hear(node -> anna.toAct() == 0 && !anna.legal(0).isEmpty());
    int at = anna.at();
    assertThat(anna.problem("move", "\"seat\":1,\"at\":%d,\"move\":\"pass\"".formatted(at)))
        .isEqualTo("not-your-seat");
    assertThat(anna.problem("move", "\"seat\":7,\"at\":%d,\"move\":\"pass\"".formatted(at)))
        .isEqualTo("no-such-seat");
    assertThat(anna.problem("move", "\"seat\":0,\"at\":%d,\"move\":\"pass\"".formatted(at - 1)))
        .isEqualTo("stale");
    assertThat(anna.problem("move", "\"seat\":0,\"at\":%d,\"move\":\"hop\"".formatted(at)))
        .isEqualTo("not-a-move");
    JsonNode refused = anna.move(0, "ONE 1e 1e 1e");
    assertThat(refused.get("error").get("clause").stringValue()).matches("E[0-9]+");
    anna.move(0, "pass");
    assertThat(anna.problem("move", "\"seat\":0,\"at\":%d,\"move\":\"pass\"".formatted(at)))
        .isEqualTo("stale");
  }

  @Test
  void messages_of_the_wrong_form_get_typed_errors() throws IOException {
    anna.connect(table()).hear("table");
    anna.say("{nonsense");
    assertThat(anna.hear("refused").get("error").get("code").stringValue()).isEqualTo("bad-json");
    assertThat(anna.problem("dance", "")).isEqualTo("unknown-type");
    assertThat(anna.problem("sit", "\"seat\":\"one\",\"name\":\"\"")).isEqualTo("bad-message");
    assertThat(anna.problem("sit", "\"seat\":1")).isEqualTo("bad-message");
    anna.say("{\"type\":\"say\",\"phrase\":\"" + "x".repeat(9000) + "\"}");
    assertThat(anna.hear("refused").get("error").get("code").stringValue()).isEqualTo("too-large");
    anna.raw().frame(0x82, new byte[10]);
    assertThat(anna.hear("refused").get("error").get("code").stringValue()).isEqualTo("text-only");
    assertThatThrownBy(
            () -> {
              anna.raw().frame(0x81, new byte[200_000]);
              while (true) {
                anna.raw().receive();
              }
            })
        .isInstanceOf(IOException.class);
  }

  @Test
  void a_message_in_pieces_is_one_message() throws IOException {
    anna.connect(table()).hear("table");
    anna.raw().frame(0x01, "{\"type\":\"pi".getBytes(StandardCharsets.UTF_8));
    anna.raw().frame(0x80, "ng\",\"id\":5}".getBytes(StandardCharsets.UTF_8));
    assertThat(anna.hear("pong").get("re").intValue()).isEqualTo(5);
  }

  @Test
  void a_flood_is_stemmed_and_others_do_not_notice() {
    try (Visitor bert = Visitor.arrive(server.port(), "Bert")) {
      anna.connect(table()).hear("table");
      bert.connect(bert.open("eights", 2, "{}", "random")).hear("table");
      for (int i = 0; i < 400; i++) {
        try {
          anna.say("{\"type\":\"ping\",\"id\":1}");
        } catch (UncheckedIOException e) {
          break;
        }
      }
      anna.hear("refused");
      assertThat(anna.latest.get("error").get("code").stringValue()).isEqualTo("too-fast");
      assertThat(bert.request("ping", "").get("type").stringValue()).isEqualTo("pong");
      assertThatThrownBy(() -> anna.hear("table")).hasCauseInstanceOf(IOException.class);
    }
  }

  @Test
  void a_reader_who_does_not_read_is_cut_off_alone() {
    server.stop();
    server = Server.start(TableTest.config(data));
    anna = Visitor.arrive(server.port(), "Anna");
    String table = table();
    try (Visitor bert = Visitor.known(server.port(), anna.token);
        Visitor lazy = Visitor.known(server.port(), anna.token)) {
      bert.connect(table).hear("table");
      lazy.connect(table);
      assertThatThrownBy(
              () -> {
                long end = System.nanoTime() + 20_000_000_000L;
                while (System.nanoTime() < end) {
                  lazy.say("{\"type\":\"look\",\"id\":1}");
                }
              })
          .hasCauseInstanceOf(IOException.class);
      assertThat(bert.request("ping", "").get("type").stringValue()).isEqualTo("pong");
    }
  }

  @Test
  void newcomers_are_counted_by_address() {
    server.stop();
    server = Server.start(TableTest.config(data).with("arrivals", 1));
    Visitor stranger = Visitor.known(server.port(), "");
    String last = "";
    for (int i = 0; i < 30 && !last.equals("too-fast"); i++) {
      last = code(stranger.send("POST", "/api/guests", "{\"name\":\"\"}"));
    }
    assertThat(last).isEqualTo("too-fast");
  }

  @Test
  void metrics_and_health_answer() {
    assertThat(anna.send("GET", "/health", "").body()).contains("true");
    assertThat(anna.send("GET", "/metrics", "").body())
        .contains(
            "eightfold_move_seconds_bucket",
            "eightfold_tables",
            "eightfold_sockets",
            "eightfold_bots_waiting",
            "eightfold_store_waiting");
  }

  @Test
  void small_messages_leave_at_once() {
    anna.connect(table()).hear("table");
    assertThat(anna.send("GET", "/metrics", "").body()).contains("eightfold_sockets 1.0");
    assertThat(server.tcpNoDelay()).isTrue();
  }

  @Test
  void messages_are_counted_by_address_too() {
    server.stop();
    server = Server.start(TableTest.config(data).with("rate", 1));
    List<Visitor> all = new ArrayList<>();
    for (int guest = 0; guest < 60; guest++) {
      Visitor one = Visitor.arrive(server.port(), "One");
      all.add(one);
      one.connect(one.open("eights", 2, "{}", "random")).hear("table");
      one.hear("changed");
    }
    all.forEach(one -> one.ask("ping", ""));
    all.forEach(one -> one.ask("ping", ""));
    boolean refused = false;
    for (Visitor one : all) {
      boolean first = one.hear().get("type").stringValue().equals("refused");
      refused |= first || one.hear().get("type").stringValue().equals("refused");
      one.hangUp();
    }
    assertThat(refused).isTrue();
  }

  @Test
  void what_is_no_request_at_all_gets_strict_headers_too() throws IOException {
    for (String nonsense :
        new String[] {"GET / HTTP/9.9\r\n\r\n", "NONSENSE\r\n\r\n", "GET /\0 HTTP/1.1\r\n\r\n"}) {
      try (Socket socket = new Socket(java.net.InetAddress.getLoopbackAddress(), server.port())) {
        socket.setSoTimeout(5000);
        socket.getOutputStream().write(nonsense.getBytes(StandardCharsets.US_ASCII));
        socket.shutdownOutput();
        String answer =
            new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        assertThat(answer)
            .as(nonsense)
            .matches("(?s)HTTP/[0-9.]+ 4.*")
            .containsIgnoringCase("Content-Security-Policy: default-src 'none'")
            .containsIgnoringCase("X-Content-Type-Options: nosniff");
      }
    }
  }

  @Test
  void what_stays_the_same_is_packed_once_and_not_sent_again() throws IOException {
    Files.createDirectories(data.resolve("web/assets"));
    Files.writeString(data.resolve("web/assets/a.js"), "let x = 8;\n".repeat(500));
    Files.writeString(data.resolve("web/assets/b.js"), "let x = 8;");
    server.stop();
    server = Server.start(TableTest.config(data).with("web", data.resolve("web")));
    for (String path : new String[] {"/api/catalogue", "/api", "/assets/a.js"}) {
      var plain = visit(path, "identity", "");
      assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
      assertThat(plain.headers().firstValue("Vary")).contains("Accept-Encoding");
      var packed = visit(path, "br, gzip;q=0.5", "");
      assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
      byte[] unpacked =
          new java.util.zip.GZIPInputStream(new java.io.ByteArrayInputStream(packed.body()))
              .readAllBytes();
      assertThat(unpacked).isEqualTo(plain.body());
      assertThat(packed.body().length).isLessThan(plain.body().length);
      String tag = packed.headers().firstValue("ETag").orElseThrow();
      assertThat(tag).isNotEqualTo(plain.headers().firstValue("ETag").orElseThrow());
      assertThat(visit(path, "gzip", tag).statusCode()).isEqualTo(304);
      assertThat(visit(path, "identity", tag).statusCode()).isEqualTo(200);
      assertThat(visit(path, "gzip;q=0", "").headers().firstValue("Content-Encoding")).isEmpty();
    }
    assertThat(visit("/assets/b.js", "gzip", "").headers().firstValue("Content-Encoding"))
        .isEmpty();
    Files.writeString(data.resolve("web/assets/a.js.br"), "packed by the build");
    var tighter = visit("/assets/a.js", "gzip, br", "");
    assertThat(tighter.headers().firstValue("Content-Encoding")).contains("br");
    assertThat(tighter.body()).asString().isEqualTo("packed by the build");
    assertThat(visit("/assets/a.js", "gzip", "").headers().firstValue("Content-Encoding"))
        .contains("gzip");
    Files.setLastModifiedTime(
        data.resolve("web/assets/a.js.br"), java.nio.file.attribute.FileTime.fromMillis(8));
    assertThat(visit("/assets/a.js", "gzip, br", "").headers().firstValue("Content-Encoding"))
        .as("the file has changed since it was packed")
        .contains("gzip");
  }

  private HttpResponse<byte[]> visit(String path, String encodings, String tag) throws IOException {
    var request =
        java.net.http.HttpRequest.newBuilder(
                java.net.URI.create("http://127.0.0.1:" + server.port() + path))
            .header("Accept-Encoding", encodings);
    if (!tag.isEmpty()) {
      request.header("If-None-Match", tag);
    }
    try (var http = java.net.http.HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
