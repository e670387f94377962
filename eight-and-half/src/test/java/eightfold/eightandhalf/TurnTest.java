package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;

import eightfold.conformance.Rule;
import org.junit.jupiter.api.Test;

class TurnTest {
  @Rule("H7")
  @Test
  void play_is_clockwise() {
    half("pile 1 | 2 9 / 3 9 / 4 9").play("2").turnOf(1).play("3").turnOf(2).play("4").turnOf(0);
  }

  @Rule("H7")
  @Test
  void who_can_play_has_to() {
    half("pile 6 | 7 1 2 / 1").offers("7").refuses("collect", "H7", "must-play");
    half("pile 6 | 3 1 2 / 1").offers("collect");
  }

  @Rule("H7")
  @Test
  void the_hand_comes_first_then_the_open_cards_then_the_blind_ones() {
    half("pile 6 | 7 open 8 9 9 blind 1 2 3 / 1").offers("7");
    half("pile 6 | open 8 9 9 blind 1 2 3 / 1").offers("8", "9", "9 9");
    half("pile 6 | open - 9 - blind 1 2 3 / 1").offers("9");
    half("pile 6 | blind 1 - 3 / 1").offers("blind 1", "blind 3");
  }

  @Rule("H7")
  @Test
  void two_sources_are_never_mixed() {
    half("pile 6 | 7 open 7 9 9 / 1")
        .refuses("7 7", "H7", "two-sources")
        .refuses("9", "H7", "hand-first");
    half("pile 6 | 8 open h 9 9 / 1").refuses("8 h", "H7", "two-sources");
  }

  @Rule("H8")
  @Test
  void the_value_counts_and_not_the_card_on_top() {
    half("pile 3 h h | 0 3 4 / 1").isWorth("4").offers("0", "4");
    half("pile 7 g g | 6 7 8 / 1").isWorth("7").offers("7", "8");
  }

  @Rule("H8")
  @Test
  void an_empty_pile_takes_any_card() {
    half("0 1 9 / 1").isWorth("0").offers("0", "1", "9");
    half("8 h g / 1").offers("8", "h", "g", "8 h");
  }

  @Rule("H9")
  @Test
  void a_number_is_at_least_the_value_and_becomes_it() {
    half("pile 6 | 5 6 7 / 1")
        .offers("6", "7")
        .refuses("5", "H9", "too-low")
        .play("7")
        .isWorth("7");
  }

  @Rule("H10")
  @Test
  void any_number_of_identical_cards_goes_together_and_counts_once() {
    half("pile 2 | 4 4 4 / 1 1").offers("4", "4 4", "4 4 4");
    half("pile 2 | 4 4 4 bank 1 / 1 1")
        .play("4 4 4")
        .isWorth("4")
        .shows("pile 2 4 4 4 | turn 1 | 1 / 1 1");
    half("pile 2 | 4 6 6 / 1 1").refuses("4 6", "H10", "not-identical");
  }

  @Rule("H10")
  @Test
  void of_equal_open_cards_the_lowest_places_go_first() {
    half("pile 2 | open 4 9 4 / 1 1").play("4").shows("pile 2 4 | turn 1 | open - 9 4 / 1 1");
    half("pile 2 | open 4 9 4 / 1 1").play("4 4").shows("pile 2 4 4 | turn 1 | open - 9 - / 1 1");
  }

  @Rule("H11")
  @Test
  void the_hand_is_filled_up_to_three_as_far_as_the_bank_goes() {
    half("pile 2 | 4 4 9 bank 1 2 3 / 1")
        .play("4 4")
        .shows("pile 2 4 4 | turn 1 | 9 1 2 bank 3 / 1");
    half("pile 2 | 4 4 9 bank 1 / 1").play("4 4").shows("pile 2 4 4 | turn 1 | 9 1 / 1");
  }

  @Rule("H11")
  @Test
  void nobody_draws_after_collecting() {
    half("pile 9 | 4 4 bank 1 / 1").play("collect").shows("turn 1 | 4 4 bank 1 burned 9 / 1");
  }

  @Rule("H18")
  @Test
  void who_cannot_play_burns_the_pile_and_the_next_player_opens_with_any_card() {
    half("pile 9 9 | 4 5 burned 1 / 1 7")
        .play("collect")
        .shows("turn 1 | 4 5 burned 1 9 9 / 1 7")
        .offers("1", "7");
    half("pile 9 | open 4 - 5 / 1 7").play("collect").shows("turn 1 | open 4 - 5 burned 9 / 1 7");
  }

  @Rule({"H17", "H18"})
  @Test
  void a_collection_lets_the_lawbreaker_go() {
    half("pile 8 h by 1 | 4 / 9 5").play("collect").catches("9", false);
  }

  @Rule("H19")
  @Test
  void a_blind_card_that_fits_is_played() {
    half("pile 3 | blind 3 9 g / 1 2")
        .play("blind 2")
        .shows("pile 3 9 | turn 1 | blind 3 - g / 1 2");
  }

  @Rule("H19")
  @Test
  void a_blind_card_is_played_alone_even_beside_an_equal_known_one() {
    half("pile 3 | blind 9! 9! g / 1 2").offers("blind 1", "blind 2", "blind 3").refusesAll("9 9");
  }

  @Rule("H19")
  @Test
  void a_known_blind_card_may_be_turned_up_again_even_in_vain() {
    half("pile 9 | blind 3! 9 - / 1 2")
        .play("blind 1")
        .shows("turn 1 | blind 3! 9 - burned 9 / 1 2");
  }

  @Rule("H19")
  @Test
  void any_blind_card_opens_an_empty_pile() {
    half("blind 0 h 9 / 1").play("blind 1").isWorth("0");
    half("blind 0 h 9 / 1").play("blind 2").isWorth("½");
  }

  @Rule({"H15", "H19"})
  @Test
  void a_five_binds_blind_cards_too() {
    half("pile 5 | blind 6 3 - / 1 2")
        .play("blind 1")
        .shows("turn 1 | blind 6! 3 - burned 5 / 1 2");
    half("pile 5 | blind 6 3 - / 1 2").play("blind 2").isWorth("3");
  }

  @Rule({"H17", "H19"})
  @Test
  void a_blind_card_can_be_the_policeman() {
    half("pile 3 h by 1 | blind 4 3 - / 1 2")
        .play("blind 1")
        .shows("turn 0 | blind - 3 - / 1 2 burned 3 4 h");
  }
}
