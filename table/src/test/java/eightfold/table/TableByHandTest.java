package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A table without a server, with a clock that is moved by hand. */
class TableByHandTest {
  private final ByHand around = new ByHand();
  private final Ear ear = new Ear(ByHand.ANNA);

  private Table start(String firstGiver, int clock) {
    return around.start(ear, "twenty-eight", 3, Map.of("firstGiver", firstGiver), clock);
  }

  @Test
  void a_position_has_its_time_once_whatever_is_taken_back() {
    Table table = start("2", 2);
    around.pass(1_500);
    ear.answer(table, ear.move(0, "decline"));
    assertThat(Ear.is(ear.answer(table, new Ask.TakeBack(2, 0)), "took-back")).isTrue();
    around.pass(499);
    assertThat(around.count("minded")).isZero();
    around.pass(1);
    assertThat(around.count("minded")).isEqualTo(1);
  }

  @Test
  void a_move_is_taken_back_once_a_position() {
    Table table = start("2", 0);
    for (int i = 0; i < 5; i++) {
      ear.answer(table, ear.move(0, "decline"));
      ear.answer(table, new Ask.TakeBack(100 + i, 0));
    }
    assertThat(around.count("taken-back")).isEqualTo(1);
  }

  @Test
  void a_name_can_be_changed_during_the_game_and_nothing_else_changes() {
    Table table = start("2", 0);
    ear.answer(table, new Ask.Order(2, 0, "decline"));
    JsonNode seats = ear.answer(table, new Ask.Sit(3, 0, "Anna B")).path("table").path("seats");
    assertThat(seats.path(0).path("name").stringValue()).isEqualTo("Anna B");
    JsonNode position = ear.answer(table, new Ask.Look(4)).path("position").path(0);
    assertThat(position.path("mine").path("0").path("order").stringValue()).isEqualTo("decline");
    assertThat(ear.answer(table, new Ask.Sit(5, 1, "Anna C")).toString()).contains("game-on");
  }

  @Test
  void a_pause_keeps_the_time_that_was_left_to_the_millisecond() {
    Table table = start("2", 10);
    around.pass(4_000);
    ear.answer(table, new Ask.Pause(2, true));
    around.pass(3_600_000);
    ear.answer(table, new Ask.Pause(3, false));
    around.pass(5_999);
    assertThat(around.count("minded")).isZero();
    around.pass(1);
    assertThat(around.count("minded")).isEqualTo(1);
  }

  @Test
  void nobody_hears_of_what_is_not_durable() {
    Table table = start("2", 0);
    around.diskIsSlow = true;
    int at = ear.at();
    table.ask(ear, ear.move(0, "take"), 0);
    table.ask(ear, new Ask.Ping(5), 0);
    assertThat(Ear.is(ear.hear(), "pong")).isTrue();
    assertThat(Ear.is(ear.hear(), "silence")).isTrue();
    assertThat(ear.at()).isEqualTo(at);
    around.diskCatchesUp();
    assertThat(Ear.is(ear.hear(), "played")).isTrue();
  }

  @Test
  void people_who_belong_to_a_table_always_get_in() {
    Table table = around.open("twenty-eight", 3, Map.of(), 0);
    List<Ear> strangers = new ArrayList<>();
    for (int i = 0; i < ByHand.MOST_CLIENTS; i++) {
      strangers.add(new Ear(100));
      table.join(strangers.getLast(), 0, Helper.CALM);
      assertThat(Ear.is(strangers.getLast().hear(), "table")).isTrue();
    }
    Ear late = new Ear(101);
    table.join(late, 0, Helper.CALM);
    assertThat(late.hear("refused").toString()).contains("table-crowded");
    for (int i = 0; i < 2 * ByHand.MOST_CLIENTS; i++) {
      Ear anna = new Ear(ByHand.ANNA);
      table.join(anna, 0, Helper.CALM);
      assertThat(Ear.is(anna.hear(), "table")).isTrue();
    }
    assertThat(strangers).allMatch(stranger -> stranger.closed == 1013);
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight, 3", "eight-and-half, 3", "eights, 2"})
  void a_folded_table_says_just_what_the_live_one_says(String game, int seats) {
    Table table = around.start(ear, game, seats, Map.of(), 0);
    for (int i = 0; i < 60; i++) {
      List<String> legal = ear.legal(0);
      if (!legal.isEmpty()) {
        ear.answer(table, ear.move(0, legal.get(i % legal.size())));
      } else {
        around.pass(ByHand.PACE);
        ear.answer(table, new Ask.Look(100 + i));
      }
      Ear newcomer = new Ear(ByHand.ANNA);
      new ByHand().fold(around.log()).join(newcomer, 0, Helper.CALM);
      assertThat(newcomer.hear("table").path("position"))
          .isEqualTo(ear.answer(table, new Ask.Look(200 + i)).path("position"));
    }
  }
}
