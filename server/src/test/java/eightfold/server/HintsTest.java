package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Hints over a real socket: thought out where bots think, told to one seat, marked in the game. */
class HintsTest extends AnnaAndBert {
  @Test
  void a_game_with_bots_is_played_by_hints_alone_and_says_so() {
    table = anna.open("eights", 2, "{\"target\":\"5\"}", "gentle");
    assertThat(anna.connect(table).hear("table").get("table").get("hints").booleanValue()).isTrue();
    anna.request("start", "");
    int asked = 0;
    while (!anna.table.get("phase").stringValue().equals("over")) {
      if (anna.legal(0).isEmpty()) {
        anna.hear();
      } else {
        anna.request("hint", "\"seat\":0");
        JsonNode hint = anna.hear("hint");
        assertThat(hint.get("at").intValue()).isEqualTo(anna.at());
        asked++;
        anna.move(0, hint.get("move").stringValue());
      }
    }
    JsonNode game = anna.get("/api/games/" + anna.table.get("finished").stringValue());
    assertThat(game.get("hints").get(0).intValue()).isEqualTo(asked);
    assertThat(game.get("hints").get(1).intValue()).isZero();
    assertThat(anna.get("/api/me/games").at("/games/0/hints/0").intValue()).isEqualTo(asked);
  }

  @Test
  void friends_have_hints_if_the_host_allows_them_and_hear_nothing_of_each_others() {
    sitTogether("twenty-eight", 3, "{\"firstGiver\":\"2\"}", "gentle", 1);
    assertThat(anna.request("look", "").get("table").has("hints")).isFalse();
    assertThat(bert.problem("allow-hints", "\"on\":true")).isEqualTo("not-host");
    anna.request("allow-hints", "\"on\":true");
    assertThat(bert.hear("changed").at("/table/hints").booleanValue()).isTrue();
    anna.request("start", "");
    bert.hear("started");
    assertThat(bert.problem("hint", "\"seat\":0")).isEqualTo("not-your-seat");
    anna.request("hint", "\"seat\":0");
    String move = anna.hear("hint").get("move").stringValue();
    assertThat(List.of("take", "decline")).contains(move);
    anna.move(0, move);
    bert.hear("played");
    assertThat(bert.heard).noneMatch(text -> text.contains("\"type\":\"hint\""));
    assertThat(bert.heard).anyMatch(text -> text.contains("\"hints\":1"));
  }
}
