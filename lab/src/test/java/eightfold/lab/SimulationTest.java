package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.core.Chance;
import eightfold.games.Games;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.kit.Kit;
import eightfold.sample.kit.SampleKit;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {
  private static Plan plan(String slug, int games, int threads) {
    Kit<?, ?, ?> kit = Games.find(slug).found().orElseThrow();
    return new Plan(
        kit, 4, kit.info().options(4, Map.of()).found().orElseThrow(), games, 28, threads);
  }

  @Test
  void a_game_that_is_not_in_the_list_is_simulated_all_the_same() throws Exception {
    Kit<?, ?, ?> kit = new SampleKit();
    Plan plan = new Plan(kit, 3, kit.info().options(3, Map.of()).found().orElseThrow(), 40, 28, 2);
    StringBuilder transcript = new StringBuilder();
    assertThat(run(plan, transcript).moves()).isEqualTo(40 * 3 * 3 * 3);
    assertThat(transcript.toString()).contains("\"move\":\"play 8\"");
  }

  private static Summary run(Plan plan, Appendable transcript) throws Exception {
    return new Simulation(plan, Optional.of(transcript), Progress.SILENT, () -> false).run();
  }

  private static List<Replayed> replay(CharSequence transcript) throws Exception {
    List<Replayed> games = new ArrayList<>();
    assertThat(Replay.check(new StringReader(transcript.toString()), games::add)).isEmpty();
    return games;
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void the_same_seed_gives_the_same_games_on_any_number_of_threads(String slug) throws Exception {
    StringBuilder alone = new StringBuilder();
    Summary one = run(plan(slug, 70, 1), alone);
    for (int threads : new int[] {2, 5}) {
      StringBuilder together = new StringBuilder();
      Summary many = run(plan(slug, 70, threads), together);
      assertThat(together.toString()).isEqualTo(alone.toString());
      assertThat(many.tallies()).isEqualTo(one.tallies());
      assertThat(many.moves()).isEqualTo(one.moves());
      for (int seat = 0; seat < 4; seat++) {
        assertThat(many.meanPoints(seat)).isEqualTo(one.meanPoints(seat));
        assertThat(many.pointsMargin(seat)).isEqualTo(one.pointsMargin(seat));
        assertThat(many.winShare(seat)).isEqualTo(one.winShare(seat));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void the_summary_says_what_the_transcript_says(String slug) throws Exception {
    StringBuilder transcript = new StringBuilder();
    Summary summary = run(plan(slug, 40, 2), transcript);
    List<Replayed> games = replay(transcript);
    assertThat(games).hasSize(40).allMatch(Replayed::finished);
    assertThat(summary.games()).isEqualTo(40);
    assertThat(summary.seats()).isEqualTo(4);
    assertThat(summary.moves()).isEqualTo(games.stream().mapToLong(Replayed::moves).sum());
    assertThat(summary.meanMoves() * 40).isCloseTo((double) summary.moves(), within(1e-6));
    assertThat(summary.fewestMoves())
        .isEqualTo(games.stream().mapToLong(Replayed::moves).min().orElseThrow());
    assertThat(summary.mostMoves())
        .isEqualTo(games.stream().mapToLong(Replayed::moves).max().orElseThrow());
    assertThat(summary.meanRounds())
        .isEqualTo(games.stream().mapToInt(Replayed::rounds).average().orElseThrow());
    double wins = 0;
    for (int seat = 0; seat < 4; seat++) {
      wins += summary.winShare(seat);
      assertPoints(summary, games, seat);
    }
    assertThat(wins).isCloseTo(1, within(1e-9));
    assertThat(summary.tallies()).isNotEmpty();
  }

  private static void assertPoints(Summary summary, List<Replayed> games, int seat) {
    double mean = games.stream().mapToInt(g -> g.points().get(seat)).average().orElseThrow();
    double squares =
        games.stream().mapToDouble(g -> Math.pow(g.points().get(seat) - mean, 2)).sum();
    assertThat(summary.meanPoints(seat)).isCloseTo(mean, within(1e-9));
    assertThat(summary.pointsMargin(seat))
        .isCloseTo(1.96 * Math.sqrt(squares / 39 / 40), within(1e-3));
  }

  @Test
  void a_longer_run_begins_with_the_games_of_a_shorter_one() throws Exception {
    StringBuilder few = new StringBuilder();
    StringBuilder many = new StringBuilder();
    run(plan("eights", 3, 1), few);
    run(plan("eights", 50, 2), many);
    assertThat(many.toString()).startsWith(few.toString());
  }

  @Test
  void each_game_follows_from_a_seed_of_its_own() throws Exception {
    StringBuilder transcript = new StringBuilder();
    Plan plan = plan("twenty-eight", 3, 1);
    run(plan, transcript);
    assertThat(transcript.toString().lines().filter(line -> line.contains("\"seed\"")))
        .allSatisfy(line -> assertThat(line).contains("\"seats\":4"))
        .extracting(line -> line.replaceFirst(".*\"seed\":\"(.*)\"}", "$1"))
        .containsExactly(
            Chance.fast(plan.dealSeed(0)).text(),
            Chance.fast(plan.dealSeed(1)).text(),
            Chance.fast(plan.dealSeed(2)).text());
    assertThat(replay(transcript)).allMatch(game -> game.seed() == Replayed.Seed.FOLLOWED);
  }

  @Test
  void a_stop_leaves_a_complete_beginning() throws Exception {
    StringBuilder transcript = new StringBuilder();
    AtomicInteger asked = new AtomicInteger();
    Simulation simulation =
        new Simulation(
            plan("twenty-eight", 1_000_000, 2),
            Optional.of(transcript),
            Progress.SILENT,
            () -> asked.incrementAndGet() > 3);
    Summary summary = simulation.run();
    assertThat(summary.games()).isPositive().isLessThan(1_000_000);
    assertThat(replay(transcript)).hasSize((int) summary.games()).allMatch(Replayed::finished);
  }

  @Test
  void progress_is_told_up_to_the_end() throws Exception {
    List<Long> told = new ArrayList<>();
    Simulation simulation =
        new Simulation(
            plan("eights", 100, 2), Optional.empty(), (done, total) -> told.add(done), () -> false);
    assertThat(simulation.run().games()).isEqualTo(100);
    assertThat(told).isSorted().last().isEqualTo(100L);
  }

  @Test
  void nothing_played_has_an_empty_summary() throws Exception {
    Summary none =
        new Simulation(plan("eights", 9, 1), Optional.empty(), Progress.SILENT, () -> true).run();
    assertThat(none.games()).isZero();
    assertThat(none.fewestMoves()).isZero();
  }
}
