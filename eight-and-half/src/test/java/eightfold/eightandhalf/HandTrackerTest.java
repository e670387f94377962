package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandTrackerTest {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final int WORLDS = 20_000;
  private final Rng rng = new Rng(8);
  private final Moves legal = new Moves();

  private static HalfState blank(int seats) {
    Options options = GAME.info().options(seats, Map.of()).found().orElseThrow();
    return GAME.newState(seats, options);
  }

  /** A random game right after somebody collected who still had a full hand. */
  private HalfState afterACollection(int seats, long seed) {
    HalfState state = blank(seats);
    GAME.deal(state, Chance.fast(seed), Log.NONE);
    while (!state.over()) {
      state.legal(legal);
      int seat = state.toAct;
      boolean collects = legal.at(0) == HalfCodec.COLLECT && state.held[seat] == 3;
      state.apply(legal.at(rng.below(legal.size())), Log.NONE);
      if (collects) {
        return state;
      }
    }
    throw new AssertionError("nobody collected");
  }

  private static HalfTurn last(HalfView view) {
    return view.turns().get(view.turns().size() - 1);
  }

  private static HalfView with(HalfView view, List<HalfTurn> turns) {
    return new HalfView(
        view.seat(),
        view.toAct(),
        view.phase(),
        view.round(),
        view.rounds(),
        view.ghostKeepsFive(),
        view.dealer(),
        view.swappers(),
        view.value(),
        view.five(),
        view.lawbreaker(),
        view.pile(),
        view.players(),
        turns);
  }

  @Rule("H18")
  @Test
  void whoever_has_just_collected_holds_nothing_that_fitted() {
    for (int seats = 2; seats <= 5; seats++) {
      HalfState world = blank(seats);
      for (long seed = 0; seed < 50; seed++) {
        HalfState state = afterACollection(seats, seed);
        HalfView view = GAME.view(state, state.toAct);
        HalfTurn turn = last(view);
        assertThat(turn.move()).isEqualTo(new HalfMove.Collect());
        for (int i = 0; i < 20; i++) {
          GAME.sample(view, rng, world);
          long hand = world.handHeap(turn.seat());
          assertThat(Legal.any(hand, turn.value(), turn.five())).isFalse();
          assertThat(GAME.view(world, view.seat())).isEqualTo(view);
        }
      }
    }
  }

  @Rule("H18")
  @Test
  void worlds_after_a_collection_are_as_likely_as_by_shuffling_until_they_fit() {
    HalfState state = afterACollection(3, 5);
    HalfView view = GAME.view(state, state.toAct);
    HalfTurn turn = last(view);
    double[] drawn = new double[Deck.KINDS];
    double[] shuffled = new double[Deck.KINDS];
    count(new Sampler(with(view, List.of(turn)), HandOdds.FAIR), turn, drawn);
    count(new Sampler(with(view, List.of()), HandOdds.FAIR), turn, shuffled);
    for (int face = 0; face < Deck.KINDS; face++) {
      assertThat(drawn[face]).isBetween(shuffled[face] - 0.05, shuffled[face] + 0.05);
    }
  }

  /** The mean number of cards of each face in both other hands, in worlds that the turn allows. */
  private void count(Sampler sampler, HalfTurn turn, double[] means) {
    HalfState world = blank(3);
    int found = 0;
    while (found < WORLDS) {
      sampler.draw(rng, world);
      long hand = world.handHeap(turn.seat());
      if (!Legal.any(hand, turn.value(), turn.five())) {
        found++;
        long both = hand + world.handHeap((turn.seat() + 2) % 3);
        for (int face = 0; face < Deck.KINDS; face++) {
          means[face] += (double) Deck.count(both, face) / WORLDS;
        }
      }
    }
  }

  @Test
  void turns_that_cannot_be_tell_nothing() {
    HalfState state = afterACollection(2, 4);
    HalfView view = GAME.view(state, state.toAct);
    int other = last(view).seat();
    HalfTurn impossible = new HalfTurn(other, 0, false, false, new HalfMove.Collect());
    HalfView odd = with(view, List.of(impossible));
    HalfState world = blank(2);
    GAME.sample(odd, rng, world);
    assertThat(GAME.view(world, view.seat())).isEqualTo(odd);
  }

  @Rule("H6")
  @Test
  void after_the_opening_nobody_is_given_a_lower_card_than_its_own() {
    for (long seed = 0; seed < 100; seed++) {
      HalfState state = blank(4);
      GAME.deal(state, Chance.fast(seed), Log.NONE);
      state.legal(legal);
      state.apply(legal.at(0), Log.NONE);
      int seat = state.toAct;
      int opened = state.pile[0];
      HalfState world = blank(4);
      Sampler sampler = new Sampler(GAME.view(state, seat), HandOdds.FAIR);
      for (int i = 0; Deck.yellow(opened) && i < 20; i++) {
        sampler.draw(rng, world);
        int other = (seat + 1) % 4;
        assertThat(Deck.lowestYellow(world.handHeap(other))).isGreaterThanOrEqualTo(opened);
      }
    }
  }

  @Test
  void turns_are_a_list_like_any_other() {
    HalfState state = afterACollection(3, 7);
    HalfView view = GAME.view(state, 0);
    List<HalfTurn> copy = List.copyOf(view.turns());
    assertThat(copy).isEqualTo(view.turns());
    HalfView again = with(view, copy);
    assertThat(again).isEqualTo(view).hasSameHashCodeAs(view);
    assertThat(again.turns()).isInstanceOf(HalfTurns.class);
    assertThat(copy.get(0).opening()).isTrue();
    assertThat(last(view)).isEqualTo(copy.get(copy.size() - 1));
  }
}
