package eightfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void rollouts_run_out() {
    Budget.Meter meter = Budget.rollouts(5).start();
    assertThat(meter.take(2)).isTrue();
    assertThat(meter.take(2)).isTrue();
    assertThat(meter.take(2)).isTrue(); // the last one may be cut short by its owner
    assertThat(meter.take(2)).isFalse();
  }

  @Test
  void time_runs_out() {
    Budget.Meter meter = Budget.millis(1).start();
    int taken = 0;
    while (meter.take(1)) {
      taken++;
    }
    assertThat(taken).isPositive();
    assertThat(meter.take(1)).isFalse();
    assertThat(Budget.millis(0).start().take(1)).isFalse();
  }
}
