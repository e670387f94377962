package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whether somebody whose connection is still open is still there. */
@Tag("slow")
class SilenceTest extends AnnaAndBert {
  private static final byte[] NOTHING = {};

  @Override
  Config config() {
    return super.config().with("silent", 2);
  }

  private static boolean bertIsHere(JsonNode message) {
    return message.path("table").path("seats").path(1).path("here").asBoolean(true);
  }

  @Test
  void who_vanishes_without_closing_is_absent_soon_and_minded_after_that() {
    sitTogether("eights", 2, "{}", "", 1);
    anna.request("start", "");
    anna.hear(message -> !bertIsHere(message)); // Bert reads nothing, so he answers nothing
    anna.hear(node -> node.path("table").path("seats").path(1).path("minded").asBoolean(false));
  }

  @Test
  void who_only_listens_stays() throws InterruptedException {
    sitTogether("eights", 2, "{}", "", 1);
    Thread later = Thread.ofVirtual().start(this::waitAndAsk);
    bert.hear("pong"); // answers what the server asks meanwhile
    later.join();
    assertThat(bert.heard).noneMatch(text -> text.contains("\"type\":\"ping\""));
  }

  private void waitAndAsk() {
    try {
      Thread.sleep(4500);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    bert.ask("ping", "");
  }

  @Test
  void a_page_answers_by_itself_and_stays() {
    sitTogether("eights", 2, "{}", "", 1);
    bert.hangUp();
    bert.connectAsPage(table);
    for (int i = 0; i < 3; i++) {
      bert.hear("ping");
      bert.ask("pong", "");
    }
    assertThat(bert.request("look", "").get("type").stringValue()).isEqualTo("table");
  }

  @Test
  void a_page_that_is_frozen_is_absent_though_its_browser_answers() throws IOException {
    sitTogether("eights", 2, "{}", "", 1);
    bert.hangUp();
    anna.hear(message -> !bertIsHere(message));
    bert.connectAsPage(table);
    anna.hear("changed");
    bert.hear("ping");
    bert.raw().frame(0x8A, NOTHING);
    bert.hear("ping"); // once more, since that was not an answer
    bert.raw().frame(0x8A, NOTHING);
    anna.hear(message -> !bertIsHere(message));
  }
}
