package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;

import eightfold.conformance.Rule;
import org.junit.jupiter.api.Test;

class WorkedCasesTest {
  @Rule({"H9", "H10"})
  @Test
  void two_sevens_on_six_are_seven_and_not_fourteen() {
    half("pile 6 | 7 7 1 / 3").play("7 7").isWorth("7").shows("pile 6 7 7 | turn 1 | 1 / 3");
  }

  @Rule({"H13", "H17"})
  @Test
  void halves_add_up_and_a_five_on_four_and_a_half_clears_the_pile() {
    half("pile 3 | h 1 / h h 1 / 5 1 1")
        .play("h")
        .isWorth("3½")
        .play("h h")
        .isWorth("4½")
        .play("5")
        .isWorth("0")
        .shows("turn 2 | 1 / 1 burned 3 h h h 5 / 1 1");
  }

  @Rule({"H12", "H14", "H17"})
  @Test
  void on_three_and_a_half_no_zero_but_a_ghost_which_passes_the_guilt_on() {
    half("pile 3 h by 2 | 0 g 1 / 4 1 / 1 2")
        .refuses("0", "H14", "zero-on-uneven")
        .play("g")
        .isWorth("3½")
        .play("4")
        .shows("turn 1 | 0 1 burned 3 4 h g / 1 / 1 2");
  }

  @Rule({"H12", "H15"})
  @Test
  void a_five_takes_low_and_wild_cards_and_lasts_through_a_ghost() {
    half("pile 5 | 6 5 3 / 1").refusesAll("6").allows("5", "3");
    half("pile 5 | 0 h g / 6 3 1")
        .allows("0", "h", "g")
        .play("g")
        .allows("3")
        .refuses("6", "H15", "five-binds");
    half("pile 5 | 0 h g / 6 3 1", 1, false).play("g").allows("6").refuses("3", "H9", "too-low");
  }

  @Rule({"H15", "H17"})
  @Test
  void a_half_on_a_five_makes_an_ordinary_uneven_value() {
    half("pile 5 | h 1 / 6 5 7")
        .play("h")
        .isWorth("5½")
        .catches("6", true)
        .refuses("5", "H9", "too-low")
        .catches("7", false);
  }

  @Rule("H13")
  @Test
  void no_half_goes_over_eight_and_a_half() {
    half("pile 8 | h h 1 / 1").refuses("h h", "H13", "halves-past-eight-and-half").allows("h");
    half("pile 7 h by 1 | h h h / 1")
        .refuses("h h h", "H13", "halves-past-eight-and-half")
        .play("h h")
        .isWorth("8½");
  }

  @Rule({"H13", "H14", "H16", "H17"})
  @Test
  void eight_and_a_half_takes_a_nine_a_ghost_or_the_pair() {
    half("pile 8 h | h 0 8 / 1").refusesAll("h", "0", "8").allows("8 h");
    half("pile 8 h | 9 g 8 / 1").catches("9", true).allows("g").refusesAll("8");
  }

  @Rule({"H9", "H12", "H13", "H14"})
  @Test
  void beyond_nine_only_wild_cards_are_left() {
    half("pile 9 | 9 h 0 / 1").offers("0", "9", "h");
    half("pile 9 | g 8 h / g h 9").offers("h", "g").play("h").isWorth("9½").offers("h", "g");
    half("pile 9 h | 0 h 1 / 0 h g").offers("h").play("h").isWorth("10").offers("0", "h", "g");
  }

  @Rule({"H8", "H17"})
  @Test
  void an_opening_ghost_is_worth_nothing_and_an_opening_half_breaks_the_law() {
    half("g 1 / 1").play("g").isWorth("0");
    half("h 1 / 1 2").play("h").isWorth("½").catches("1", true);
  }

  @Rule({"H18", "H19"})
  @Test
  void a_blind_card_that_does_not_fit_goes_back_and_the_pile_is_burned() {
    half("pile 7 9 | blind 3 9 g / 1 2")
        .play("blind 1")
        .shows("turn 1 | blind 3! 9 g burned 7 9 / 1 2")
        .offers("1", "2");
  }
}
