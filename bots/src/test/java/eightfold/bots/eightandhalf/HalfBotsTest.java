package eightfold.bots.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Bot;
import eightfold.bots.Budget;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HalfBotsTest {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final Budget FEW = Budget.rollouts(24);

  private static Options options(int seats, Map<String, String> given) {
    return GAME.info().options(seats, given).found().orElseThrow();
  }

  private static Bot<HalfView> bot(String name, int seats, Options options) {
    return HalfRoster.ROSTER.make(name, seats, options).found().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gentle", "steady", "sharp", "lowest-first", "random"})
  void every_choice_is_legal_at_every_table_and_follows_from_view_and_seed(String name) {
    for (int seats = 2; seats <= 5; seats++) {
      for (String keepsFive : List.of("true", "false")) {
        Options options = options(seats, Map.of("ghostKeepsFive", keepsFive, "rounds", "2"));
        checkGame(name, seats, options);
      }
    }
  }

  private static void checkGame(String name, int seats, Options options) {
    HalfState state = GAME.newState(seats, options);
    HalfState world = GAME.newState(seats, options);
    GAME.deal(state, Chance.fast(seats), Log.NONE);
    Bot<HalfView> bot = bot(name, seats, options);
    Bot<HalfView> twin = bot(name, seats, options);
    Moves legal = new Moves();
    Rng rng = new Rng(9);
    for (int turn = 0; !state.over(); turn++) {
      state.legal(legal);
      HalfView view = GAME.view(state, state.toAct());
      long move = bot.choose(view, legal, new Rng(turn), FEW);
      assertThat(legal.contains(move)).as("%s is legal", move).isTrue();
      GAME.sample(view, rng, world);
      HalfView other = GAME.view(world, world.toAct());
      assertThat(twin.choose(other, legal, new Rng(turn), FEW)).isEqualTo(move);
      state.apply(move, Log.NONE);
    }
  }

  @Test
  void the_ladder_stands() {
    assertThat(share("lowest-first", "random", 4, 20, 1)).isGreaterThan(0.45);
    assertThat(share("gentle", "random", 4, 20, 1)).isGreaterThan(0.4);
    for (int seats = 2; seats <= 5; seats++) {
      double fair = 1.0 / seats;
      assertThat(share("steady", "lowest-first", seats, 60, 1)).isGreaterThan(fair + 0.05);
      assertThat(share("gentle", "steady", seats, 60, 1)).isLessThan(fair - 0.05);
    }
    assertThat(share("sharp", "lowest-first", 2, 12, 150)).isGreaterThan(0.65);
    assertThat(share("sharp", "lowest-first", 4, 8, 150)).isGreaterThan(0.34);
  }

  /** The share of wins of one player against copies of another, from every seat. */
  private static double share(String hero, String others, int seats, int deals, int rollouts) {
    double wins = 0;
    for (int deal = 0; deal < deals; deal++) {
      for (int seat = 0; seat < seats; seat++) {
        List<Integer> winners = winners(hero, others, seats, deal, seat, rollouts);
        wins += winners.contains(seat) ? 1.0 / winners.size() : 0;
      }
    }
    return wins / (deals * seats);
  }

  private static List<Integer> winners(
      String hero, String others, int seats, int deal, int seat, int rollouts) {
    Options options = options(seats, Map.of());
    Bot<HalfView> one = bot(hero, seats, options);
    Bot<HalfView> rest = bot(others, seats, options);
    HalfState state = GAME.newState(seats, options);
    GAME.deal(state, Chance.fast(deal), Log.NONE);
    Rng rng = new Rng(deal * 10L + seat);
    Moves legal = new Moves();
    while (!state.over()) {
      state.legal(legal);
      Bot<HalfView> bot = state.toAct() == seat ? one : rest;
      HalfView view = GAME.view(state, state.toAct());
      state.apply(bot.choose(view, legal, rng, Budget.rollouts(rollouts)), Log.NONE);
    }
    return Points.winners(Points.all(state));
  }
}
