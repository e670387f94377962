package eightfold.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.advice.Estimate;
import eightfold.advice.Series;
import eightfold.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  private static Series series(double... values) {
    Series series = new Series();
    for (double value : values) {
      series.add(value);
    }
    return series;
  }

  private static Block.Played game(List<Integer> players, List<Integer> points) {
    return new Block.Played(players, points, 1, 1);
  }

  @Test
  void an_interval_is_students() {
    Estimate estimate = series(1, 2, 3, 4, 5).estimate();
    assertThat(estimate.mean()).isEqualTo(3);
    assertThat(estimate.margin()).isCloseTo(2.776 * Math.sqrt(2.5 / 5), within(0.01));
    assertThat(Series.student(1)).isCloseTo(12.706, within(1e-3));
    assertThat(Series.student(2)).isCloseTo(4.303, within(0.15));
    assertThat(Series.student(10)).isCloseTo(2.228, within(1e-3));
    assertThat(Series.student(1000)).isCloseTo(1.962, within(1e-3));
  }

  @Test
  void one_block_has_no_interval() {
    assertThat(series(3).estimate().bounded()).isFalse();
    assertThat(series(1).share().bounded()).isFalse();
  }

  @Test
  void a_share_stays_between_nothing_and_everything() {
    Estimate all = series(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).share();
    assertThat(all.mean()).isEqualTo(1);
    assertThat(all.high()).isEqualTo(1);
    assertThat(all.low()).isBetween(0.6, 0.75);
    double[] coins = new double[1000];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = i % 2;
    }
    Estimate half = series(coins).share();
    assertThat(half.low()).isCloseTo(0.469, within(1e-3));
    assertThat(half.high()).isCloseTo(0.531, within(1e-3));
  }

  @Test
  void of_equals_the_test_says_nothing_in_nineteen_cases_of_twenty() {
    int wrong = 0;
    for (int run = 0; run < 400; run++) {
      SequentialTest test = new SequentialTest();
      Rng rng = new Rng(run);
      boolean answered = false;
      for (int block = 0; block < 1000; block++) {
        test.add(rng.below(5) - 2 == 2 ? 1 : -0.25);
        answered |= test.answer(1) != SequentialTest.Answer.OPEN;
      }
      wrong += answered ? 1 : 0;
    }
    assertThat(wrong).isLessThan(20);
  }

  @Test
  void the_test_finds_who_is_better_and_the_interval_holds_the_truth() {
    SequentialTest test = new SequentialTest();
    SequentialTest mirrored = new SequentialTest();
    Rng rng = new Rng(7);
    int needed = 0;
    for (int block = 0; block < 2000; block++) {
      double difference = rng.below(100) < 60 ? 1 : -1;
      test.add(difference);
      mirrored.add(-difference);
      needed += test.answer(1) == SequentialTest.Answer.OPEN ? 1 : 0;
    }
    assertThat(test.answer(1)).isEqualTo(SequentialTest.Answer.A);
    assertThat(mirrored.answer(1)).isEqualTo(SequentialTest.Answer.B);
    assertThat(needed).isBetween(50, 800);
    assertThat(test.evidence()).isGreaterThan(40);
    assertThat(test.progress(1)).isEqualTo(1);
    Estimate difference = test.difference();
    assertThat(difference.low()).isBetween(0.0, 0.2);
    assertThat(difference.high()).isBetween(0.2, 0.35);
  }

  @Test
  void two_players_get_the_rating_of_their_odds() {
    Rankings rankings = new Rankings(2);
    for (int i = 0; i < 4000; i++) {
      rankings.add(game(List.of(0, 1), i % 4 == 0 ? List.of(1, 2) : List.of(2, 1)));
    }
    List<Estimate> ratings = PlackettLuce.ratings(List.of(rankings));
    double odds = 400 * Math.log10(3);
    assertThat(ratings.get(0).mean() - ratings.get(1).mean()).isCloseTo(odds, within(0.5));
    assertThat(ratings.get(0).bounded()).isFalse();
  }

  @Test
  void a_tie_is_worth_half_a_win() {
    Rankings rankings = new Rankings(2);
    for (int i = 0; i < 1000; i++) {
      rankings.add(game(List.of(0, 1), List.of(3, 3)));
    }
    assertThat(PlackettLuce.ratings(List.of(rankings)).get(0).mean()).isCloseTo(0, within(1e-6));
  }

  @Test
  void strengths_behind_simulated_wins_are_found_again_copies_and_all() {
    double[] strengths = {1, 2, 4};
    List<Rankings> parts = new ArrayList<>();
    Rng rng = new Rng(28);
    for (int part = 0; part < 10; part++) {
      Rankings rankings = new Rankings(3);
      for (int i = 0; i < 1000; i++) {
        rankings.add(finish(List.of(0, 1, 2, 2), strengths, rng));
      }
      parts.add(rankings);
    }
    List<Estimate> ratings = PlackettLuce.ratings(parts);
    double octave = 400 * Math.log10(2);
    assertThat(ratings.get(1).mean()).isCloseTo(0, within(12.0));
    assertThat(ratings.get(2).mean()).isCloseTo(octave, within(12.0));
    assertThat(ratings.get(0).mean()).isCloseTo(-octave, within(12.0));
    assertThat(ratings.get(2).margin()).isBetween(1.0, 20.0);
  }

  /** One of them wins, with a chance in proportion to their strength. */
  private static Block.Played finish(List<Integer> players, double[] strengths, Rng rng) {
    double sum = players.stream().mapToDouble(player -> strengths[player]).sum();
    double pick = rng.nextDouble() * sum;
    List<Integer> points = new ArrayList<>();
    boolean found = false;
    for (int player : players) {
      pick -= strengths[player];
      points.add(pick < 0 && !found ? 1 : 0);
      found |= pick < 0;
    }
    return game(players, points);
  }

  @Test
  void who_never_wins_still_has_a_rating() {
    Rankings rankings = new Rankings(2);
    for (int i = 0; i < 50; i++) {
      rankings.add(game(List.of(0, 1), List.of(2, 1)));
    }
    assertThat(PlackettLuce.ratings(List.of(rankings)).get(0).mean()).isBetween(200.0, 2000.0);
  }

  @Test
  void times_are_known_to_a_few_percent() {
    TimeHistogram times = new TimeHistogram();
    for (int i = 1; i <= 1000; i++) {
      times.add(i * 1_000L);
    }
    assertThat(times.total()).isEqualTo(1000);
    assertThat(times.nanos(0.5)).isCloseTo(500_000, within(30_000.0));
    assertThat(times.nanos(0.99)).isCloseTo(990_000, within(60_000.0));
    assertThat(new TimeHistogram().nanos(0.5)).isZero();
  }
}
