package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eights.Eights;
import eightfold.twentyeight.TwentyEight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every player of every game promises. */
class BotPromisesTest {
  private static final Budget FEW = Budget.rollouts(24);

  /** A player at a table of its own kind. */
  record Case<S extends State<S>, M extends Move, V extends View>(
      Game<S, M, V> game, String name, int seats) {
    Options options() {
      return game.info().options(seats, Map.of()).found().orElseThrow();
    }

    Bot<V> bot() {
      return Bots.of(game).make(name, seats, options()).found().orElseThrow();
    }

    /** Plays a game of this player against itself and shows every decision. */
    void play(long seed, Consumer<Decision<S, V>> watch) {
      S state = game.newState(seats, options());
      game.deal(state, Chance.fast(seed), Log.NONE);
      Bot<V> bot = bot();
      Moves legal = new Moves();
      for (int turn = 0; !state.over(); turn++) {
        state.legal(legal);
        V view = game.view(state, state.toAct());
        long seedOfTurn = Rng.derive(seed, turn);
        long move = bot.choose(view, legal, new Rng(seedOfTurn), FEW);
        watch.accept(new Decision<>(state, view, legal, seedOfTurn, move));
        state.apply(move, Log.NONE);
      }
    }

    @Override
    public String toString() {
      return game.info().slug() + " with " + seats + ": " + name;
    }
  }

  record Decision<S, V>(S state, V view, Moves legal, long seed, long move) {}

  static List<Case<?, ?, ?>> cases() {
    List<Case<?, ?, ?>> cases = new ArrayList<>();
    add(cases, new TwentyEight());
    add(cases, new EightAndHalf());
    add(cases, new Eights());
    return cases;
  }

  private static <S extends State<S>, M extends Move, V extends View> void add(
      List<Case<?, ?, ?>> cases, Game<S, M, V> game) {
    for (String name : Bots.of(game).names()) {
      cases.add(new Case<>(game, name, game.info().minSeats()));
      cases.add(new Case<>(game, name, game.info().maxSeats()));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  <S extends State<S>, M extends Move, V extends View> void every_choice_is_legal(Case<S, M, V> c) {
    int[] decisions = {0};
    c.play(
        5,
        decision -> {
          M move = c.game().codec().unpack(decision.move());
          assertThat(c.game().refuse(decision.state(), decision.state().toAct(), move)).isEmpty();
          decisions[0]++;
        });
    assertThat(decisions[0]).isGreaterThan(10);
  }

  @ParameterizedTest
  @MethodSource("cases")
  <S extends State<S>, M extends Move, V extends View> void the_same_seed_gives_the_same_choice(
      Case<S, M, V> c) {
    Bot<V> twin = c.bot();
    c.play(
        6,
        decision ->
            assertThat(
                    twin.choose(decision.view(), decision.legal(), new Rng(decision.seed()), FEW))
                .isEqualTo(decision.move()));
  }

  @ParameterizedTest
  @MethodSource("cases")
  <S extends State<S>, M extends Move, V extends View> void hidden_cards_do_not_matter(
      Case<S, M, V> c) {
    S world = c.game().newState(c.seats(), c.options());
    Bot<V> twin = c.bot();
    Moves legal = new Moves();
    Rng rng = new Rng(1);
    c.play(
        7,
        decision -> {
          c.game().sample(decision.view(), rng, world);
          world.legal(legal);
          V view = c.game().view(world, world.toAct());
          assertThat(twin.choose(view, legal, new Rng(decision.seed()), FEW))
              .isEqualTo(decision.move());
        });
  }

  @Test
  void an_unknown_player_is_refused_with_the_known_ones() {
    TwentyEight game = new TwentyEight();
    Options options = game.info().options(3, Map.of()).found().orElseThrow();
    assertThat(Bots.of(game).make("genius", 3, options).refused())
        .hasValueSatisfying(
            refusal ->
                assertThat(refusal.reason())
                    .isEqualTo(
                        "There is no player genius; there are: gentle, steady, sharp, threshold,"
                            + " random."));
    assertThat(Bots.of(game).reference()).isEqualTo("threshold");
  }
}
