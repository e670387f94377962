package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import eightfold.conformance.ClauseCoverage;
import eightfold.conformance.GameConformance;
import eightfold.conformance.Setup;
import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import java.lang.management.ManagementFactory;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EightAndHalfConformanceTest extends GameConformance<HalfState, HalfMove, HalfView> {
  private final EightAndHalf game = new EightAndHalf();

  @Override
  protected Game<HalfState, HalfMove, HalfView> game() {
    return game;
  }

  @Override
  protected int mostMoves(Setup setup) {
    return EightAndHalf.mostMoves(setup.seats(), setup.options().number("rounds"));
  }

  @Override
  protected void checkConservation(HalfState state) {
    long heap = state.pileHeap;
    for (int seat = 0; seat < state.seats; seat++) {
      heap += state.handHeap(seat) + state.openHeap(seat) + state.burned[seat];
      for (int place = 0; place < 3; place++) {
        boolean gone = state.blind[3 * seat + place] == HalfState.GONE;
        heap += gone ? 0 : Deck.one(state.blindFace(seat, place));
      }
      for (int position = state.top[seat]; position < Deck.SIZE; position += state.seats) {
        heap += Deck.one(state.deck[position]);
      }
    }
    assertThat(Deck.cards(heap)).isEqualTo(Deck.cards(Deck.ALL));
    assertThat(state.pileSize).isEqualTo(Deck.size(state.pileHeap));
  }

  @Test
  void every_clause_has_a_test() {
    ClauseCoverage.everyClauseHasATest(game.info(), getClass());
  }

  @Test
  void the_game_introduces_itself() {
    assertThat(game.info().slug()).isEqualTo("eight-and-half");
    assertThat(game.info().title()).isEqualTo("Eight & Half");
    assertThat(game.info().options(1, Map.of()).refused()).isPresent();
    assertThat(game.info().options(6, Map.of()).refused()).isPresent();
    assertThat(game.info().options(5, Map.of()).found().orElseThrow().shown())
        .containsExactly(Map.entry("ghostKeepsFive", true), Map.entry("rounds", 6));
  }

  @Test
  void bare_play_leaves_no_garbage() {
    HalfState state = game.newState(4, game.info().options(4, Map.of()).found().orElseThrow());
    Chance chance = Chance.fast(1);
    Moves legal = new Moves();
    Rng rng = new Rng(2);
    play(state, chance, legal, rng, 20);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    int moves = play(state, chance, legal, rng, 50);
    assertThat((threads.getCurrentThreadAllocatedBytes() - before) / moves).isZero();
  }

  private int play(HalfState state, Chance chance, Moves legal, Rng rng, int games) {
    int moves = 0;
    for (int i = 0; i < games; i++) {
      chance.reseed(rng.nextLong());
      game.deal(state, chance, Log.NONE);
      while (!state.over()) {
        state.legal(legal);
        state.apply(legal.at(rng.below(legal.size())), Log.NONE);
        moves++;
      }
    }
    return moves;
  }
}
