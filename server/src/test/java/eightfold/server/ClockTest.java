package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How long a move may take, and how people hear of it. */
@Tag("slow")
class ClockTest extends AnnaAndBert {
  private static final int WHOLE = 60_000;

  private void begin(int clock) {
    sitTogether("eight-and-half", 2, "{\"rounds\":\"2\"}", "", 1);
    anna.request(
        "arrange",
        "\"game\":\"eight-and-half\",\"seats\":2,\"options\":{\"rounds\":\"2\"},"
            + "\"listed\":true,\"clock\":"
            + clock);
    anna.request("start", "");
    bert.hear("started");
  }

  private Visitor mover() {
    return anna.toAct() == 0 ? anna : bert;
  }

  private static int left(JsonNode clock) {
    return clock.get("left").intValue();
  }

  @Test
  void everybody_hears_whose_time_runs_and_how_much_is_left() {
    begin(60);
    for (Visitor visitor : new Visitor[] {anna, bert}) {
      JsonNode clock = visitor.hear("clock");
      assertThat(clock.get("at").intValue()).isEqualTo(visitor.at());
      assertThat(clock.get("seat").intValue()).isEqualTo(visitor.toAct());
      assertThat(clock.get("whole").intValue()).isEqualTo(WHOLE);
      assertThat(left(clock)).isBetween(WHOLE / 2, WHOLE);
    }
  }

  @Test
  void whoever_comes_later_hears_what_is_left_then() throws InterruptedException {
    begin(60);
    int before = left(anna.hear("clock"));
    Thread.sleep(50);
    bert.hangUp();
    bert.connect(table).hear("table");
    assertThat(left(bert.hear("clock"))).isLessThanOrEqualTo(before - 50);
    bert.hangUp();
    bert.connect(table, bert.last).hear("changed");
    assertThat(bert.hear("clock").get("at").intValue()).isEqualTo(bert.at());
  }

  @Test
  void a_pause_keeps_the_time_that_was_left() throws InterruptedException {
    begin(60);
    anna.hear("clock");
    Thread.sleep(100);
    anna.request("pause", "\"on\":true");
    anna.request("look", "");
    anna.request("ping", "");
    assertThat(anna.heard.subList(anna.heard.size() - 2, anna.heard.size()))
        .noneMatch(text -> text.contains("\"type\":\"clock\""));
    anna.request("pause", "\"on\":false");
    assertThat(left(anna.hear("clock"))).isBetween(WHOLE / 2, WHOLE - 100);
  }

  /** A table of 8-28 at which nothing hidden comes to light when Anna or Bert declines. */
  private void beginWithDeclines(int clock) {
    sitTogether("twenty-eight", 3, "{\"firstGiver\":\"2\"}", "random", 1);
    anna.request(
        "arrange",
        "\"game\":\"twenty-eight\",\"seats\":3,\"options\":{\"firstGiver\":\"2\"},"
            + "\"listed\":true,\"clock\":"
            + clock);
    anna.request("start", "");
    bert.hear("started");
  }

  @Test
  void the_clock_goes_on_through_a_take_back_and_a_position_has_one() throws InterruptedException {
    beginWithDeclines(60);
    int seat = anna.toAct();
    Visitor mover = seat == 0 ? anna : bert;
    int before = left(mover.hear("clock"));
    Thread.sleep(100);
    assertThat(mover.move(seat, "decline").get("takeBack").intValue()).isEqualTo(seat);
    assertThat(mover.request("take-back", "\"seat\":" + seat).get("type").stringValue())
        .isEqualTo("took-back");
    JsonNode clock =
        mover.hear(node -> node.path("type").asString("").equals("clock") && seat(node) == seat);
    assertThat(left(clock)).isLessThanOrEqualTo(before - 100);
    assertThat(mover.move(seat, "decline").get("takeBack").intValue()).isEqualTo(-1);
    assertThat(mover.problem("take-back", "\"seat\":" + seat)).isEqualTo("no-take-back");
  }

  private static int seat(JsonNode clock) {
    return clock.get("seat").intValue();
  }

  @Test
  void whose_time_is_over_comes_back_for_the_next_move() {
    beginWithDeclines(1);
    int seat = anna.toAct();
    Visitor mover = seat == 0 ? anna : bert;
    String minded = "/table/seats/" + seat + "/minded";
    mover.hear(node -> node.at(minded).asBoolean(false));
    int at = mover.at();
    mover.request("back", "\"seat\":" + seat);
    assertThat(mover.table.at("/seats/" + seat + "/minded").asBoolean(true)).isFalse();
    mover.hear(node -> node.path("type").asString("").equals("played"));
    assertThat(mover.latest.get("by").stringValue()).isEqualTo("minder");
    assertThat(mover.at()).isGreaterThan(at);
    assertThat(mover.table.at("/seats/" + seat + "/minded").asBoolean(true)).isFalse();
  }

  @Test
  void a_table_without_a_limit_has_no_clock() {
    begin(0);
    mover().move(anna.toAct(), mover().legal(anna.toAct()).getFirst());
    anna.request("look", "");
    assertThat(anna.heard).noneMatch(text -> text.contains("\"type\":\"clock\""));
  }

  @Test
  void after_a_settlement_there_is_time_to_read_it() {
    begin(60);
    JsonNode clock = anna.hear("clock");
    while (!anna.position.get("events").toString().contains("\"scored\"")) {
      assertThat(left(clock)).isLessThanOrEqualTo(WHOLE);
      Visitor mover = mover();
      int seat = anna.toAct();
      mover.move(seat, mover.legal(seat).getLast());
      int at = mover.at();
      Visitor other = mover == anna ? bert : anna;
      other.hear(node -> node.has("view") && other.at() == at);
      clock = anna.hear("clock");
    }
    assertThat(left(clock)).isBetween(WHOLE + 10_000, WHOLE + 20_000);
  }
}
