package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What people do at a table besides moving. */
@Tag("slow")
class MannersTest extends AnnaAndBert {
  private void begin() {
    anna.request("start", "");
    bert.hear("started");
  }

  private Visitor mover() {
    return anna.toAct() == 0 ? anna : bert;
  }

  private Visitor other() {
    return anna.toAct() == 0 ? bert : anna;
  }

  private JsonNode seat(Visitor visitor, int seat) {
    return visitor.table.get("seats").get(seat);
  }

  @Test
  void a_late_guest_takes_a_bots_seat_before_a_game() {
    table = anna.open("eights", 3, "{}", "gentle");
    anna.connect(table).hear("table");
    bert.connect(table).hear("table");
    assertThat(bert.request("sit", "\"seat\":-1,\"name\":\"\"").get("yours").get(0).intValue())
        .isEqualTo(1);
    anna.request("start", "");
    assertThat(bert.problem("sit", "\"seat\":2,\"name\":\"\"")).isEqualTo("game-on");
  }

  @Test
  void only_the_host_arranges_and_starts() {
    sitTogether("eights", 2, "{}", "", 1);
    assertThat(bert.problem("start", "")).isEqualTo("not-host");
    assertThat(bert.problem("bot", "\"seat\":0,\"bot\":\"gentle\"")).isEqualTo("not-host");
    String three =
        "\"game\":\"twenty-eight\",\"seats\":3,\"options\":{\"passIsFinal\":\"on\"},"
            + "\"listed\":false,\"clock\":0";
    assertThat(anna.request("arrange", three).get("table").get("game").stringValue())
        .isEqualTo("twenty-eight");
    assertThat(anna.problem("start", "")).isEqualTo("too-few");
    anna.request("bot", "\"seat\":2,\"bot\":\"steady\"");
    assertThat(anna.request("start", "").get("type").stringValue()).isEqualTo("started");
  }

  @Test
  void a_harmless_move_is_taken_back_and_a_revealing_one_is_not() {
    sitTogether("eights", 2, "{}", "", 1);
    begin();
    Visitor mover = mover();
    int seat = mover == anna ? 0 : 1;
    JsonNode before = mover.position.get("view");
    String first = mover.legal(seat).getFirst();
    assertThat(other().problem("take-back", "\"seat\":" + (1 - seat))).isEqualTo("no-take-back");
    mover.move(seat, "pass");
    assertThat(mover.latest.get("takeBack").intValue()).isEqualTo(seat);
    assertThat(mover.request("take-back", "\"seat\":" + seat).get("type").stringValue())
        .isEqualTo("took-back");
    assertThat(mover.position.get("view")).isEqualTo(before);
    assertThat(mover.legal(seat)).contains(first);
    mover.move(seat, "pass");
    Visitor next = mover == anna ? bert : anna;
    int then = 1 - seat;
    next.hear(node -> node.path("at").asInt(-1) == mover.at());
    String own = next.position.get("mine").get("" + then).get("view").get("hand").get(0).asString();
    next.move(then, "pass " + own);
    assertThat(next.latest.get("takeBack").intValue()).isEqualTo(-1);
    assertThat(next.problem("take-back", "\"seat\":" + then)).isEqualTo("no-take-back");
  }

  @Test
  void a_standing_order_declines_for_the_rest_of_the_round() {
    sitTogether("twenty-eight", 3, "{\"firstGiver\":\"0\"}", "random", 1);
    anna.request("bot", "\"seat\":2,\"bot\":\"none\"");
    Visitor cleo = Visitor.arrive(server.port(), "Cleo");
    cleo.connect(table).hear("table");
    cleo.request("sit", "\"seat\":2,\"name\":\"Cleo\"");
    begin();
    cleo.hear("started");
    assertThat(cleo.problem("order", "\"seat\":2,\"order\":\"take\"")).isEqualTo("unknown-order");
    assertThat(cleo.request("order", "\"seat\":2,\"order\":\"decline\"").get("type").asString())
        .isEqualTo("done");
    bert.move(1, "decline");
    JsonNode ordered = cleo.hear(node -> node.path("by").asString("").equals("order"));
    assertThat(ordered.get("seat").intValue()).isEqualTo(2);
    cleo.hangUp();
  }

  @Test
  void who_is_absent_is_minded_and_takes_the_seat_back() {
    sitTogether("eights", 2, "{}", "", 1);
    begin();
    Visitor gone = bert;
    gone.hangUp();
    anna.hear(node -> node.path("table").path("seats").path(1).path("minded").asBoolean(false));
    if (anna.toAct() == 0) {
      anna.move(0, "pass");
    }
    anna.hear(node -> node.path("by").asString("").equals("minder"));
    bert.connect(table).hear(node -> node.has("table") && !seat(bert, 1).get("minded").asBoolean());
    anna.hear(node -> node.has("table") && !seat(anna, 1).get("minded").asBoolean());
  }

  @Test
  void a_clock_minds_whoever_dreams() {
    sitTogether("eights", 2, "{}", "", 1);
    anna.request(
        "arrange", "\"game\":\"eights\",\"seats\":2,\"options\":{},\"listed\":true,\"clock\":1");
    begin();
    anna.hear(node -> node.path("by").asString("").equals("minder"));
  }

  @Test
  void a_clock_that_ran_out_in_a_pause_runs_anew_when_the_game_goes_on()
      throws InterruptedException {
    sitTogether("eights", 2, "{}", "", 1);
    anna.request(
        "arrange", "\"game\":\"eights\",\"seats\":2,\"options\":{},\"listed\":true,\"clock\":1");
    begin();
    anna.request("pause", "\"on\":true");
    Thread.sleep(1100);
    anna.request("pause", "\"on\":false");
    anna.hear(node -> node.path("by").asString("").equals("minder"));
  }

  @Test
  void a_second_absence_is_waited_for_as_long_as_the_first() throws InterruptedException {
    sitTogether("eights", 2, "{}", "", 1);
    begin();
    bert.hangUp();
    anna.hear(node -> node.has("table") && !seat(anna, 1).get("here").asBoolean());
    bert.connect(table).hear("table");
    Thread.sleep(600);
    anna.request("look", ""); // hears what came of the first absence, if this machine is slow
    long left = System.nanoTime();
    bert.hangUp();
    anna.hear(node -> node.has("table") && seat(anna, 1).get("minded").asBoolean());
    assertThat(System.nanoTime() - left).isGreaterThanOrEqualTo(1_000_000_000L);
  }

  @Test
  void who_was_gone_before_the_start_is_minded() throws InterruptedException {
    sitTogether("eights", 2, "{}", "", 1);
    bert.hangUp();
    anna.hear(node -> node.has("table") && !seat(anna, 1).get("here").asBoolean());
    Thread.sleep(1100);
    anna.request("start", "");
    anna.hear(node -> node.has("table") && seat(anna, 1).get("minded").asBoolean());
  }

  @Test
  void a_pause_stops_the_game_for_all() {
    sitTogether("eights", 2, "{}", "", 1);
    begin();
    bert.request("pause", "\"on\":true");
    Visitor mover = mover();
    int seat = mover == anna ? 0 : 1;
    assertThat(mover.move(seat, "pass").path("error").path("code").asString()).isEqualTo("paused");
    anna.request("pause", "\"on\":false");
    assertThat(mover.move(seat, "pass").get("type").stringValue()).isEqualTo("played");
  }

  @Test
  void the_say_passes_on_when_the_host_leaves_and_a_bot_plays_on() {
    sitTogether("eights", 2, "{}", "", 1);
    begin();
    anna.request("leave", "");
    bert.hear(node -> node.path("host").asBoolean(false));
    assertThat(seat(bert, 0).get("kind").stringValue()).isEqualTo("bot");
    if (bert.toAct() == 1) {
      bert.move(1, "pass");
    }
    bert.hear(node -> node.path("by").asString("").equals("bot"));
  }

  @Test
  void again_keeps_people_code_and_seats_and_binds_new_deals() {
    table = anna.open("eight-and-half", 2, "{\"rounds\":\"1\"}", "random");
    anna.connect(table).hear("table");
    anna.request("start", "");
    assertThat(anna.problem("again", "")).isEqualTo("not-over");
    while (!anna.over()) {
      List<String> legal = anna.legal(0);
      if (anna.toAct() == 0 && !legal.isEmpty()) {
        anna.move(0, legal.getFirst());
      } else {
        anna.hear();
      }
    }
    JsonNode before = anna.table;
    JsonNode after = anna.request("again", "").get("table");
    assertThat(after.get("phase").stringValue()).isEqualTo("lobby");
    assertThat(after.get("code")).isEqualTo(before.get("code"));
    assertThat(after.get("seats")).isEqualTo(before.get("seats"));
    assertThat(after.get("fair").get("hash")).isNotEqualTo(before.get("fair").get("hash"));
    assertThat(after.get("fair").get("secret").stringValue()).isEmpty();
    assertThat(anna.request("start", "").get("type").stringValue()).isEqualTo("started");
  }

  @Test
  void quick_phrases_are_heard_by_all_and_others_by_nobody() {
    sitTogether("eights", 2, "{}", "", 1);
    bert.ask("say", "\"seat\":1,\"phrase\":\"well-played\"");
    assertThat(anna.hear("said").get("seat").intValue()).isEqualTo(1);
    assertThat(bert.problem("say", "\"seat\":1,\"phrase\":\"you idiot\""))
        .isEqualTo("unknown-phrase");
    assertThat(bert.problem("say", "\"seat\":0,\"phrase\":\"hello\"")).isEqualTo("not-your-seat");
  }

  @Test
  void one_guest_holds_several_seats_at_one_device() {
    table = anna.open("eights", 2, "{}", "");
    anna.connect(table).hear("table");
    anna.request("sit", "\"seat\":1,\"name\":\"Anton\"");
    JsonNode started = anna.request("start", "");
    assertThat(started.get("mine").propertyNames()).containsExactly("0", "1");
    for (int i = 0; i < 6; i++) {
      anna.move(anna.toAct(), "pass");
    }
    assertThat(anna.latest.get("type").stringValue()).isEqualTo("played");
  }

  @Test
  void a_spectator_sees_only_what_lies_open_and_cannot_move() {
    sitTogether("eights", 2, "{}", "", 1);
    begin();
    try (Visitor dora = Visitor.arrive(server.port(), "Dora")) {
      dora.connect(table).hear("table");
      assertThat(dora.position.has("mine")).isFalse();
      assertThat(dora.position.get("view").get("hand").size()).isZero();
      assertThat(dora.move(0, "pass").get("error").get("code").stringValue())
          .isEqualTo("not-your-seat");
      assertThat(dora.problem("pause", "\"on\":true")).isEqualTo("not-seated");
    }
  }

  @Test
  void any_number_of_tabs_shows_the_same() {
    sitTogether("eights", 2, "{}", "", 1);
    try (Visitor tab = Visitor.known(server.port(), anna.token)) {
      tab.connect(table).hear("table");
      begin();
      tab.hear("started");
      assertThat(tab.position.get("mine")).isEqualTo(anna.position.get("mine"));
      Visitor mover = anna.toAct() == 0 ? tab : bert;
      mover.move(anna.toAct(), "pass");
      anna.hear("played");
    }
  }

  @Test
  void empty_seats_are_left_out_at_the_start() {
    sitTogether("eights", 4, "{}", "", 1);
    begin();
    assertThat(anna.hear("changed").get("table").get("seats").size()).isEqualTo(2);
  }

  @Test
  void the_lobby_lists_open_tables_and_a_code_finds_them() {
    sitTogether("eights", 4, "{}", "", 1);
    assertThat(bert.get("/api/tables").get("tables").get(0).get("id").stringValue())
        .isEqualTo(table);
    String code = anna.table.get("code").stringValue();
    assertThat(
            bert.get("/api/tables/" + code.toLowerCase(java.util.Locale.ROOT))
                .get("id")
                .stringValue())
        .isEqualTo(table);
    assertThat(bert.get("/api/me/tables").get("tables").get(0).get("id").stringValue())
        .isEqualTo(table);
    begin();
    assertThat(bert.get("/api/tables").get("tables").size()).isZero();
  }
}
