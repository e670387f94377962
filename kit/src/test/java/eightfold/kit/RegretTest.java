package eightfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RegretTest {
  @Test
  void the_surer_the_lead_the_less_there_is_to_lose() {
    assertThat(Regret.of(0, 0.01)).isBetween(0.0039, 0.004);
    assertThat(Regret.of(0.01, 0.01)).isBetween(0.0008, 0.0013);
    assertThat(Regret.of(0.05, 0.01)).isLessThan(1e-8);
    assertThat(Regret.of(0.01, 0)).isZero();
  }

  @Test
  void whoever_chooses_what_is_behind_loses_that_at_least() {
    assertThat(Regret.of(-0.02, 0.01)).isBetween(0.02, 0.021);
    assertThat(Regret.of(-0.02, 0)).isEqualTo(0.02);
  }
}
