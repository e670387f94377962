package eightfold.sample;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.ClauseCoverage;
import eightfold.conformance.GameConformance;
import eightfold.conformance.Rule;
import eightfold.conformance.Setup;
import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SampleConformanceTest extends GameConformance<SampleState, SampleMove, SampleView> {
  @Override
  protected Game<SampleState, SampleMove, SampleView> game() {
    return new Sample();
  }

  @Override
  protected int mostMoves(Setup setup) {
    return Sample.HAND * setup.seats() * setup.options().number("rounds");
  }

  @Override
  protected void checkConservation(SampleState state) {
    byte[] sorted = state.deck.clone();
    Arrays.sort(sorted);
    assertThat(sorted).isEqualTo(Sample.DECK);
  }

  @Rule({"S1", "S2", "S3", "S4", "S5"})
  @Test
  void a_round_of_two() {
    List<String> deck = List.of("2 5 8 1 6 7 1 1 2 2 3 3 3 4 4 4 5 5 6 6 7 7 8 8".split(" "));
    Chance chance =
        Chance.scripted(List.of(game().readDeal(1, List.of(), deck).found().orElseThrow()));
    Table<SampleState, SampleMove, SampleView> table =
        Table.open(game(), 2, Map.of("rounds", "1"), chance, Log.NONE).found().orElseThrow();
    assertThat(table.legal()).containsExactly("play 2", "play 5", "play 8");
    assertThat(table.play(0, "play 5", Log.NONE)).isEmpty();
    assertThat(table.play(1, "play 5", Log.NONE).orElseThrow()).hasToString("S3: You hold no 5.");
    assertThat(table.play(1, "play 6", Log.NONE)).isEmpty();
    assertThat(table.state().toAct()).isEqualTo(1);
    assertThat(table.play(1, "play 1", Log.NONE)).isEmpty();
    assertThat(table.play(0, "play 2", Log.NONE)).isEmpty();
    assertThat(table.play(0, "play 8", Log.NONE)).isEmpty();
    assertThat(table.play(1, "play 7", Log.NONE)).isEmpty();
    assertThat(table.state().over()).isTrue();
    assertThat(table.view(0).players()).extracting("points").containsExactly(2, 1);
  }

  @Test
  void every_clause_has_a_test() {
    ClauseCoverage.everyClauseHasATest(game().info(), getClass());
  }
}
