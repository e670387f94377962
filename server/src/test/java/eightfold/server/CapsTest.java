package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much one guest or address may do, and how many connections there may be. */
@Tag("slow")
class CapsTest {
  @TempDir Path data;
  private final List<Visitor> visitors = new ArrayList<>();

  @AfterEach
  void hangUp() {
    visitors.forEach(Visitor::hangUp);
  }

  private Visitor visitor(int port, String token) {
    Visitor visitor = Visitor.known(port, token);
    visitors.add(visitor);
    return visitor;
  }

  private static String code(HttpResponse<String> answer) {
    return Visitor.JSON.readTree(answer.body()).path("error").path("code").asString("");
  }

  @Test
  void a_guest_has_so_many_sockets_and_others_are_not_concerned() throws InterruptedException {
    try (Server server = Server.start(TableTest.config(data).with("guest-sockets", 3))) {
      Visitor anna = Visitor.arrive(server.port(), "Anna");
      Visitor bert = Visitor.arrive(server.port(), "Bert");
      String table = anna.open("eights", 2, "{}", "");
      for (int i = 0; i < 3; i++) {
        visitor(server.port(), anna.token).connect(table).hear("table");
      }
      assertThatThrownBy(() -> anna.connect(table)).hasMessageContaining("429");
      visitor(server.port(), bert.token).connect(table).hear("table");
      visitors.getFirst().hangUp();
      while (!connects(anna, table)) {
        Thread.sleep(20);
      }
      anna.hangUp();
    }
  }

  private static boolean connects(Visitor visitor, String table) {
    try {
      visitor.connect(table).hear("table");
      return true;
    } catch (UncheckedIOException e) {
      return false; // the closed one is still counted
    }
  }

  @Test
  void an_address_has_so_many_sockets() {
    try (Server server = Server.start(TableTest.config(data).with("address-sockets", 2))) {
      for (int i = 0; i < 3; i++) {
        Visitor guest = Visitor.arrive(server.port(), "Guest");
        visitors.add(guest);
        String table = guest.open("eights", 2, "{}", "");
        if (i < 2) {
          guest.connect(table).hear("table");
        } else {
          assertThatThrownBy(() -> guest.connect(table)).hasMessageContaining("429");
        }
      }
    }
  }

  @Test
  void codes_cannot_be_guessed_and_found_tables_cost_nothing() {
    try (Server server = Server.start(TableTest.config(data).with("arrivals", 1000))) {
      Visitor anna = Visitor.arrive(server.port(), "Anna");
      visitors.add(anna);
      String table = anna.open("eights", 2, "{}", "");
      String known = anna.get("/api/tables/" + table).get("code").stringValue();
      for (int i = 0; i < 60; i++) {
        assertThat(anna.send("GET", "/api/tables/" + known, "").statusCode()).isEqualTo(200);
      }
      List<String> codes = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        codes.add(code(anna.send("GET", "/api/tables/QQQ" + (char) ('A' + i % 24) + "Q", "")));
      }
      assertThat(codes).startsWith("unknown-table").endsWith("too-fast");
      assertThat(codes.stream().filter("unknown-table"::equals).count()).isBetween(20L, 50L);
      assertThat(code(anna.send("GET", "/api/tables/000000000000", ""))).isEqualTo("too-fast");
      assertThatThrownBy(() -> anna.connect("QQQQQ")).hasMessageContaining("429");
      anna.connect(table).hear("table"); // by its id, however much is guessed next door
    }
  }

  @Test
  void a_name_is_not_changed_all_the_time() {
    try (Server server = Server.start(TableTest.config(data).with("arrivals", 1000))) {
      Visitor anna = Visitor.arrive(server.port(), "Anna");
      Visitor bert = Visitor.arrive(server.port(), "Bert");
      int status = 200;
      for (int i = 0; i < 40 && status == 200; i++) {
        status = anna.send("PUT", "/api/me", "{\"name\":\"A%d\"}".formatted(i)).statusCode();
        assertThat(anna.get("/api/me").get("name").stringValue()).isNotEqualTo("Anna");
      }
      assertThat(status).isEqualTo(429);
      assertThat(bert.send("PUT", "/api/me", "{\"name\":\"Bea\"}").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void a_new_token_ends_the_old_one_everywhere() {
    try (Server server = Server.start(TableTest.config(data))) {
      Visitor anna = Visitor.arrive(server.port(), "Anna");
      Visitor bert = Visitor.arrive(server.port(), "Bert");
      visitors.add(anna);
      visitors.add(bert);
      String table = anna.open("eights", 2, "{}", "");
      String id = anna.get("/api/me").get("id").stringValue();
      anna.connect(table).hear("table");
      bert.connect(table).hear("table");
      HttpResponse<String> answer = anna.send("POST", "/api/me/token", "");
      assertThat(answer.statusCode()).isEqualTo(201);
      var renewed = Visitor.JSON.readTree(answer.body());
      String token = renewed.get("token").stringValue();
      assertThat(renewed.get("id").stringValue()).isEqualTo(id);
      assertThat(renewed.get("name").stringValue()).isEqualTo("Anna");
      assertThat(answer.headers().firstValue("Set-Cookie").orElse("")).contains(token, "HttpOnly");
      assertThatThrownBy(() -> anna.hear("pong")).hasMessageContaining("closed 1008");
      assertThat(anna.send("GET", "/api/me", "").statusCode()).isEqualTo(401);
      assertThatThrownBy(() -> anna.connect(table)).hasMessageContaining("401");
      Visitor again = visitor(server.port(), token);
      assertThat(again.get("/api/me").get("id").stringValue()).isEqualTo(id);
      again.connect(table).hear("table");
      assertThat(again.latest.get("yours").size()).isEqualTo(1);
      assertThat(bert.request("ping", "").get("type").stringValue()).isEqualTo("pong");
      HttpResponse<String> foreign =
          again.send("POST", "/api/me/token", "", "Origin", "https://evil.example");
      assertThat(code(foreign)).isEqualTo("other-origin");
    }
  }

  @Test
  void without_files_left_those_who_play_go_on_and_newcomers_come_in_when_there_is_room()
      throws IOException, InterruptedException {
    Child child =
        Child.start(TableTest.config(data).with("deadline", 60).with("log", "error"), 300);
    List<RawLine> crowd = new ArrayList<>();
    try (Visitor anna = Visitor.arrive(child.port, "Anna")) {
      anna.connect(anna.open("eights", 2, "{}", "random")).hear("table");
      int refused = 0;
      for (int i = 0; i < 600; i++) {
        RawLine line = new RawLine(child.port);
        crowd.add(line);
        if (i >= 300) { // these cannot fit
          assertThat(line.ends()).isTrue();
          refused++;
        }
      }
      assertThat(refused).isEqualTo(300);
      assertThat(anna.request("ping", "").get("type").stringValue()).isEqualTo("pong");
      for (RawLine line : crowd) {
        line.close();
      }
      while (!served(child.port)) {
        Thread.sleep(20);
      }
      assertThat(anna.request("look", "").get("type").stringValue()).isEqualTo("table");
    } finally {
      for (RawLine line : crowd) {
        line.close();
      }
      child.kill();
    }
  }

  private static boolean served(int port) {
    try (RawLine line = new RawLine(port)) {
      return line.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n").answer(false).status() == 200;
    } catch (IOException e) {
      return false; // those who have gone are still counted
    }
  }
}
