package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import org.junit.jupiter.api.Test;

class SettlementTest {
  private static Scene settle(String text) {
    return Scene.of(text).declineAll();
  }

  @Rule({"T16", "T17", "T20"})
  @Test
  void worked_case_1_two_eights_share_three_and_the_best_up_to_28_takes_three() {
    settle("middle B6 | Sarah 8 | Peter 4 4 | Fran 10 10 8 | Tim 10 9 6")
        .gives("Sarah B1, Peter B1, Fran B3")
        .leaves("B1");
  }

  @Rule("T17")
  @Test
  void worked_case_2_six_takes_the_first_half_and_26_the_second() {
    settle("middle B6 | Sarah 6 | Peter 4 | Fran 10 10 6 | Tim 9 9 5")
        .gives("Sarah B3, Fran B3")
        .leaves("nothing");
  }

  @Rule({"T16", "T20"})
  @Test
  void worked_case_3_seven_gems_leave_one_and_a_tied_half_leaves_another() {
    settle("middle B7 | Sarah 8 | Peter 4 4 | Fran 10 10 8")
        .gives("Sarah B1, Peter B1, Fran B3")
        .leaves("B2");
  }

  @Rule({"T3", "T18", "T19"})
  @Test
  void worked_case_4_six_or_twenty_six_is_a_choice() {
    String position = "middle B6 | Sarah 4 1/11 1/11 | Peter 5 | Fran 10 9 6";
    settle(position).choosing("Sarah").play("for8").gives("Sarah B3, Fran B3");
    settle(position).choosing("Sarah").play("for28").gives("Sarah B3, Peter B3");
  }

  @Rule("T15")
  @Test
  void worked_case_5_eight_and_twenty_eight_is_a_direct_hit_and_takes_everything() {
    settle("middle B7 | Sarah 6 1/11 1/11 | Peter 8 | Fran 10 10 8")
        .gives("Sarah B7")
        .leaves("nothing");
    settle("middle B7 | Sarah 1/11 1/11 5 1 | Peter 8 | Fran 10 10 8").gives("Sarah B7");
  }

  @Rule({"T16", "T20"})
  @Test
  void worked_case_6_one_blue_and_one_red_stay_but_a_direct_hit_takes_them() {
    settle("middle B1 R1 | supply R14 | Sarah 8 | Peter 7 | Fran 10 10 8")
        .gives("")
        .leaves("B1 R1");
    settle("middle B1 R1 | supply R14 | Sarah 6 1/11 1/11 | Peter 7 | Fran 10 10 8")
        .gives("Sarah B1 R1");
  }

  @Rule({"T20", "T21"})
  @Test
  void worked_case_7_two_blue_against_one_red() {
    settle("middle B3 R1 | supply R14 | Sarah 8 | Peter 4 4 | Fran 10 10 8")
        .gives("Sarah B1, Peter B1, Fran R1")
        .leaves("B1");
  }

  @Rule("T21")
  @Test
  void worked_case_8_the_red_gem_goes_to_the_first_sharer_from_the_last_giver() {
    settle("middle B6 R1 | supply R14 | giver Fran | Sarah 8 | Peter 10 10 8 | Fran 10 9 9 | Tim 5")
        .gives("Sarah B4, Peter B2, Fran R1")
        .leaves("nothing");
    settle(
            "middle B6 R1 | supply R14 | giver Sarah | Sarah 8 | Peter 10 10 8 | Fran 10 9 9 | Tim 5")
        .gives("Sarah B4, Peter R1, Fran B2");
  }

  @Rule({"T20", "T21"})
  @Test
  void worked_case_9_a_red_and_a_blue_cannot_be_shared_by_two() {
    settle("middle B4 R1 | supply R14 | Sarah 8 | Peter 4 4 | Fran 10 10 8 | Tim 10 9 9")
        .gives("Sarah B1, Peter B1")
        .leaves("B2 R1");
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
}
