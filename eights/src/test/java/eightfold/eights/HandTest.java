package eightfold.eights;

import static eightfold.eights.Position.ROW;
import static eightfold.eights.Position.eights;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Points, and the end of hands and games. */
class HandTest {
  private final Eights game = new Eights();
  private final List<Event> events = new ArrayList<>();

  private EightsState dealt(int seats, Chance chance) {
    EightsState state = game.newState(seats, game.info().options(seats, Map.of()).found().get());
    events.clear();
    game.deal(state, chance, events::add);
    return state;
  }

  private void passOut(EightsState state) {
    for (int i = 0; i < state.seats(); i++) {
      state.apply(Packed.PASS, events::add);
    }
  }

  @Rule("E13")
  @Test
  void points_add_up_over_words_and_hands() {
    Position position =
        eights(ROW + " | points0 7 | points1 9 | hand 2f 4v 3e 2n | hand1 1n 6o 5e 5t");
    position.play("FIVE 2f 2i* 4v 3e / 2n").play("ONE 5o* 1n 5e / 5t");
    assertThat(position.state.points(0)).isEqualTo(12);
    assertThat(position.state.points(1)).isEqualTo(10);
    position.play("pass").play("pass");
    assertThat(position.event(EightsEvent.HandScored.class).note())
        .hasToString("{score=1, points=[12, 10]}");
    assertThat(position.state.points(0)).isEqualTo(12);
    assertThat(position.state.round()).isEqualTo(2);
  }

  @Rule("E14")
  @Test
  void the_game_goes_on_to_the_end_of_the_hand_in_which_somebody_reaches_the_target() {
    Position position =
        eights(ROW + " | target 10 | points0 5 | points1 4 | hand 2f 4v 3e 2n | hand1 1n 6o 5e 5t");
    position.play("FIVE 2f 2i* 4v 3e / 2n");
    assertThat(position.state.over()).isFalse();
    position.play("ONE 5o* 1n 5e / 5t").play("pass").play("pass");
    assertThat(position.state.over()).isTrue();
    assertThat(position.event(Ended.class).note())
        .hasToString("{end=true, points=[10, 5], winners=[0]}");
  }

  @Rule("E14")
  @Test
  void the_highest_total_wins_and_equal_totals_share() {
    assertThat(
            eights(ROW + " | points0 50 | points1 53 | passes 1").play("pass").event(Ended.class))
        .extracting(Ended::winners)
        .isEqualTo(List.of(1));
    assertThat(
            eights(ROW + " | points0 51 | points1 51 | passes 1").play("pass").event(Ended.class))
        .extracting(Ended::winners)
        .isEqualTo(List.of(0, 1));
    assertThat(eights(ROW + " | points0 49 | points1 49 | passes 1").play("pass").state.over())
        .isFalse();
  }

  @Rule("E14")
  @Test
  void the_target_is_50_for_two_or_three_and_30_for_more_unless_the_table_chooses() {
    for (int seats = 2; seats <= 6; seats++) {
      assertThat(game.info().options(seats, Map.of()).found().orElseThrow().number("target"))
          .isEqualTo(seats <= 3 ? 50 : 30);
    }
    var chosen = game.info().options(4, Map.of("target", "200")).found().orElseThrow();
    assertThat(game.newState(4, chosen).target).isEqualTo(200);
    assertThat(game.info().options(4, Map.of("target", "1")).found()).isPresent();
    for (String wrong : List.of("0", "201", "many", "-3")) {
      assertThat(game.info().options(4, Map.of("target", wrong)).refused())
          .map(Refusal::code)
          .contains("option-range");
    }
    assertThat(game.info().options(7, Map.of()).refused())
        .map(Refusal::code)
        .contains("seats-range");
    assertThat(game.info().options(1, Map.of()).refused()).isPresent();
  }

  @Rule("E15")
  @Test
  void three_hands_in_a_row_without_a_word_end_the_game() {
    EightsState state = dealt(2, Chance.fast(3));
    passOut(state);
    passOut(state);
    assertThat(state.over()).isFalse();
    passOut(state);
    assertThat(state.over()).isTrue();
    assertThat(events.stream().map(Event::tally).filter(tally -> !tally.isEmpty()))
        .containsExactly(
            "hand without a word",
            "hand without a word",
            "hand without a word",
            "safety stop",
            "shared win");
  }

  @Rule("E15")
  @Test
  void a_word_starts_the_count_of_wordless_hands_again() {
    Position position = eights(ROW + " | wordless 2 | hand 2f 4v 3e 2n");
    position.play("FIVE 2f 2i* 4v 3e / 2n").play("pass").play("pass");
    assertThat(position.state.over()).isFalse();
    assertThat(position.view(0).wordless()).isZero();
    assertThat(eights(ROW + " | wordless 2 | passes 1").play("pass").state.over()).isTrue();
    Position second = eights(ROW + " | wordless 1 | passes 1").play("pass");
    assertThat(second.state.over()).isFalse();
    assertThat(second.view(0).wordless()).isEqualTo(2);
  }
}
