package eightfold.eights.bots;

import static eightfold.eights.bots.Playing.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {
  private static final int GAMES = 400;
  private static final int CLASSES = 5;

  /** Chances of a class, how many there were, and how many of these seats won. */
  private final double[] promised = new double[CLASSES];

  private final double[] won = new double[CLASSES];
  private final int[] count = new int[CLASSES];

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void chances_add_up_to_one_and_come_true_among_equals(int seats) {
    Options options = Playing.options(seats);
    Bot<EightsView> bot = Playing.bot("steady", seats, options);
    Evaluation evaluation = new Evaluation(seats);
    for (int game = 0; game < GAMES; game++) {
      play(Playing.dealt(options, seats, game), bot, evaluation);
    }
    for (int i = 0; i < CLASSES; i++) {
      if (count[i] > GAMES) {
        assertThat(won[i] / count[i])
            .as("class " + i)
            .isCloseTo(promised[i] / count[i], within(0.06));
      }
    }
  }

  private void play(EightsState state, Bot<EightsView> bot, Evaluation evaluation) {
    List<double[]> positions = new ArrayList<>();
    Moves legal = new Moves();
    Rng rng = new Rng(3);
    while (!state.over()) {
      if (state.stack() > 0) {
        positions.add(chances(state, evaluation));
      }
      state.legal(legal);
      EightsView view = GAME.view(state, state.toAct());
      state.apply(bot.choose(view, legal, rng, Budget.rollouts(1)), Log.NONE);
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      double share = evaluation.settled(state, seat);
      for (double[] chances : positions) {
        int i = Math.min(CLASSES - 1, (int) (chances[seat] * CLASSES));
        promised[i] += chances[seat];
        won[i] += share;
        count[i]++;
      }
    }
  }

  private static double[] chances(EightsState state, Evaluation evaluation) {
    double[] chances = new double[state.seats()];
    double sum = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = evaluation.ahead(state, seat);
      sum += chances[seat];
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
    return chances;
  }
}
