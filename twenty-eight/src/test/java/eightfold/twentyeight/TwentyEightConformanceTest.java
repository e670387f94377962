package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.ClauseCoverage;
import eightfold.conformance.GameConformance;
import eightfold.conformance.Setup;
import eightfold.core.Game;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TwentyEightConformanceTest
    extends GameConformance<TwentyEightState, TwentyEightMove, TwentyEightView> {
  @Override
  protected Game<TwentyEightState, TwentyEightMove, TwentyEightView> game() {
    return Scene.GAME;
  }

  /**
   * Every round but the first puts at least one of 56 gems into the middle before its end. In a
   * round every turn but the last takes a card, of which there are 51, and a turn has one answer of
   * each seat; then every seat may choose.
   */
  @Override
  protected int mostMoves(Setup setup) {
    return 56 * (52 * setup.seats() + setup.seats());
  }

  @Override
  protected void checkConservation(TwentyEightState state) {
    byte[] sorted = state.deck.clone();
    Arrays.sort(sorted);
    assertThat(sorted).isEqualTo(Deck.CARDS);
    int blue = state.supplyBlue + state.middleBlue + Arrays.stream(state.blue).sum();
    int red = state.supplyRed + state.middleRed + Arrays.stream(state.red).sum();
    assertThat(blue).isEqualTo(55);
    assertThat(red).isEqualTo(15);
    int[] seen = new int[11];
    for (int position = 0; position < state.top; position++) {
      seen[state.deck[position]]++;
    }
    for (int seat = 0; seat < state.seats; seat++) {
      seen[state.secret[seat]]--;
      for (int i = 0; i < state.openCount[seat]; i++) {
        seen[state.open[seat * TwentyEightState.MOST_OPEN + i]]--;
      }
    }
    assertThat(seen).containsOnly(0);
  }

  @Test
  void every_clause_has_a_test() {
    ClauseCoverage.everyClauseHasATest(game().info(), getClass());
  }
}
