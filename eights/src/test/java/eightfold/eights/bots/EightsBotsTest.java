package eightfold.eights.bots;

import static eightfold.eights.bots.Playing.GAME;
import static eightfold.eights.bots.Playing.MATCH;
import static eightfold.eights.bots.Playing.bot;
import static eightfold.eights.bots.Playing.choice;
import static eightfold.eights.bots.Playing.dealt;
import static eightfold.eights.bots.Playing.position;
import static eightfold.eights.bots.Playing.target;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class EightsBotsTest {
  private static final Budget NONE = Budget.rollouts(1);
  private static final Budget SOME = Budget.rollouts(60);

  @ParameterizedTest
  @CsvSource({"2, 1", "2, 50", "3, 50", "4, 30", "5, 30", "6, 1", "6, 30"})
  void every_choice_of_every_player_is_legal(int seats, int target) {
    Options options = target(seats, target);
    for (String name : EightsRoster.ROSTER.names()) {
      Bot<EightsView> bot = bot(name, seats, options);
      EightsState state = dealt(options, seats, 8 + seats);
      Rng rng = new Rng(seats);
      Moves legal = new Moves();
      while (!state.over()) {
        state.legal(legal);
        int seat = state.toAct();
        long move = bot.choose(GAME.view(state, seat), legal, rng, SOME);
        assertThat(GAME.refuse(state, seat, GAME.codec().unpack(move))).as(name).isEmpty();
        state.apply(move, Log.NONE);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void decisions_follow_from_view_and_seed_alone(int seats) {
    Options options = Playing.options(seats);
    EightsState state = dealt(options, seats, 3);
    EightsState world = GAME.newState(seats, options);
    Moves legal = new Moves();
    Rng worlds = new Rng(9);
    for (int turn = 0; turn < 40 && !state.over(); turn++) {
      EightsView view = GAME.view(state, state.toAct());
      GAME.sample(view, worlds, world);
      EightsView rebuilt = GAME.view(world, world.toAct());
      long move = Packed.PASS;
      for (String name : EightsRoster.ROSTER.names()) {
        state.legal(legal);
        move = bot(name, seats).choose(view, legal, new Rng(turn), SOME);
        world.legal(legal);
        assertThat(bot(name, seats).choose(rebuilt, legal, new Rng(turn), SOME)).isEqualTo(move);
      }
      state.apply(move, Log.NONE);
    }
  }

  @Test
  void the_reference_spells_the_highest_word_and_keeps_what_is_useful() {
    // For 8i the w goes, not the x; and of all cards that could replace an e, the f is least
    // useful.
    EightsState state = position("1e 2e 3e 4e 5o 6e 7e 8i", "3g 4h 6t 8w 8x 2f 4v 5s");
    assertThat(choice("greedy", state, NONE)).isEqualTo("EIGHT 2e* 8i* 3g 4h 6t / 2f 8w");
  }

  @Test
  void without_a_word_the_reference_asks_for_a_new_hand() {
    EightsState state = position("1e 2e 3e 4e 5e 6e 7e 8e", "1e 2e 3e 4e 5e 6e 1r 1t");
    assertThat(choice("greedy", state, NONE)).isEqualTo("pass 1e 1t 1r 2e 3e 4e 5e 6e");
    assertThat(choice("gentle", state, NONE)).isEqualTo("pass 2e 3e 4e 5e 6e");
  }

  @Test
  void nobody_but_random_passes_with_eight_points_at_hand() {
    EightsState state = position("1e 2e 3e 4e 5o 6e 7e 8i", "3g 4h 6t 8w 8x 2f 4v 5s");
    for (String name : List.of("steady", "sharp")) {
      assertThat(choice(name, state, Budget.rollouts(600))).as(name).startsWith("EIGHT");
    }
    assertThat(choice("gentle", state, NONE)).doesNotStartWith("pass");
  }

  @Test
  void an_exchange_keeps_what_words_need() {
    // Nothing to spell; three cards of EIGHT are there, and the row has the e.
    EightsState state = position("1e 2e 3e 4e 5e 6e 7e 8e", "3g 4h 1o 2e 5e 6o 1r 4e");
    for (String name : List.of("steady", "sharp")) {
      assertThat(choice(name, state, Budget.rollouts(600)))
          .as(name)
          .startsWith("pass ")
          .doesNotContain("3g")
          .contains("1o")
          .contains("1r");
    }
  }

  @Test
  void the_ladder_stands() {
    assertThat(MATCH.share("gentle", "random", 2, 60, 1)).isGreaterThan(0.65);
    assertThat(MATCH.share("gentle", "steady", 2, 60, 1)).isLessThan(0.35);
    assertThat(MATCH.share("steady", "greedy", 2, 300, 1)).isGreaterThan(0.5);
    assertThat(MATCH.share("steady", "greedy", 4, 200, 1)).isGreaterThan(0.25);
    assertThat(MATCH.share("steady", "greedy", 6, 200, 1)).isGreaterThan(1 / 6.0);
    assertThat(MATCH.share("sharp", "greedy", 2, 40, 200)).isGreaterThan(0.55);
    assertThat(MATCH.share("sharp", "steady", 4, 20, 200)).isGreaterThan(0.25);
  }
}
