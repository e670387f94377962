package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Cards;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class TotalsTest {
  @Rule("T3")
  @Test
  void each_eleven_counts_as_one_or_eleven_on_its_own() {
    for (int low = 1; low <= 40; low++) {
      for (int elevens = 0; elevens <= Math.min(8, low); elevens++) {
        TreeSet<Integer> totals = new TreeSet<>();
        for (int high = 0; high <= elevens; high++) {
          totals.add(low + 10 * high);
        }
        boolean both = totals.contains(8) && totals.contains(28);
        assertThat(Totals.directHit(low, elevens)).isEqualTo(both);
        assertThat(Totals.forEight(low)).isEqualTo(best(totals, 1, 8));
        assertThat(Totals.forTwentyEight(low, elevens, false)).isEqualTo(best(totals, 9, 28));
        assertThat(Totals.forTwentyEight(low, elevens, true)).isEqualTo(best(totals, 1, 28));
      }
    }
  }

  private static int best(NavigableSet<Integer> totals, int from, int to) {
    Integer best = totals.floor(to);
    return best == null || best < from ? Totals.NONE : best;
  }

  @Rule("T18")
  @Test
  void six_sixteen_and_twenty_six_offer_six_or_twenty_six() {
    assertThat(Totals.choice(6, 2, false)).isTrue();
    assertThat(Totals.forEight(6)).isEqualTo(6);
    assertThat(Totals.forTwentyEight(6, 2, false)).isEqualTo(26);
  }

  @Rule("T18")
  @Test
  void a_low_total_alone_is_no_choice_unless_the_option_allows_it() {
    assertThat(Totals.choice(7, 0, false)).isFalse();
    assertThat(Totals.choice(7, 0, true)).isTrue();
    assertThat(Totals.choice(9, 1, true)).isFalse();
  }

  @Rule("T9")
  @Test
  void twenty_eight_face_up_is_out_and_twenty_seven_is_not() {
    assertThat(Totals.out(27)).isFalse();
    assertThat(Totals.out(28)).isTrue();
  }

  @Rule({"T1", "T3"})
  @Test
  void cards_are_counted_with_every_eleven_as_one() {
    Cards cards = Cards.of(Deck.FACES, (byte) 9, Deck.ELEVEN, Deck.ELEVEN, (byte) 0);
    assertThat(Totals.low(cards)).isEqualTo(13);
    assertThat(Totals.elevens(cards)).isEqualTo(2);
    assertThat(Totals.deckCounts()).containsExactly(15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8);
  }
}
