package eightfold.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DuelTest {
  /** A duel over so many worlds of either kind, of which some cost the win. */
  private static Duel duel(int worlds, int oneLostIn, int oneLostInIfRead) {
    Duel duel = new Duel();
    for (int i = 0; i < worlds; i++) {
      duel.note(i % oneLostIn == 0 ? 0 : 1, 1, false);
      duel.note(i % oneLostInIfRead == 0 ? 0 : 1, 1, true);
    }
    return duel;
  }

  @Test
  void nobody_is_blamed_for_what_only_one_of_two_ways_to_see_it_would_blame() {
    assertThat(duel(4096, 4, 4).grade()).isEqualTo(Grade.COSTLY);
    assertThat(duel(4096, 13, 14).grade()).isEqualTo(Grade.DOUBTFUL);
    assertThat(duel(4096, 2, 100).grade()).isEqualTo(Grade.OPEN);
    assertThat(duel(4096, 100, 2).grade()).isEqualTo(Grade.OPEN);
    assertThat(duel(4096, 100, 1000).grade()).isEqualTo(Grade.BEST);
    assertThat(duel(4096, 2, 100).gain().mean()).isLessThan(-0.2);
  }
}
