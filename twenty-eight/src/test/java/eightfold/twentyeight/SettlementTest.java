package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettlementTest {
  private static Scene settle(String text) {
    return Scene.of(text).declineAll();
  }

  @Rule("T14")
  @Test
  void hidden_cards_are_turned_up_before_anything_is_settled() {
    Scene scene = settle("middle B6 | Sarah 4 1/11 | Peter 5 | Fran 10 9 6");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class))
        .singleElement()
        .satisfies(revealed -> assertThat(revealed.secrets()).hasToString("4 5 10"));
    assertThat(scene.heard(TwentyEightEvent.Settled.class)).isEmpty();
    assertThat(Scene.GAME.view(scene.state, 1).players().get(0).secret()).hasToString("4");
  }

  @Rule({"T9", "T14"})
  @Test
  void who_is_out_takes_no_part_and_the_others_settle_without_them() {
    settle("middle B6 | Sarah 7 | Peter 1 10 10 8 | Fran 10 9 8").gives("Sarah B3, Fran B3");
    settle("middle B6 | Sarah 10 | Peter 1 10 10 8 | Fran 9 9 9 3").gives("Sarah B3");
  }

  @Rule("T15")
  @Test
  void several_direct_hits_share_everything_and_nobody_chooses() {
    settle("middle B7 | Sarah 6 1/11 1/11 | Peter 4 1/11 1/11 | Fran 1/11 1/11 5 1")
        .gives("Sarah B3, Fran B3")
        .leaves("B1");
  }

  @Rule("T15")
  @Test
  void eight_with_one_eleven_is_no_direct_hit() {
    settle("middle B6 | Sarah 7 1/11 | Peter 8 | Fran 10 10 8").choosing("Sarah");
  }

  @Rule({"T18", "T22"})
  @Test
  void nobody_beyond_28_plays_and_the_halves_stay() {
    settle("middle B6 | Sarah 10 10 9 | Peter 10 9 9 2 | Fran 8 8 8 7").gives("").leaves("B6");
  }

  @Rule("T22")
  @Test
  void a_half_that_nobody_plays_for_stays_in_the_middle() {
    settle("middle B9 | Sarah 8 | Peter 7 | Fran 6").gives("Sarah B4").leaves("B5");
  }

  @Rule("T18")
  @Test
  void low_may_play_for_28_gives_every_low_total_the_choice() {
    String position = "middle B6 | Sarah 8 | Peter 7 | Fran 10 10 9";
    Scene.of(position).declineAll().gives("Sarah B3");
    Scene.of(position, "lowMayPlayFor28", "on")
        .declineAll()
        .choosing("Sarah")
        .play("for8")
        .choosing("Peter")
        .play("for28")
        .gives("Sarah B3, Peter B3");
  }

  @Rule("T19")
  @Test
  void choices_go_clockwise_beginning_with_the_last_giver() {
    settle("middle B6 | giver Peter | Sarah 4 1/11 | Peter 5 1/11 | Fran 10 9 | Tim 3 1/11")
        .choosing("Peter")
        .play("for8")
        .choosing("Tim")
        .hasChosen("Peter", Half.EIGHT)
        .play("for28")
        .choosing("Sarah")
        .play("for28")
        .gives("Peter B3, Fran B3");
  }

  @Rule("T19")
  @Test
  void the_choice_is_made_even_when_the_halves_are_worth_nothing() {
    settle("middle B1 | Sarah 4 1/11 | Peter 10 | Fran 9")
        .choosing("Sarah")
        .play("for8")
        .gives("")
        .leaves("B1");
  }

  @Rule("T17")
  @Test
  void the_best_total_wins_its_half_alone() {
    settle("middle B8 | Sarah 7 | Peter 3 3 | Fran 10 10 7 | Tim 9 9 8").gives("Sarah B4, Fran B4");
  }

  @Test
  void the_event_says_who_plays_for_what_with_which_total_and_what_lies_in_each_half() {
    TwentyEightEvent.Settled settled =
        settle(
                "middle B2 R2 | supply R13 | Sarah 3 4 1/11 | Peter 6 1 1 | Fran 5 2 1 | Tim 4 1/11 1/11")
            .play("for8", "for28")
            .gives("Tim B1 R1")
            .leaves("B1 R1")
            .settled();
    assertThat(settled.forEight()).containsExactly(0, 1, 2);
    assertThat(settled.forTwentyEight()).containsExactly(3);
    assertThat(settled.counted()).containsExactly(8, 8, 8, 26);
    assertThat(settled.trays()).containsExactly(List.of(1, 1), List.of(1, 1));
  }

  @Test
  void after_a_direct_hit_nobody_plays_for_a_half() {
    TwentyEightEvent.Settled settled =
        settle("middle B7 | Sarah 6 1/11 1/11 | Peter 8 | Fran 10 10 8").settled();
    assertThat(settled.forEight()).isEmpty();
    assertThat(settled.forTwentyEight()).isEmpty();
    assertThat(settled.counted()).containsOnly(-1);
    assertThat(settled.trays()).containsOnly(List.of(0, 0));
  }
}
