package eightfold.eights.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import org.junit.jupiter.api.Test;

class RaceTest {
  /** A race of three whose true values are 0.5, 0.5 and so much more. */
  private static Race race(double more) {
    Race race = new Race(3, 1000, 3.5);
    Rng rng = new Rng(8);
    race.start(3);
    for (int i = 0; i < 3; i++) {
      race.expect(i, 0.5);
    }
    for (int world = 0; world < 400; world++) {
      for (int i = 0; i < 3; i++) {
        race.note(i, (i == 2 ? 0.5 + more : 0.5) + 0.2 * rng.nextDouble());
      }
      race.nextWorld();
    }
    return race;
  }

  @Test
  void chance_explains_a_small_lead_but_not_a_great_one() {
    assertThat(race(0.001).close(0)).isTrue();
    assertThat(race(0.05).close(0)).isFalse();
  }

  @Test
  void some_of_the_candidates_have_a_leader_of_their_own() {
    Race race = race(0.05);
    assertThat(race.leader()).isEqualTo(2);
    assertThat(race.leader(i -> i == 1)).isEqualTo(1);
    assertThat(race.leader(i -> i > 2)).isEqualTo(-1);
  }
}
