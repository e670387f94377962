package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;

import eightfold.conformance.Rule;
import org.junit.jupiter.api.Test;

class SpecialCardsTest {
  @Rule("H12")
  @Test
  void a_ghost_goes_on_anything_and_changes_nothing() {
    for (String pile : new String[] {"", "0", "3", "3 h", "5", "8 h", "9", "9 h h"}) {
      Position position = half("pile " + pile + " | g 1 / 1");
      String value = PileValue.text(position.state.value);
      position.play("g").isWorth(value);
    }
    half("pile 3 | g g 1 / 1").play("g g").isWorth("3");
  }

  @Rule("H12")
  @Test
  void by_default_a_five_outlasts_any_number_of_ghosts() {
    half("pile 5 | g 1 / g g 1 / 6 4").play("g", "g g").offers("4");
    half("pile 5 g | 6 / 1").offers("collect");
  }

  @Rule("H12")
  @Test
  void without_the_option_a_ghost_ends_the_five() {
    half("pile 5 | g 1 / 6 5 4 / 1", 1, false).offers("1", "g").play("g").offers("5", "6");
    half("pile 5 | g 1 / 8 h 4 / 1", 1, false).play("g").allows("8 h");
  }

  @Rule("H12")
  @Test
  void without_the_option_a_new_five_on_the_old_one_binds_again() {
    half("pile 5 g | 5 1 / 6 4 / 1", 1, false).play("5").offers("4");
    half("pile 5 g | g 1 / 6 4 / 1", 1, false).play("g").offers("6");
  }

  @Rule("H13")
  @Test
  void halves_raise_the_value_by_a_half_each() {
    half("pile 3 | h h h / 1").offers("h", "h h", "h h h").play("h h h").isWorth("4½");
    half("pile 8 h | h 3 1 / 1").refuses("h", "H13", "half-on-eight-and-half").offers("collect");
    half("pile 9 | h h h / 1").offers("h", "h h", "h h h");
  }

  @Rule("H14")
  @Test
  void a_zero_needs_a_whole_value_and_sets_it_to_zero() {
    half("pile 9 | 0 0 1 / 1").offers("0", "0 0").play("0 0").isWorth("0").offers("1");
    half("pile 3 h | 0 1 / 1").offers("collect");
    half("pile 3 h h | 0 1 / 1").allows("0");
    half("pile 0 | 0 1 / 1").allows("0", "1");
  }

  @Rule("H15")
  @Test
  void a_five_turns_the_numbers_round() {
    half("pile 5 | 1 5 6 / 1").offers("1", "5");
    half("pile 5 | 3 1 / 4 2").play("3").isWorth("3").offers("4");
  }

  @Rule("H15")
  @Test
  void a_five_made_of_halves_is_a_five() {
    half("pile 4 h | h 1 / 6 4 5").play("h").isWorth("5").offers("4", "5");
    half("pile 4 | h h 1 / 6 4 5").play("h h").offers("4", "5");
  }

  @Rule("H15")
  @Test
  void who_has_only_high_numbers_collects_a_five() {
    half("pile 5 | 6 7 8 / 1").offers("collect");
  }

  @Rule("H16")
  @Test
  void eight_and_half_go_together_wherever_an_eight_goes() {
    half("pile 3 | 8 h 1 / 1").play("8 h").isWorth("8½").shows("pile 3 8 h by 0 | turn 1 | 1 / 1");
    half("pile 8 | 8 h 1 / 1").allows("8 h");
    half("pile 9 | 8 h 1 / 1").refuses("8 h", "H16", "pair-too-low");
    half("pile 9 h | 8 h 1 / 1").refuses("8 h", "H16", "pair-too-low");
  }

  @Rule("H16")
  @Test
  void eight_and_half_together_go_on_eight_and_a_half_and_hand_on_the_guilt() {
    half("pile 8 h by 2 | 8 h 1 / 9 1 / 1")
        .offers("8 h")
        .play("8 h")
        .isWorth("8½")
        .play("9")
        .shows("turn 1 | 1 burned 8 8 9 h h / 1 / 1");
  }

  @Rule("H16")
  @Test
  void eight_and_half_together_do_not_go_on_a_five() {
    half("pile 5 | 8 h 1 / 1").offers("1", "h").refuses("8 h", "H16", "pair-on-five");
  }

  @Rule("H16")
  @Test
  void the_pair_is_exactly_one_of_each_from_one_source() {
    half("pile 3 | 8 8 h / 1").refuses("8 8 h", "H16", "pair-of-two");
    half("pile 3 | 8 h h / 1").refuses("8 h h", "H16", "pair-of-two");
    half("pile 3 | open 8 9 h / 1").play("8 h").shows("pile 3 8 h by 0 | turn 1 | open - 9 - / 1");
  }

  @Rule({"H16", "H17"})
  @Test
  void the_pair_is_never_a_policeman() {
    half("pile 7 h | 8 h 1 / 1").catches("8 h", false).catches("8", true);
  }

  @Rule("H17")
  @Test
  void the_policeman_makes_the_lawbreaker_collect_all_and_his_player_opens() {
    half("pile 1 3 h by 1 | 4 9 2 bank 6 / 5 burned 0")
        .play("4")
        .shows("turn 0 | 9 2 6 / 5 burned 0 1 3 4 h")
        .offers("2", "6", "9");
  }

  @Rule("H17")
  @Test
  void several_policemen_come_together() {
    half("pile 3 h by 2 | 4 4 9 / 5 / 6").play("4 4").shows("turn 0 | 9 / 5 / 6 burned 3 4 4 h");
  }

  @Rule("H17")
  @Test
  void a_half_that_makes_the_same_value_is_no_policeman() {
    half("pile 3 h | h 1 / 4 1").catches("h", false).play("h").catches("4", false);
  }

  @Rule("H17")
  @Test
  void any_other_play_lets_the_lawbreaker_go() {
    half("pile 3 h by 1 | 6 1 / 4 7").play("6").shows("pile 3 h 6 | turn 1 | 1 / 4 7");
    half("pile 3 h by 1 | h h 1 / 5 7").play("h h").catches("5", true);
  }

  @Rule("H17")
  @Test
  void a_five_can_be_the_policeman() {
    half("pile 4 h by 1 | 5 1 / 6").play("5").shows("turn 0 | 1 / 6 burned 4 5 h");
  }

  @Rule("H17")
  @Test
  void the_ghosts_player_is_the_one_who_is_caught() {
    half("pile 3 h by 2 | g 1 / 4 1 / 1").play("g", "4").shows("turn 1 | 1 burned 3 4 h g / 1 / 1");
  }
}
