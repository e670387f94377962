package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Figures that help come with the views of those who asked for them. */
class HelpTest {
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

  private static JsonNode aid(Visitor visitor) {
    return visitor.position.path("aids").path("0");
  }

  @Test
  void the_level_can_be_named_at_the_door_and_changed_at_any_time() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open("twenty-eight", 3, "{}", "random");
      anna.connect(table, 0, "helper").hear("table");
      anna.request("start", "");
      anna.hear(node -> !anna.legal(0).isEmpty());
      assertThat(aid(anna).path("totals").size()).isPositive();
      assertThat(aid(anna).path("next").get(0).path("cards").intValue()).isPositive();
      assertThat(aid(anna).path("unseen").size()).isZero();
      anna.request("help", "\"level\":\"expert\"");
      assertThat(aid(anna).path("unseen").path("1/11").intValue()).isPositive();
      anna.request("help", "\"level\":\"calm\"");
      assertThat(aid(anna).isMissingNode()).isTrue();
      anna.move(0, "take");
      assertThat(anna.position.has("aids")).isFalse();
    }
  }

  @Test
  void each_socket_has_its_own_level() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna");
        Visitor tab = Visitor.known(server.port(), anna.token);
        Visitor guest = Visitor.arrive(server.port(), "Bert")) {
      String table = anna.open("eights", 2, "{}", "random");
      anna.connect(table).hear("table");
      tab.connect(table, 0, "expert").hear("table");
      guest.connect(table, 0, "expert").hear("table");
      anna.request("start", "");
      anna.hear(node -> !anna.legal(0).isEmpty());
      tab.hear(node -> !tab.legal(0).isEmpty());
      guest.hear(node -> node.has("view"));
      assertThat(anna.position.has("aids")).isFalse();
      assertThat(aid(tab).path("letters").size()).isEqualTo(14);
      assertThat(guest.position.has("aids")).as("a spectator has no seat to help").isFalse();
    }
  }

  @Test
  void who_comes_back_gets_the_figures_of_the_present() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open("eight-and-half", 2, "{}", "random");
      anna.connect(table, 0, "helper").hear("table");
      anna.request("start", "");
      anna.hear(node -> !anna.legal(0).isEmpty());
      int before = anna.last;
      anna.move(0, anna.legal(0).getFirst());
      anna.hear(node -> anna.over() || !anna.legal(0).isEmpty());
      JsonNode present = aid(anna);
      int at = anna.at();
      anna.hangUp();
      anna.connect(table, before, "helper").hear(node -> node.path("at").asInt(0) == at);
      assertThat(aid(anna)).isEqualTo(present);
      assertThat(present.path("plays").isArray()).isTrue();
    }
  }

  @Test
  void an_unknown_level_is_refused() {
    try (Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open("eights", 2, "{}", "");
      anna.connect(table).hear("table");
      assertThat(anna.problem("help", "\"level\":\"oracle\"")).isEqualTo("unknown-level");
      JsonNode no = anna.get("/api/tables/" + table + "/socket?help=oracle");
      assertThat(no.path("error").path("code").stringValue()).isEqualTo("unknown-level");
    }
  }
}
