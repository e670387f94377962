package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PastTest {
  private static final TwentyEight GAME = new TwentyEight();
  private static final Options OPTIONS = GAME.info().options(3, Map.of()).found().orElseThrow();

  private static TwentyEightState dealt() {
    TwentyEightState state = GAME.newState(3, OPTIONS);
    GAME.deal(state, Chance.fast(4), Log.NONE);
    return state;
  }

  private static void play(TwentyEightState state, TwentyEightMove... moves) {
    for (TwentyEightMove move : moves) {
      state.apply(GAME.codec().pack(move), Log.NONE);
    }
  }

  @Test
  void answers_are_known_with_their_totals_once_the_round_is_over() {
    TwentyEightState state = dealt();
    int first = state.toAct();
    int total = state.low(first);
    play(state, TwentyEightMove.TAKE);
    assertThat(GAME.view(state, first).past()).containsOnly(List.of());
    int then = Totals.standing(state.low(first), state.elevens(first));
    while (state.round() == 1) {
      play(state, state.choosing() ? TwentyEightMove.FOR8 : TwentyEightMove.DECLINE);
    }
    assertThat(GAME.view(state, 0).past().get(first)).containsExactly(total, -then);
    assertThat(GAME.view(state, 1).past()).isEqualTo(GAME.view(state, 0).past());
  }

  @Test
  void a_whole_game_leaves_room_for_all_answers() {
    TwentyEightState state = dealt();
    Rng rng = new Rng(5);
    Moves legal = new Moves();
    int most = 0;
    while (!state.over()) {
      for (List<Integer> answers : GAME.view(state, 0).past()) {
        most = Math.max(most, answers.size());
      }
      state.legal(legal);
      state.apply(legal.at(rng.below(legal.size())), Log.NONE);
    }
    assertThat(most).isBetween(20, Past.MOST);
  }

  @Test
  void imagined_cards_take_the_place_of_hidden_ones_and_nothing_is_lost() {
    TwentyEightState state = dealt();
    play(state, TwentyEightMove.TAKE, TwentyEightMove.DECLINE);
    TwentyEightState world = GAME.newState(3, OPTIONS);
    Rng rng = new Rng(6);
    GAME.sample(GAME.view(state, 1), rng, world);
    byte[] cards = {4, 9, 4};
    world.imagine(1, cards, rng);
    TwentyEightView seen = GAME.view(world, 0);
    assertThat(world.low(0) + world.low(2)).isEqualTo(low(seen, 0) + low(seen, 2) + 10);
    byte[] deck = world.deck.clone();
    Arrays.sort(deck);
    byte[] full = Deck.CARDS.clone();
    Arrays.sort(full);
    assertThat(deck).isEqualTo(full);
    assertThat(GAME.view(world, 1)).isEqualTo(GAME.view(state, 1));
  }

  private static int low(TwentyEightView view, int seat) {
    return Totals.low(view.players().get(seat).open());
  }
}
