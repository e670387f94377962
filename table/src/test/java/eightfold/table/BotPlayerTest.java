package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.wire.Ask;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotPlayerTest {
  private final ByHand around = new ByHand();
  private final Ear ear = new Ear(ByHand.ANNA);

  /** A game of 8-28 in which a bot moves first. */
  private Table botMovesFirst() {
    return around.start(ear, "twenty-eight", 3, Map.of("firstGiver", "0"), 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 32, 76, 899})
  void a_bot_moves_at_the_same_moment_however_long_it_thinks(int thinking) {
    around.thinkingTakes = thinking;
    botMovesFirst();
    assertThat(around.thoughts).as("it thinks as soon as its turn begins").isEqualTo(1);
    around.pass(ByHand.PACE - 1);
    assertThat(around.count("moved")).isZero();
    around.pass(1);
    assertThat(around.count("moved")).isEqualTo(1);
  }

  @Test
  void a_bot_whose_move_fell_into_a_pause_moves_when_the_game_goes_on() {
    Table table = botMovesFirst();
    ear.answer(table, new Ask.Pause(2, true));
    around.pass(3_600_000);
    assertThat(around.count("moved")).isZero();
    ear.answer(table, new Ask.Pause(3, false));
    around.pass(ByHand.PACE);
    assertThat(ear.hear("played").path("by").asString("")).isEqualTo("bot");
  }

  @Test
  void bots_are_quicker_when_people_have_left_orders_and_only_wait_for_them() {
    Table table = botMovesFirst();
    ear.answer(table, new Ask.Order(2, 0, "decline"));
    around.pass(ByHand.PACE);
    assertThat(around.count("moved")).as("it had begun before").isEqualTo(1);
    around.pass(ByHand.PACE / 4 - 1);
    assertThat(around.count("moved")).isEqualTo(1);
    around.pass(1);
    assertThat(around.count("moved")).as("the other bot, and the order").isEqualTo(3);
  }
}
