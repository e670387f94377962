package eightfold.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RngTest {
  @Test
  void the_stream_is_splitmix64() {
    Rng rng = new Rng(1234567);
    assertThat(rng.nextLong()).isEqualTo(6457827717110365317L);
    assertThat(rng.nextLong()).isEqualTo(3203168211198807973L);
  }

  @Test
  void numbers_below_a_bound_are_even_also_where_the_bound_divides_badly() {
    Rng rng = new Rng(3);
    int bound = (1 << 30) + (1 << 29);
    int low = 0;
    for (int i = 0; i < 20_000; i++) {
      int number = rng.below(bound);
      assertThat(number).isBetween(0, bound - 1);
      low += number < bound / 2 ? 1 : 0;
    }
    assertThat(low).isBetween(9_700, 10_300);
  }

  @Test
  void doubles_lie_between_zero_and_one() {
    Rng rng = new Rng(9);
    double sum = 0;
    for (int i = 0; i < 10_000; i++) {
      double number = rng.nextDouble();
      assertThat(number).isBetween(0.0, Math.nextDown(1.0));
      sum += number;
    }
    assertThat(sum / 10_000).isBetween(0.48, 0.52);
  }

  @Test
  void a_copy_continues_alike_and_a_new_seed_starts_anew() {
    Rng rng = new Rng(9);
    rng.nextLong();
    Rng copy = new Rng(0);
    copy.copyFrom(rng);
    assertThat(copy.nextLong()).isEqualTo(rng.nextLong());
    rng.reseed(4);
    assertThat(rng.nextLong()).isEqualTo(new Rng(4).nextLong());
  }

  @Test
  void derived_seeds_differ_from_each_other_and_by_seed() {
    assertThat(Rng.derive(1, 2)).isNotEqualTo(Rng.derive(1, 3)).isNotEqualTo(Rng.derive(2, 2));
  }
}
