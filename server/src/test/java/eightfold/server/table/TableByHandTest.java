package eightfold.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Budget;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table without a server, with a clock that is moved by hand. */
class TableByHandTest {
  private static final long ANNA = 42;
  private static final int PACE = 900;
  private static final Settings SETTINGS =
      new Settings(PACE, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), 8);
  private final ByHand around = new ByHand(SETTINGS);
  private final Ear ear = new Ear(ANNA);

  private Table open(String game, int seats, Map<String, String> options, int clock)
      throws InterruptedException {
    Opening.Wish wish = new Opening.Wish(game, seats, options, false, clock, "random", true);
    Opening.Host host = new Opening.Host(ANNA, "Anna", "ABCDE", around.now());
    around.log.addAll(Opening.table(wish, host, around.secret()).found().orElseThrow());
    Table table = folded(around);
    table.join(ear, 0, Helper.CALM);
    ear.answer(line(table), new Ask.Start(1));
    ear.hear("changed");
    return table;
  }

  private Ear.Line line(Table table) {
    return (ask, asked) -> table.ask(ear, ask, asked);
  }

  private Table folded(ByHand elsewhere) {
    return new Table(TableState.fold(7, around::chance, around.log), elsewhere);
  }

  private long count(String kind) {
    return around.log.stream().filter(line -> line.contains("\"kind\":\"" + kind + "\"")).count();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 32, 76, 899})
  void a_bot_moves_at_the_same_moment_however_long_it_thinks(int thinking)
      throws InterruptedException {
    around.thinkingTakes = thinking;
    open("twenty-eight", 3, Map.of("firstGiver", "0"), 0);
    around.pass(PACE - 1);
    assertThat(count("moved")).isZero();
    around.pass(1);
    assertThat(count("moved")).isEqualTo(1);
  }

  @Test
  void a_position_has_its_time_once_whatever_is_taken_back() throws InterruptedException {
    Table table = open("twenty-eight", 3, Map.of("firstGiver", "2"), 2);
    around.pass(1_500);
    ear.answer(line(table), ear.move(0, "decline"));
    assertThat(Ear.is(ear.answer(line(table), new Ask.TakeBack(2, 0)), "took-back")).isTrue();
    around.pass(499);
    assertThat(count("minded")).isZero();
    around.pass(1);
    assertThat(count("minded")).isEqualTo(1);
  }

  @Test
  void a_move_is_taken_back_once_a_position() throws InterruptedException {
    Table table = open("twenty-eight", 3, Map.of("firstGiver", "2"), 0);
    for (int i = 0; i < 5; i++) {
      ear.answer(line(table), ear.move(0, "decline"));
      ear.answer(line(table), new Ask.TakeBack(100 + i, 0));
    }
    assertThat(count("taken-back")).isEqualTo(1);
  }

  @Test
  void a_pause_keeps_the_time_that_was_left_to_the_millisecond() throws InterruptedException {
    Table table = open("twenty-eight", 3, Map.of("firstGiver", "2"), 10);
    around.pass(4_000);
    ear.answer(line(table), new Ask.Pause(2, true));
    around.pass(3_600_000);
    ear.answer(line(table), new Ask.Pause(3, false));
    around.pass(5_999);
    assertThat(count("minded")).isZero();
    around.pass(1);
    assertThat(count("minded")).isEqualTo(1);
  }

  @Test
  void nobody_hears_of_what_is_not_durable() throws InterruptedException {
    Table table = open("twenty-eight", 3, Map.of("firstGiver", "2"), 0);
    around.diskIsSlow = true;
    int at = ear.at();
    table.ask(ear, ear.move(0, "take"), 0);
    table.ask(ear, new Ask.Ping(5), 0);
    assertThat(Ear.is(ear.hear(), "pong")).isTrue();
    assertThat(ear.at()).isEqualTo(at);
    around.diskCatchesUp();
    assertThat(Ear.is(ear.hear(), "played")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight, 3", "eight-and-half, 3", "eights, 2"})
  void a_folded_table_says_just_what_the_live_one_says(String game, int seats)
      throws InterruptedException {
    Table table = open(game, seats, Map.of(), 0);
    for (int i = 0; i < 60; i++) {
      List<String> legal = ear.legal(0);
      if (!legal.isEmpty()) {
        ear.answer(line(table), ear.move(0, legal.get(i % legal.size())));
      } else {
        around.pass(PACE);
        ear.answer(line(table), new Ask.Look(100 + i));
      }
      Ear newcomer = new Ear(ANNA);
      folded(new ByHand(SETTINGS)).join(newcomer, 0, Helper.CALM);
      assertThat(newcomer.hear("table").path("position"))
          .isEqualTo(ear.answer(line(table), new Ask.Look(200 + i)).path("position"));
    }
  }
}
