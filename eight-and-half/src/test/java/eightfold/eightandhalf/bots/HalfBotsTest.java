package eightfold.eightandhalf.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Match;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class HalfBotsTest {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final Match<HalfState, HalfView> MATCH = new Match<>(GAME, HalfRoster.ROSTER);
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
    assertThat(MATCH.share("lowest-first", "random", 4, 20, 1)).isGreaterThan(0.45);
    assertThat(MATCH.share("gentle", "random", 4, 20, 1)).isGreaterThan(0.4);
    for (int seats = 2; seats <= 5; seats++) {
      double fair = 1.0 / seats;
      assertThat(MATCH.share("steady", "lowest-first", seats, 60, 1)).isGreaterThan(fair + 0.05);
      assertThat(MATCH.share("gentle", "steady", seats, 60, 1)).isLessThan(fair - 0.05);
    }
    assertThat(MATCH.share("sharp", "lowest-first", 2, 12, 150)).isGreaterThan(0.65);
    assertThat(MATCH.share("sharp", "lowest-first", 4, 8, 150)).isGreaterThan(0.34);
  }
}
