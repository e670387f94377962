package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A guest takes everything along, and leaves nothing behind but the others' games. */
@Tag("slow")
class FarewellTest extends AnnaAndBert {
  private void playTogether() {
    sitTogether("eight-and-half", 2, "{\"rounds\":\"1\"}", "", 1);
    anna.request("start", "");
    bert.hear("started");
    bert.hear("changed");
    while (!bert.over()) {
      Visitor mover = anna.toAct() == 0 ? anna : bert;
      int seat = anna.toAct();
      mover.move(seat, mover.legal(seat).getFirst());
      int at = mover.at();
      Visitor other = mover == anna ? bert : anna;
      other.hear(node -> node.has("view") && other.at() == at);
      if (mover.position.get("view").get("toAct").intValue() < 0) {
        bert.hear("changed");
      }
    }
  }

  private static void playAlone(Visitor guest) {
    guest.connect(guest.open("eights", 2, "{\"target\":\"5\"}", "random")).hear("table");
    guest.request("start", "");
    while (!guest.over()) {
      List<String> legal = guest.legal(0);
      if (guest.toAct() == 0 && !legal.isEmpty()) {
        guest.move(0, legal.getLast());
      } else {
        guest.hear();
      }
    }
    guest.hangUp();
  }

  @Test
  void everything_is_deleted_but_the_others_games_which_lose_the_name() {
    playTogether();
    String shared = bert.table.get("finished").stringValue();
    String room = table;
    anna.hangUp();
    playAlone(anna);
    String alone = anna.table.get("finished").stringValue();
    String lobby = anna.open("eights", 3, "{}", "");
    anna.post("/api/daily", "{\"game\":\"eights\"}");

    JsonNode all = anna.get("/api/me/everything");
    assertThat(all.get("name").stringValue()).isEqualTo("Anna");
    assertThat(all.get("games").size()).isEqualTo(2);
    assertThat(all.get("games").get(0).get("transcript").stringValue()).contains("\"end\":true");
    assertThat(all.get("daily").size()).isEqualTo(1);
    assertThat(all.get("tables").valueStream().map(JsonNode::stringValue)).contains(lobby);
    assertThat(bert.get("/api/games/" + shared).get("names").toString()).contains("Anna");

    assertThat(bert.send("DELETE", "/api/me", "", "Origin", "https://elsewhere").statusCode())
        .isEqualTo(403);
    assertThat(anna.send("DELETE", "/api/me", "").statusCode()).isEqualTo(204);
    assertThat(anna.send("GET", "/api/me", "").statusCode()).isEqualTo(401);
    assertThat(anna.send("DELETE", "/api/me", "").statusCode()).isEqualTo(401);
    assertThat(bert.send("GET", "/api/games/" + alone, "").statusCode()).isEqualTo(404);
    JsonNode kept = bert.get("/api/games/" + shared);
    assertThat(kept.get("names").toString()).contains("Guest 1").contains("Bert");
    assertThat(bert.send("GET", "/api/games/" + shared + "/transcript", "").statusCode())
        .isEqualTo(200);
    assertThat(bert.get("/api/me/games").toString()).doesNotContain("Anna");
    for (String one : List.of(room, lobby)) {
      assertThat(bert.get("/api/tables/" + one).get("seats").toString()).doesNotContain("Anna");
    }
  }
}
