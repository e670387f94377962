package eightfold.eights.bots;

import static eightfold.eights.bots.Playing.GAME;
import static eightfold.eights.bots.Playing.dealt;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HandBeliefTest {
  /** Shows every turn of some games of one player against itself. */
  private static void watch(
      String name, int seats, int games, BiConsumer<EightsState, EightsView> watch) {
    Options options = Playing.options(seats);
    Bot<EightsView> bot = Playing.bot(name, seats, options);
    Moves legal = new Moves();
    Rng rng = new Rng(5);
    for (int game = 0; game < games; game++) {
      EightsState state = dealt(options, seats, 100 + game);
      while (!state.over()) {
        EightsView view = GAME.view(state, state.toAct());
        watch.accept(state, view);
        state.legal(legal);
        state.apply(bot.choose(view, legal, rng, Budget.rollouts(1)), Log.NONE);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"greedy, 2", "gentle, 3", "steady, 4", "random, 6"})
  void a_guess_agrees_with_everything_that_is_known(String name, int seats) {
    HandBelief belief = new HandBelief(seats);
    EightsState world = GAME.newState(seats, Playing.options(seats));
    Rng rng = new Rng(1);
    watch(
        name,
        seats,
        3,
        (state, view) -> {
          belief.from(view);
          for (int i = 0; i < 5; i++) {
            GAME.sample(belief.draw(view, rng), rng, world);
            long all = world.row();
            for (int seat = 0; seat < seats; seat++) {
              assertThat(world.hand(seat) & all).as("cards in two places").isZero();
              all |= world.hand(seat);
              EightsView.Seat one = view.seats().get(seat);
              assertThat(Long.bitCount(world.hand(seat))).isEqualTo(one.cards());
              assertThat(GAME.view(world, seat).hand().texts()).containsAll(one.known().texts());
            }
            assertThat(GAME.view(world, view.seat()).hand()).isEqualTo(view.hand());
          }
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void what_others_keep_is_guessed_more_often_than_by_chance(boolean emptyStack) {
    HandBelief belief = new HandBelief(4);
    Rng rng = new Rng(2);
    double[] hits = new double[2];
    watch(
        "greedy",
        4,
        60,
        (state, view) -> {
          if (emptyStack == (state.stack() == 0)) {
            belief.from(view);
            for (int i = 0; i < 20; i++) {
              count(state, view, belief.draw(view, rng), hits);
            }
          }
        });
    assertThat(hits[0] / hits[1]).as("hits, against those by chance").isGreaterThan(1.1);
  }

  /** How many guessed cards are really there, and how many would be by chance. */
  private static void count(EightsState state, EightsView view, EightsView drawn, double[] hits) {
    int unseen = (int) view.stack().texts().stream().filter("?"::equals).count();
    for (EightsView.Seat one : view.seats()) {
      unseen += one.cards() - one.known().size();
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      EightsView.Seat one = view.seats().get(seat);
      int hidden = one.cards() - one.known().size();
      int guessed = drawn.seats().get(seat).known().size() - one.known().size();
      List<String> hand = new ArrayList<>(GAME.view(state, seat).hand().texts());
      one.known().texts().forEach(hand::remove);
      List<String> wrong = new ArrayList<>(hand);
      drawn.seats().get(seat).known().texts().forEach(wrong::remove);
      hits[0] += hand.size() - wrong.size();
      hits[1] += guessed * hidden / (double) Math.max(1, unseen);
    }
  }

  @Test
  void what_others_put_under_the_stack_is_followed_to_its_top() {
    HandBelief belief = new HandBelief(4);
    Rng rng = new Rng(4);
    EightsState truth = GAME.newState(4, Playing.options(4));
    EightsState world = GAME.newState(4, Playing.options(4));
    int[] hits = new int[2];
    watch(
        "greedy",
        4,
        60,
        (state, view) -> {
          truth.copyFrom(state);
          if (state.stack() >= 3 && state.stack() < 14 && state.passes() < 3) {
            belief.from(view);
            long drawn = exchangeThree(truth);
            for (int i = 0; i < 20; i++) {
              GAME.sample(belief.draw(view, rng), rng, world);
              hits[0] += Long.bitCount(drawn & exchangeThree(world));
              GAME.sample(view, rng, world);
              hits[1] += Long.bitCount(drawn & exchangeThree(world));
            }
          }
        });
    assertThat(hits[0] / (double) hits[1]).as("hits, against those by chance").isGreaterThan(1.15);
  }

  /** What the seat to act gets for its three lowest cards. */
  private static long exchangeThree(EightsState state) {
    int seat = state.toAct();
    long kept = state.hand(seat);
    for (int i = 0; i < 3; i++) {
      kept &= kept - 1;
    }
    state.apply(Sets.under(state.hand(seat) & ~kept), Log.NONE);
    return Deck.faces(state.hand(seat) & ~kept);
  }

  @Test
  void turns_that_do_not_lead_to_the_table_tell_nothing() {
    HandBelief belief = new HandBelief(4);
    watch(
        "greedy",
        4,
        1,
        (state, view) -> {
          belief.from(view);
          boolean began = view.turns().isEmpty();
          assertThat(belief.draw(view, new Rng(3)).equals(view)).isEqualTo(began);
          EightsView other =
              view.with(view.seats().stream().map(HandBeliefTest::oneMore).toList(), view.stack());
          belief.from(other);
          assertThat(belief.draw(other, new Rng(3))).isEqualTo(other);
        });
  }

  private static EightsView.Seat oneMore(EightsView.Seat one) {
    return new EightsView.Seat(one.cards() + 1, one.known(), one.laid(), one.points());
  }
}
