package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.table.Fairness;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What belongs to people before a game stays theirs, however the table is rearranged. */
@Tag("slow")
class LobbyTest extends Chancers {
  private void pledged(int annasSeat, int bertsSeat) {
    assertThat(pledge(anna, annasSeat)).isEqualTo(Fairness.sha256(ANNAS));
    assertThat(pledge(anna, bertsSeat)).isEqualTo(Fairness.sha256(BERTS));
  }

  private JsonNode arrange(String game, int seats, String options) {
    return anna.request(
        "arrange",
        "\"game\":\"%s\",\"seats\":%d,\"options\":%s,\"listed\":true,\"clock\":0"
            .formatted(game, seats, options));
  }

  private String giver() {
    return anna.table.get("options").get("firstGiver").asString();
  }

  @Test
  void the_first_giver_stays_the_same_person_when_empty_seats_are_left_out() {
    sitTogether("twenty-eight", 5, "{\"firstGiver\":\"3\"}", "", 3);
    anna.request("bot", "\"seat\":4,\"bot\":\"random\"");
    JsonNode started = anna.request("start", "");
    assertThat(started.get("table").get("seats").get(1).get("name").stringValue())
        .isEqualTo("Bert");
    assertThat(started.get("view").get("firstGiver").intValue()).isEqualTo(1);
    assertThat(giver()).isEqualTo("1");
  }

  @Test
  void the_first_giver_stays_the_same_person_when_a_seat_is_taken_away() {
    sitTogether("twenty-eight", 4, "{\"firstGiver\":\"3\"}", "", 3);
    arrange("twenty-eight", 3, "{\"firstGiver\":\"3\"}");
    assertThat(anna.table.get("seats").get(2).get("name").stringValue()).isEqualTo("Bert");
    assertThat(giver()).isEqualTo("2");
    arrange("twenty-eight", 5, "{\"firstGiver\":\"4\"}");
    assertThat(giver()).isEqualTo("4");
  }

  @Test
  void a_first_giver_whose_seat_is_taken_away_is_drawn_by_chance() {
    sitTogether("twenty-eight", 4, "{\"firstGiver\":\"2\"}", "", 3);
    arrange("twenty-eight", 3, "{\"firstGiver\":\"2\"}");
    assertThat(giver()).isEqualTo("chance");
  }

  @Test
  void pledges_are_kept_when_the_host_changes_the_table() {
    sitTogether("eights", 3, "{}", "", 2);
    pledgeBoth(2);
    arrange("eights", 3, "{\"target\":\"30\"}");
    pledged(0, 2);
    arrange("eights", 2, "{\"target\":\"30\"}");
    pledged(0, 1);
    anna.request("swap", "\"seat\":0,\"with\":1");
    pledged(1, 0);
    anna.request("sit", "\"seat\":1,\"name\":\"Anne\"");
    pledged(1, 0);
  }

  @Test
  void a_pledge_goes_when_its_player_goes() {
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    bert.request("stand", "\"seat\":1");
    bert.request("sit", "\"seat\":1,\"name\":\"Bert\"");
    assertThat(pledge(bert, 1)).isEmpty();
  }

  private String name(JsonNode seats, int seat) {
    return seats.get(seat).get("name").stringValue();
  }

  @Test
  void a_guest_who_says_no_name_is_called_as_they_called_themselves() {
    table = anna.open("eights", 4, "{}", "");
    bert.connect(table).hear("table");
    bert.send("PUT", "/api/me", "{\"name\":\"Bertram\"}");
    bert.request("sit", "\"seat\":1,\"name\":\"\"");
    bert.request("sit", "\"seat\":2,\"name\":\"\"");
    try (Visitor nobody = Visitor.arrive(server.port(), "")) {
      nobody.connect(table).hear("table");
      JsonNode seats = nobody.request("sit", "\"seat\":3,\"name\":\"\"").get("table").get("seats");
      assertThat(name(seats, 1)).isEqualTo("Bertram");
      assertThat(name(seats, 2)).isEqualTo("Guest 3");
      assertThat(name(seats, 3)).isEqualTo("Guest 4");
    }
  }

  @Test
  void a_name_keeps_its_joined_emoji_and_loses_what_cannot_be_seen() {
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    String doctor = "\uD83D\uDC69\uD83C\uDFFD\u200D\u2695\uFE0F";
    String hidden = "\u202E\u200D" + family + " \u0007" + doctor + "\u200D\u2066B\u200Db\u200D";
    assertThat(bert.post("/api/guests", "{\"name\":\"" + escaped(hidden) + "\"}").get("name"))
        .hasToString("\"" + family + " " + doctor + "Bb\"");
    table = anna.open("eights", 2, "{}", "");
    bert.connect(table).hear("table");
    JsonNode sat = bert.request("sit", "\"seat\":1,\"name\":\"" + escaped(hidden) + "\"");
    assertThat(name(sat.get("table").get("seats"), 1)).isEqualTo(family + " " + doctor + "Bb");
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.append("\\u%04x".formatted(c)));
    return out.toString();
  }
}
