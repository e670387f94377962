package eightfold.eightandhalf;

import static eightfold.eightandhalf.Deck.GHOST;
import static eightfold.eightandhalf.Deck.HALF;
import static eightfold.eightandhalf.PileValue.after;
import static eightfold.eightandhalf.PileValue.most;
import static eightfold.eightandhalf.PileValue.policeman;
import static eightfold.eightandhalf.PileValue.takesPair;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import org.junit.jupiter.api.Test;

class PileValueTest {
  @Rule("H9")
  @Test
  void a_number_needs_to_be_at_least_the_value() {
    for (int value = 0; value <= 26; value++) {
      for (int number = 1; number <= 9; number++) {
        assertThat(most(value, false, number) > 0).isEqualTo(number >= value / 2.0);
      }
    }
  }

  @Rule("H15")
  @Test
  void a_five_takes_one_to_five_and_every_wild_card() {
    for (int number = 1; number <= 9; number++) {
      assertThat(most(PileValue.FIVE, true, number) > 0).isEqualTo(number <= 5);
    }
    assertThat(most(PileValue.FIVE, true, 0)).isPositive();
    assertThat(most(PileValue.FIVE, true, HALF)).isPositive();
    assertThat(most(PileValue.FIVE, true, GHOST)).isPositive();
  }

  @Rule("H13")
  @Test
  void no_half_is_ever_laid_on_eight_and_a_half() {
    for (int value = 0; value <= 26; value++) {
      int most = most(value, false, HALF);
      for (int laid = 0; laid < most && laid < 8; laid++) {
        assertThat(value + laid).isNotEqualTo(PileValue.EIGHT_AND_HALF);
      }
      assertThat(most >= 8 || value + most == PileValue.EIGHT_AND_HALF).isTrue();
    }
  }

  @Rule("H14")
  @Test
  void a_zero_needs_a_whole_value() {
    for (int value = 0; value <= 26; value++) {
      assertThat(most(value, false, 0) > 0).isEqualTo(value % 2 == 0);
    }
  }

  @Rule({"H12", "H13", "H10"})
  @Test
  void cards_change_the_value() {
    assertThat(after(7, GHOST, 2)).isEqualTo(7);
    assertThat(after(7, HALF, 3)).isEqualTo(10);
    assertThat(after(7, 9, 2)).isEqualTo(18);
    assertThat(after(6, 0, 1)).isZero();
  }

  @Rule("H16")
  @Test
  void the_pair_goes_where_an_eight_goes_and_on_eight_and_a_half() {
    for (int value = 0; value <= 26; value++) {
      assertThat(takesPair(value, false)).isEqualTo(value <= 17);
    }
    assertThat(takesPair(PileValue.FIVE, true)).isFalse();
  }

  @Rule("H17")
  @Test
  void the_policeman_is_the_whole_number_just_above() {
    assertThat(policeman(1)).isEqualTo(1);
    assertThat(policeman(7)).isEqualTo(4);
    assertThat(policeman(17)).isEqualTo(9);
    assertThat(policeman(8)).isEqualTo(PileValue.NOBODY);
  }

  @Rule("H17")
  @Test
  void nothing_catches_above_nine_not_even_a_card_numbered_ten_inside() {
    assertThat(policeman(19)).isEqualTo(PileValue.NOBODY);
    assertThat(policeman(21)).isEqualTo(PileValue.NOBODY);
    Position.half("pile 9 h by 1 | h g / 1").catches("h", false);
    Position.half("pile 9 h h h by 1 | h g / 1").catches("g", false);
  }

  @Test
  void values_read_as_people_write_them() {
    assertThat(PileValue.text(0)).isEqualTo("0");
    assertThat(PileValue.text(1)).isEqualTo("½");
    assertThat(PileValue.text(7)).isEqualTo("3½");
    assertThat(PileValue.text(20)).isEqualTo("10");
  }
}
