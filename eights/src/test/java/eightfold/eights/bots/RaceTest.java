package eightfold.eights.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import org.junit.jupiter.api.Test;

class RaceTest {
  /** A race of three, of which the second is natural and the last is worth so much more. */
  private static Race race(double more, int worlds) {
    return race(more, worlds, 0.2);
  }

  private static Race race(double more, int worlds, double noise) {
    Race race = new Race(3, 1000, 3.5);
    Rng rng = new Rng(8);
    race.start(3);
    for (int i = 0; i < 3; i++) {
      race.expect(i, 0.5, i == 1);
    }
    for (int world = 0; world < worlds; world++) {
      for (int i = 0; i < 3; i++) {
        race.note(i, (i == 2 ? 0.5 + more : 0.5) + noise * rng.nextDouble());
      }
      race.nextWorld();
    }
    return race;
  }

  @Test
  void the_natural_one_is_left_only_for_more_than_chance_explains() {
    assertThat(race(0.001, 400).choice()).isEqualTo(1);
    assertThat(race(0.05, 400).choice()).isEqualTo(2);
  }

  @Test
  void it_goes_on_until_thinking_brings_no_more_than_a_trifle() {
    assertThat(race(0, 1000).undecided()).isTrue();
    assertThat(race(0, 1000, 0.02).undecided()).as("all are equal").isFalse();
    assertThat(race(0.05, 1000).undecided()).as("the others are out").isFalse();
  }
}
