package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Eyes;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SampleTest {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final Rng RNG = new Rng(28);

  private static HalfState blank(int seats) {
    Options options = GAME.info().options(seats, Map.of()).found().orElseThrow();
    return GAME.newState(seats, options);
  }

  private static HalfState dealt(int seats, long seed) {
    HalfState state = blank(seats);
    GAME.deal(state, Chance.fast(seed), Log.NONE);
    return state;
  }

  @Rule("H6")
  @Test
  void every_sampled_opening_has_the_same_opener_for_every_viewer() {
    for (int seats = 2; seats <= 5; seats++) {
      HalfState world = blank(seats);
      for (long seed = 0; seed < 200; seed++) {
        HalfState state = dealt(seats, seed);
        for (int seat = Eyes.SPECTATOR; seat < seats; seat++) {
          HalfView view = GAME.view(state, seat);
          GAME.sample(view, RNG, world);
          assertThat(GAME.view(world, seat)).isEqualTo(view);
          assertThat(Dealing.opener(world)).isEqualTo(state.toAct);
        }
      }
    }
  }

  @Rule("H6")
  @Test
  void an_opener_without_a_yellow_card_knows_that_nobody_has_one() {
    HalfState state = blank(4);
    Deal deal = new Deal(2, Deck.FACES.none(), Cards.of(Deck.FACES, withoutYellowHands()));
    GAME.deal(state, Chance.scripted(List.of(deal)), Log.NONE);
    assertThat(state.toAct).isEqualTo(3);
    HalfState world = blank(4);
    for (int i = 0; i < 200; i++) {
      GAME.sample(GAME.view(state, 3), RNG, world);
      for (int seat = 0; seat < 4; seat++) {
        assertThat(Deck.lowestYellow(world.handHeap(seat))).isEqualTo(Deck.NO_YELLOW);
      }
    }
  }

  /** A deck for four: positions 24 to 35 are the hands. */
  private static byte[] withoutYellowHands() {
    byte[] deck = Deck.FULL.clone();
    for (int i = 24, next = 71; i < 36; i++, next--) {
      byte card = deck[i];
      deck[i] = deck[next];
      deck[next] = card;
    }
    return deck;
  }

  /** The opener's own guess is made card by card; it has to agree with shuffling and rejecting. */
  @Rule("H6")
  @Test
  void the_openers_guess_is_as_likely_as_by_shuffling_until_it_fits() {
    int checked = 0;
    for (long seed = 0; checked < 3; seed++) {
      HalfState state = dealt(3, seed);
      int lowest = Deck.lowestYellow(state.handHeap(state.toAct));
      boolean between = state.toAct == (state.dealer + 2) % 3;
      if (lowest >= 2 && lowest <= 3 && between) {
        HalfView view = GAME.view(state, state.toAct);
        assertSameMeans(means(view, false), means(view, true));
        checked++;
      }
    }
  }

  private static void assertSameMeans(double[] made, double[] shuffled) {
    for (int i = 0; i < made.length; i++) {
      assertThat(made[i]).isBetween(shuffled[i] - 0.03, shuffled[i] + 0.03);
    }
  }

  /** How many cards of each face lie on average in each hand, and on top of each bank. */
  private static double[] means(HalfView view, boolean rejecting) {
    HalfView asked = rejecting ? inPlay(view) : view;
    HalfState world = blank(3);
    Sampler sampler = new Sampler(asked, HandOdds.FAIR);
    double[] means = new double[2 * 3 * Deck.KINDS];
    int worlds = 0;
    while (worlds < 20_000) {
      sampler.draw(RNG, world);
      if (Dealing.opener(world) != view.toAct()) {
        continue;
      }
      worlds++;
      for (int seat = 0; seat < 3; seat++) {
        long heap = world.handHeap(seat);
        for (int face = 0; face < Deck.KINDS; face++) {
          means[seat * Deck.KINDS + face] += Deck.count(heap, face);
        }
        means[(3 + seat) * Deck.KINDS + world.deck[world.top[seat]]]++;
      }
    }
    for (int i = 0; i < means.length; i++) {
      means[i] /= worlds;
    }
    return means;
  }

  private static HalfView inPlay(HalfView view) {
    return new HalfView(
        view.seat(),
        view.toAct(),
        HalfView.Phase.PLAY,
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
        view.turns());
  }

  @Test
  void a_view_of_the_very_end_can_be_sampled_too() {
    HalfState state = dealt(3, 4);
    Moves legal = new Moves();
    while (!state.over()) {
      state.legal(legal);
      state.apply(legal.at(RNG.below(legal.size())), Log.NONE);
    }
    HalfState world = blank(3);
    GAME.sample(GAME.view(state, 1), RNG, world);
    assertThat(GAME.view(world, 1)).isEqualTo(GAME.view(state, 1));
  }

  @Test
  void options_and_chance_come_from_view_and_generator() {
    HalfState world = new HalfState(3, 12, false);
    GAME.sample(GAME.view(dealt(3, 4), 1), new Rng(1), world);
    assertThat(world.rounds).isEqualTo(6);
    assertThat(world.ghostKeepsFive).isTrue();
    String first = world.chance.text();
    GAME.sample(GAME.view(dealt(3, 4), 1), new Rng(2), world);
    assertThat(world.chance.text()).isNotEqualTo(first);
  }
}
