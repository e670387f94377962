package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharingTest {
  @Rule("T16")
  @Test
  void blue_gems_split_in_the_middle() {
    assertThat(Sharing.half(Sharing.split(7, 0, 1, 1))).isEqualTo(3);
    assertThat(Sharing.half(Sharing.split(1, 0, 1, 1))).isZero();
    assertThat(Sharing.half(Sharing.split(0, 0, 1, 1))).isZero();
  }

  @Rule({"T16", "T20"})
  @Test
  void one_blue_and_one_red_make_no_halves() {
    assertThat(Sharing.half(Sharing.split(1, 1, 1, 1))).isZero();
  }

  @Rule("T20")
  @Test
  void a_share_is_the_highest_that_the_gems_allow_without_change() {
    assertThat(Sharing.share(7, 0, 2)).isEqualTo(3);
    assertThat(Sharing.share(1, 1, 2)).isZero();
    assertThat(Sharing.share(0, 3, 2)).isEqualTo(2);
    assertThat(Sharing.share(1, 2, 3)).isZero();
    assertThat(Sharing.share(5, 5, 0)).isZero();
  }

  @Rule("T20")
  @Test
  void shares_agree_with_handing_out_gem_by_gem() {
    for (int blue = 0; blue <= 9; blue++) {
      for (int red = 0; red <= 6; red++) {
        for (int sharers = 1; sharers <= 4; sharers++) {
          int share = (blue + 2 * red) / sharers;
          while (!canHandOut(blue, red, sharers, share)) {
            share--;
          }
          assertThat(Sharing.share(blue, red, sharers))
              .as("B%d R%d among %d", blue, red, sharers)
              .isEqualTo(share);
        }
      }
    }
  }

  /** Tries every number of reds for every sharer in turn. */
  private static boolean canHandOut(int blue, int red, int sharers, int share) {
    if (sharers == 0) {
      return true;
    }
    for (int reds = 0; reds <= red && 2 * reds <= share; reds++) {
      int blues = share - 2 * reds;
      if (blues <= blue && canHandOut(blue - blues, red - reds, sharers - 1, share)) {
        return true;
      }
    }
    return false;
  }

  private record Halves(int value, int handed, int firstBlue, int secondBlue) {}

  @Rule("T21")
  @Test
  void halves_are_the_best_of_all_by_value_then_handed_out_then_blue_in_the_first() {
    for (int blue = 0; blue <= 11; blue++) {
      for (int red = 0; red <= 6; red++) {
        for (int winners = 0; winners < 16; winners++) {
          int first = winners % 4;
          int second = winners / 4;
          int split = Sharing.split(blue, red, first, second);
          Halves found =
              halves(
                  Sharing.half(split),
                  Sharing.firstReds(split),
                  Sharing.secondReds(split),
                  first,
                  second);
          assertThat(found)
              .as("B%d R%d for %d and %d", blue, red, first, second)
              .isEqualTo(bestOfAll(blue, red, first, second));
        }
      }
    }
  }

  private static Halves bestOfAll(int blue, int red, int first, int second) {
    List<Halves> all = new ArrayList<>();
    for (int b1 = 0; b1 <= blue; b1++) {
      for (int r1 = 0; r1 <= red; r1++) {
        for (int b2 = 0; b1 + b2 <= blue; b2++) {
          for (int r2 = 0; r1 + r2 <= red; r2++) {
            if (b1 + 2 * r1 == b2 + 2 * r2) {
              all.add(halves(b1 + 2 * r1, r1, r2, first, second));
            }
          }
        }
      }
    }
    return all.stream()
        .max(
            Comparator.comparingInt(Halves::value)
                .thenComparingInt(Halves::handed)
                .thenComparingInt(Halves::firstBlue)
                .thenComparingInt(Halves::secondBlue))
        .orElseThrow();
  }

  private static Halves halves(int value, int r1, int r2, int first, int second) {
    int b1 = value - 2 * r1;
    int b2 = value - 2 * r2;
    int handed = first * Sharing.share(b1, r1, first) + second * Sharing.share(b2, r2, second);
    return new Halves(value, handed, b1, b2);
  }

  @Rule("T21")
  @Test
  void few_red_gems_are_handed_out_and_they_go_first_to_whoever_follows_the_last_giver() {
    Settlement settlement = new Settlement(4);
    // Seats 0 and 3 share B2 R3 after seat 2 gave last: 4 each, three reds of four points short.
    settlement.settle(2, 3, 0b1001, 0, 0, 2);
    assertThat(settlement.red).containsExactly(1, 0, 0, 2);
    assertThat(settlement.blue).containsExactly(2, 0, 0, 0);
    assertThat(settlement.leftBlue).isZero();
    assertThat(settlement.leftRed).isZero();
  }

  @Rule("T21")
  @Test
  void blue_gems_are_handed_out_before_red_ones() {
    Settlement settlement = new Settlement(3);
    // Two share B5 R1: three each would take all of 6, with one red at the least.
    settlement.settle(5, 1, 0b011, 0, 0, 0);
    assertThat(settlement.red).containsExactly(1, 0, 0);
    assertThat(settlement.blue).containsExactly(1, 3, 0);
    assertThat(settlement.leftBlue).isEqualTo(1);
    // Two share B6 R1: eight points, four each, one red.
    settlement.settle(6, 1, 0b011, 0, 0, 1);
    assertThat(settlement.red).containsExactly(0, 1, 0);
    // Two share B7 R1: four each again; the seventh blue gem saves no red one.
    settlement.settle(7, 1, 0b011, 0, 0, 1);
    assertThat(settlement.red).containsExactly(0, 1, 0);
    assertThat(settlement.leftBlue).isEqualTo(1);
    // Two share B8 R1: five each is ten.
    settlement.settle(8, 1, 0b011, 0, 0, 1);
    assertThat(settlement.blue).containsExactly(5, 3, 0);
  }
}
