package eightfold.eightandhalf.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfTurns;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.HandIndex;
import eightfold.eightandhalf.Sampler;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandBeliefTest {
  private static final EightAndHalf GAME = new EightAndHalf();

  /** Two styles: the first hardly ever moves with a ghost in hand, the second always has one. */
  private static final OpponentModel GHOSTS =
      new OpponentModel() {
        @Override
        public int styles() {
          return 2;
        }

        @Override
        public double share(int style) {
          return 0.5;
        }

        @Override
        public double likelihood(int style, int hand, HalfTurns turns, int index) {
          boolean ghost = Deck.count(HandIndex.heap(hand), Deck.GHOST) > 0;
          return ghost == (style == 1) ? 1 : 0.000_1;
        }
      };

  private static HalfState blank() {
    Options options = GAME.info().options(2, Map.of()).found().orElseThrow();
    return GAME.newState(2, options);
  }

  /** A random game right after the other player's first turn, which is a collection. */
  private static HalfState afterACollection(Rng rng) {
    HalfState state = blank();
    Moves legal = new Moves();
    for (long seed = 0; ; seed++) {
      GAME.deal(state, Chance.fast(seed), Log.NONE);
      for (int turn = 0; turn < 2; turn++) {
        state.legal(legal);
        long move = legal.at(rng.below(legal.size()));
        state.apply(move, Log.NONE);
        if (turn == 1 && move == HalfCodec.COLLECT) {
          return state;
        }
      }
    }
  }

  @Test
  void a_model_makes_hands_and_styles_likely() {
    Rng rng = new Rng(8);
    HalfState state = afterACollection(rng);
    int me = state.toAct();
    HalfView view = GAME.view(state, me);
    HandBelief belief = new HandBelief(2, GHOSTS);
    Sampler sampler = new Sampler(view, belief);
    HalfState world = blank();
    int[] ghosts = {0, 0};
    int[] seen = {0, 0};
    for (int i = 0; i < 2000; i++) {
      sampler.draw(rng, world);
      int style = belief.style(1 - me);
      seen[style]++;
      ghosts[style] += Deck.count(world.handHeap(1 - me), Deck.GHOST) > 0 ? 1 : 0;
      assertThat(GAME.view(world, me)).isEqualTo(view);
    }
    assertThat(seen[0]).isGreaterThan(100);
    assertThat(seen[1]).isGreaterThan(100);
    assertThat(ghosts[0]).isLessThan(10);
    assertThat(ghosts[1]).isGreaterThan(seen[1] - 10);
  }
}
