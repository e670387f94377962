package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Game;
import eightfold.core.Options;
import eightfold.games.Games;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class BenchTest {
  /**
   * The measurement itself costs an object or two. The virtual machine also links code now and then
   * on the thread that needs it, which is why a window of a million decisions gets three chances.
   */
  private static final long ODD_OBJECT = 100;

  @ParameterizedTest
  @CsvSource({
    "twenty-eight, 3", "twenty-eight, 4", "twenty-eight, 6",
    "eight-and-half, 2", "eight-and-half, 4", "eight-and-half, 5",
    "eights, 2", "eights, 4", "eights, 6"
  })
  void the_bare_loop_allocates_nothing(String slug, int seats) {
    Game<?, ?, ?> game = Games.find(slug).found().orElseThrow().game();
    Options options = game.info().options(seats, Map.of()).found().orElseThrow();
    Loop loop = OwnLoop.of(game, seats, options, 1);
    Meter.runDecisions(loop::bare, 300_000);
    long fewest = Long.MAX_VALUE;
    for (int window = 0; window < 3 && fewest >= ODD_OBJECT; window++) {
      fewest = Math.min(fewest, Meter.runDecisions(loop::bare, 1_000_000).bytes());
    }
    assertThat(fewest).isLessThan(ODD_OBJECT);
  }

  @Test
  void every_figure_is_measured() {
    List<Bench.Figure> figures = Bench.run(Games.all(), 4, 0.05, Progress.SILENT);
    assertThat(figures)
        .extracting(Bench.Figure::game)
        .containsExactly("twenty-eight", "eight-and-half", "eights");
    assertThat(figures)
        .allSatisfy(
            figure -> {
              assertThat(figure.bare().perSecond()).isGreaterThan(1000);
              assertThat(figure.viewed().perSecond()).isGreaterThan(1000);
              assertThat(figure.viewed().bytesPerDecision()).isGreaterThan(16);
            });
  }

  @Test
  void the_jmh_benchmarks_run() {
    RandomPlayBenchmark benchmark = new RandomPlayBenchmark();
    benchmark.game = "eights";
    benchmark.seats = 3;
    benchmark.prepare();
    assertThat(benchmark.bare().toString()).contains("last view null");
    assertThat(benchmark.viewed().toString()).contains("last view EightsView");
  }
}
