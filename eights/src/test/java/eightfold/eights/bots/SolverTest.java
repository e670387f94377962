package eightfold.eights.bots;

import static eightfold.eights.bots.Playing.GAME;
import static eightfold.eights.bots.Playing.dealt;
import static eightfold.eights.bots.Playing.options;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SolverTest {
  private static final Budget PLENTY = Budget.rollouts(1 << 30);
  private static final int SMALL = 9;
  private final Solver solver = new Solver();

  /** Positions of two players with an empty stack, from random play. */
  private static void positions(int count, long seed, Consumer<EightsState> watch) {
    Moves legal = new Moves();
    Rng rng = new Rng(seed);
    int left = count;
    for (int game = 0; left > 0; game++) {
      EightsState state = dealt(options(2), 2, Rng.derive(seed, game));
      for (; left > 0 && !state.over(); state.apply(legal.at(rng.below(legal.size())), Log.NONE)) {
        if (state.stack() == 0) {
          watch.accept(state);
          left--;
        }
        state.legal(legal);
      }
    }
  }

  private int solve(EightsState state, Budget budget) {
    int me = state.toAct();
    long mine = state.hand(me);
    return solver.solve(state.row(), mine, state.hand(1 - me), state.passes() > 0, budget.start());
  }

  @Test
  void the_solver_finds_what_plain_trying_finds() {
    int[] checked = {0};
    positions(
        2_000,
        4,
        state -> {
          if (Long.bitCount(state.hand(0)) + Long.bitCount(state.hand(1)) <= SMALL) {
            assertThat(solve(state, PLENTY)).isEqualTo(best(state));
            checked[0]++;
          }
        });
    assertThat(checked[0]).isGreaterThan(500);
  }

  /** Every move, every answer, to the end of the hand. */
  private static int best(EightsState state) {
    Moves legal = new Moves();
    state.legal(legal);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      best = Math.max(best, after(state, legal.at(i)));
    }
    return best;
  }

  private static int after(EightsState state, long move) {
    EightsState next = GAME.newState(2, options(2));
    next.copyFrom(state);
    next.apply(move, Log.NONE);
    int gain = lead(next, state.toAct()) - lead(state, state.toAct());
    return next.over() || next.round() != state.round() ? gain : gain - best(next);
  }

  private static int lead(EightsState state, int seat) {
    return state.points(seat) - state.points(1 - seat);
  }

  @Test
  void sharp_leaves_no_point_on_the_table_when_the_stack_is_empty() {
    Bot<EightsView> sharp = Playing.bot("sharp", 2);
    Moves legal = new Moves();
    EightsState next = GAME.newState(2, options(2));
    positions(
        10_000,
        5,
        state -> {
          state.legal(legal);
          int me = state.toAct();
          long move = sharp.choose(GAME.view(state, me), legal, new Rng(1), Budget.rollouts(100));
          int best = solve(state, PLENTY);
          next.copyFrom(state);
          next.apply(move, Log.NONE);
          int gain = lead(next, me) - lead(state, me);
          boolean ended = next.over() || next.round() != state.round();
          assertThat(ended ? gain : gain - solve(next, PLENTY)).isEqualTo(best);
        });
  }

  @Test
  void without_a_budget_there_is_no_solution_but_a_move() {
    int[] unsolved = {0};
    Bot<EightsView> sharp = Playing.bot("sharp", 2);
    Moves legal = new Moves();
    positions(
        300,
        6,
        state -> {
          unsolved[0] += solve(state, Budget.rollouts(0)) == Solver.UNSOLVED ? 1 : 0;
          state.legal(legal);
          EightsView view = GAME.view(state, state.toAct());
          long move = sharp.choose(view, legal, new Rng(1), Budget.rollouts(0));
          assertThat(legal.contains(move)).isTrue();
        });
    assertThat(unsolved[0]).isGreaterThan(10);
  }
}
