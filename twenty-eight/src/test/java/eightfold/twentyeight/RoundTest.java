package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RoundTest {
  @Rule("T1")
  @Test
  void the_deck_has_51_cards_in_the_reported_counts() {
    int[] counts = new int[11];
    for (byte card : Deck.CARDS) {
      counts[card]++;
    }
    assertThat(Deck.SIZE).isEqualTo(51);
    assertThat(counts).containsExactly(15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8);
    assertThat(Deck.FACES.text(Deck.ELEVEN)).isEqualTo("1/11");
  }

  @Rule({"T2", "T6"})
  @Test
  void all_gems_begin_in_the_supply_and_the_first_giver_moves_a_blue_one() {
    TwentyEightView view = Scene.table(4, 5).view(0);
    assertThat(view.supply()).isEqualTo(new TwentyEightView.Gems(54, 15));
    assertThat(view.middle()).isEqualTo(new TwentyEightView.Gems(1, 0));
    assertThat(view.players()).allMatch(player -> player.gems().value() == 0);
  }

  @Rule("T4")
  @Test
  void hidden_cards_are_dealt_clockwise_from_the_givers_left_and_only_owners_know_them() {
    TwentyEightState state = Scene.table(4, 5, "firstGiver=2").state();
    assertThat(new byte[] {state.secret[3], state.secret[0], state.secret[1], state.secret[2]})
        .isEqualTo(Arrays.copyOf(state.deck, 4));
    TwentyEightView view = Scene.GAME.view(state, 1);
    for (int seat = 0; seat < 4; seat++) {
      String shown = view.players().get(seat).secret().toString();
      assertThat(shown).isEqualTo(seat == 1 ? Deck.FACES.text(state.secret[1]) : "?");
    }
  }

  @Rule("T5")
  @Test
  void the_first_giver_is_a_named_seat_or_chance() {
    assertThat(Scene.table(5, 1, "firstGiver=4").state().giver).isEqualTo(4);
    Set<Integer> givers = new TreeSet<>();
    for (int seed = 0; seed < 100; seed++) {
      givers.add(Scene.table(5, seed).state().giver);
    }
    assertThat(givers).containsExactly(0, 1, 2, 3, 4);
    assertThat(Scene.table(5, 3).state().giver).isEqualTo(Scene.table(5, 3).state().giver);
  }

  @Rule({"T6", "T24"})
  @Test
  void without_blue_gems_a_red_one_goes_into_the_middle_and_makes_the_round_the_last() {
    Scene scene = Scene.of("supply B1 R15 | Sarah 5 | Peter 10 | Fran 9 | pile 1 1 1 1 1 1");
    scene.play("take", "decline", "decline");
    assertThat(scene.state.middleBlue).isEqualTo(2);
    assertThat(scene.state.lastRound).isFalse();
    scene.play("take", "decline", "decline");
    assertThat(scene.state.middleRed).isEqualTo(1);
    assertThat(scene.state.lastRound).isTrue();
    scene.declineAll();
    assertThat(scene.state.over()).isTrue();
  }

  @Rule({"T6", "T26"})
  @Test
  void without_any_gems_the_last_round_goes_on() {
    Scene scene =
        Scene.of("supply R1 | middle B1 R14 | Sarah 5 | Peter 10 | Fran 9 | pile 1 1 1 1 1 1");
    scene.play("take", "decline", "decline").play("take", "decline", "decline");
    assertThat(scene.state.middleRed).isEqualTo(15);
    assertThat(scene.heard(TwentyEightEvent.Turn.class))
        .extracting(TwentyEightEvent.Turn::gem)
        .containsExactly(TwentyEightEvent.Gem.RED, TwentyEightEvent.Gem.NONE);
    assertThat(scene.state.over()).isFalse();
  }

  @Rule("T7")
  @Test
  void the_offer_goes_clockwise_from_the_givers_left_and_ends_with_the_giver() {
    Scene.of("giver Peter | Sarah 2 | Peter 3 | Fran 4 | Tim 5")
        .asks("Fran")
        .play("take")
        .asks("Tim")
        .play("decline")
        .asks("Sarah")
        .play("decline")
        .asks("Peter");
  }

  @Rule("T8")
  @Test
  void a_taken_card_lies_open_and_a_declined_one_is_offered_to_the_next() {
    Scene scene = Scene.of("Sarah 2 | Peter 3 | Fran 4 | pile 7 9");
    scene.play("decline", "take");
    assertThat(Scene.GAME.view(scene.state, -1).players().get(2).open()).hasToString("7");
    assertThat(scene.heard(TwentyEightEvent.Taken.class))
        .singleElement()
        .satisfies(taken -> assertThat(taken.card()).hasToString("7"));
    scene.play("take");
    assertThat(Scene.GAME.view(scene.state, -1).players().get(0).open()).hasToString("9");
  }

  @Rule("T9")
  @Test
  void twenty_eight_face_up_is_out_though_the_hidden_card_does_not_count() {
    Scene scene = Scene.of("Sarah 2 | Peter 10 10 9 | Fran 5 9 9 | pile 8 10 1");
    scene.play("take"); // Peter: 27 face up, 37 in all, still in
    assertThat(scene.heard(TwentyEightEvent.WentOut.class)).isEmpty();
    scene.play("take"); // Fran: 28 face up
    assertThat(scene.heard(TwentyEightEvent.WentOut.class))
        .containsExactly(new TwentyEightEvent.WentOut(2));
    TwentyEightView view = Scene.GAME.view(scene.state, 0);
    assertThat(view.players().get(2).out()).isTrue();
    assertThat(view.players().get(2).secret()).hasToString("?");
    assertThat(view.players().get(2).open()).hasToString("9 9 10");
    scene.play("decline").asks("Sarah"); // Peter gives; Fran is passed over
  }

  @Rule("T9")
  @Test
  void elevens_face_up_count_as_one_for_going_out() {
    Scene scene = Scene.of("Sarah 10 | Peter 10 10 9 | Fran 5 | pile 1/11 1/11");
    scene.play("take");
    assertThat(scene.state.out).isZero();
  }

  @Rule("T10")
  @Test
  void the_pile_passes_left_and_passes_over_who_is_out() {
    Scene scene = Scene.of("Sarah 2 | Peter 3 10 10 1 | Fran 4 | Tim 5 | pile 7 1");
    scene.play("take", "decline", "decline", "decline");
    assertThat(scene.names.get(scene.state.giver)).isEqualTo("Fran");
    scene.asks("Tim");
  }

  @Rule("T11")
  @Test
  void the_round_ends_after_a_turn_without_a_taker_and_not_before() {
    Scene scene = Scene.of("middle B4 | Sarah 2 | Peter 10 | Fran 9 | pile 7 1");
    scene.play("take", "decline", "decline");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class)).isEmpty();
    scene.play("decline", "decline");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class)).isEmpty();
    scene.play("decline");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class)).hasSize(1);
  }

  @Rule({"T7", "T8"})
  @Test
  void views_remember_every_answer_of_the_round() {
    Scene scene = Scene.of("Sarah 2 | Peter 3 | Fran 4 | pile 1 1 1 1");
    scene.play("take", "decline", "take", "decline", "take");
    assertThat(Scene.GAME.view(scene.state, -1).players())
        .extracting(TwentyEightView.Player::answers)
        .containsExactly("tt", "t", "dd");
  }

  @Rule("T12")
  @Test
  void who_declined_may_take_later() {
    Scene.of("Sarah 2 | Peter 3 | Fran 4 | pile 1 1 1 1")
        .play("decline", "take", "decline")
        .asks("Fran")
        .play("decline")
        .asks("Sarah")
        .play("decline")
        .asks("Peter")
        .play("take");
  }

  @Rule("T12")
  @Test
  void pass_is_final_ends_offers_but_not_giving() {
    Scene scene =
        Scene.of("Sarah 2 | Peter 3 | Fran 4 | Tim 5 | pile 1 1 1 1 1", "passIsFinal", "on");
    scene.play("decline", "take", "take", "decline"); // Peter and Sarah pass
    assertThat(scene.names.get(scene.state.giver)).isEqualTo("Peter");
    scene.asks("Fran").play("take").asks("Tim").play("take").asks("Tim");
    assertThat(scene.names.get(scene.state.giver)).isEqualTo("Fran");
    assertThat(Scene.GAME.view(scene.state, 2).players().get(1).passed()).isTrue();
  }

  @Rule("T12")
  @Test
  void pass_is_final_ends_the_round_at_once_without_another_gem_when_nobody_is_left() {
    Scene scene =
        Scene.of("middle B4 | Sarah 2 | Peter 9 | Fran 10 | pile 1 1 1", "passIsFinal", "on");
    scene.play("decline", "take", "decline"); // only Fran is left; Peter gives
    scene.asks("Fran").play("take").asks("Fran"); // Fran gives
    scene.play("decline");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class)).hasSize(1);
    // B4, one more from Peter and one from Fran: halves of three.
    scene.gives("Sarah B3, Fran B3");
  }

  @Rule("T13")
  @Test
  void the_round_ends_at_once_when_the_last_player_goes_out() {
    Scene scene =
        Scene.of("middle B4 | Sarah 2 10 9 9 | Peter 2 10 10 7 | Fran 4 9 8 8 | pile 3 3");
    scene.play("take");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class)).isEmpty();
    scene.play("take");
    assertThat(scene.heard(TwentyEightEvent.Revealed.class)).hasSize(1);
    scene.gives("").leaves("B4");
    assertThat(scene.heard(TwentyEightEvent.Turn.class)).hasSize(1); // of the next round
  }

  @Rule("T13")
  @Test
  void the_round_ends_at_once_with_the_last_card_of_the_pile() {
    Scene scene = Scene.of("middle B4 | Sarah 2 | Peter 9 | Fran 4 | pile 1").shortPile(1);
    scene.play("take");
    assertThat(scene.heard(TwentyEightEvent.PileEmptied.class)).hasSize(1);
    scene.gives("Peter B2, Fran B2");
  }

  @Rule("T23")
  @Test
  void the_next_round_is_given_by_the_left_of_the_last_giver_with_the_leftover_gems() {
    Scene scene =
        Scene.of("middle B5 | giver Peter | Sarah 8 | Peter 10 | Fran 9 | Tim 6").declineAll();
    scene.gives("Sarah B2, Peter B2").leaves("B1");
    assertThat(scene.names.get(scene.state.giver)).isEqualTo("Fran");
    assertThat(scene.state.firstGiver).isEqualTo(scene.seat("Fran"));
    assertThat(scene.state.middleBlue).isEqualTo(2); // the one left over and Fran's
    assertThat(scene.state.round).isEqualTo(4);
    scene.asks("Tim");
  }

  @Rule("T23")
  @Test
  void every_round_is_played_with_all_51_cards_in_a_new_order() {
    List<Event> events = new ArrayList<>();
    TwentyEightState state = Scene.table(3, 8).state();
    Moves legal = new Moves();
    Rng rng = new Rng(1);
    while (!state.over()) {
      state.legal(legal);
      state.apply(legal.at(rng.below(legal.size())), events::add);
    }
    Set<String> orders = new TreeSet<>();
    for (Event event : events) {
      if (event instanceof TwentyEightEvent.Dealt dealt) {
        byte[] sorted = dealt.deck().sorted().toArray();
        assertThat(sorted).isEqualTo(Deck.CARDS);
        assertThat(orders.add(dealt.deck().toString())).isTrue();
      }
    }
    assertThat(orders).hasSizeGreaterThan(1);
  }

  @Rule("T25")
  @Test
  void red_gems_count_two_and_equal_points_share_the_win() {
    Scene scene =
        Scene.of("supply R14 | middle B3 R1 | Sarah 8 | Peter 10 10 7 | Fran 9 9 9 2").declineAll();
    scene.gives("Sarah B2, Peter R1").leaves("B1");
    assertThat(scene.state.points(0)).isEqualTo(2);
    assertThat(scene.state.points(1)).isEqualTo(2);
    assertThat(scene.heard(eightfold.core.Ended.class))
        .containsExactly(new eightfold.core.Ended(List.of(2, 2, 0), List.of(0, 1)));
  }

  @Test
  void a_scripted_first_deal_brings_its_own_giver_unless_the_option_names_one() {
    List<String> deck = new ArrayList<>();
    for (byte card : Deck.CARDS) {
      deck.add(Deck.FACES.text(card));
    }
    Deal deal = Scene.GAME.readDeal(2, List.of(), deck).found().orElseThrow();
    Chance chance = Chance.scripted(List.of(deal));
    var byScript = Table.open(Scene.GAME, 3, Map.of(), chance, Log.NONE).found().orElseThrow();
    assertThat(byScript.state().giver).isEqualTo(2);
    assertThat(byScript.state().deck).isEqualTo(Deck.CARDS);
    var byOption =
        Table.open(Scene.GAME, 3, Map.of("firstGiver", "1"), chance, Log.NONE)
            .found()
            .orElseThrow();
    assertThat(byOption.state().giver).isEqualTo(1);
  }
}
