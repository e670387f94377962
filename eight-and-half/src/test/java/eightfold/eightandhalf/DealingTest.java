package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class DealingTest {
  private static final EightAndHalf GAME = new EightAndHalf();

  private static HalfState dealt(int seats, Chance chance) {
    HalfState state = GAME.newState(seats, GAME.info().options(seats, Map.of()).found().get());
    GAME.deal(state, chance, Log.NONE);
    return state;
  }

  private static HalfState inOrder(int seats, int dealer) {
    Deal deal = new Deal(dealer, Deck.FACES.none(), Deck.cards(Deck.ALL));
    return dealt(seats, Chance.scripted(List.of(deal)));
  }

  @Rule("H3")
  @Test
  void cards_go_round_one_at_a_time_from_the_dealers_left_and_the_bank_is_drawn_in_that_order() {
    HalfState state = inOrder(4, 1);
    for (int i = 0; i < 4; i++) {
      int seat = (2 + i) % 4;
      assertThat(state.lane(seat)).isEqualTo(i);
      assertThat(state.bank(seat)).isEqualTo(9);
      assertThat(state.top[seat]).isEqualTo(i + 4 * 9);
    }
  }

  @Rule("H3")
  @Test
  void with_five_players_the_first_two_have_a_card_more() {
    HalfState state = inOrder(5, 2);
    assertThat(List.of(3, 4, 0, 1, 2).stream().map(state::unplayed))
        .containsExactly(15, 15, 14, 14, 14);
  }

  @Rule("H3")
  @Test
  void the_first_dealer_follows_from_the_seed_and_can_be_anybody() {
    Map<Integer, Integer> dealers = new TreeMap<>();
    for (long seed = 0; seed < 400; seed++) {
      int dealer = dealt(4, Chance.fast(seed)).dealer;
      assertThat(dealt(4, Chance.fast(seed)).dealer).isEqualTo(dealer);
      dealers.merge(dealer, 1, Integer::sum);
    }
    assertThat(dealers)
        .hasSize(4)
        .allSatisfy((seat, times) -> assertThat(times).isBetween(60, 140));
  }

  @Rule("H3")
  @Test
  void the_deal_moves_left_after_every_round() {
    Position position = half("dealer 1 | 7 / 8 8 / 9", 2, true).play("7");
    assertThat(position.state.round).isEqualTo(2);
    assertThat(position.state.dealer).isEqualTo(2);
  }

  @Rule("H4")
  @Test
  void the_first_three_cards_lie_blind_the_next_three_open_on_them_and_three_are_the_hand() {
    // 0 0 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 …: seat 0 gets every other card from the first on.
    HalfView view = GAME.view(inOrder(2, 1), 0);
    HalfView.SeatView own = view.players().get(0);
    assertThat(own.blind().toString()).isEqualTo("? ? ?");
    assertThat(own.open().toString()).isEqualTo("1 1 2");
    assertThat(own.hand().toString()).isEqualTo("2 3 3");
    assertThat(own.bank()).isEqualTo(27);
    assertThat(inOrder(2, 1).blindFace(0, 2)).isZero();
  }

  @Rule("H4")
  @Test
  void nobody_sees_blind_cards_and_only_the_owner_sees_the_hand() {
    HalfView.SeatView other = GAME.view(inOrder(2, 1), 0).players().get(1);
    assertThat(other.hand().toString()).isEqualTo("? ? ?");
    assertThat(other.open().toString()).isEqualTo("1 1 2");
    assertThat(other.blind().toString()).isEqualTo("? ? ?");
  }

  private static final String VICES = "7 8 9 open 1 2 3 / 4 3 1 open 4 5 6 / 2 2 2 open 7 8 9";

  @Rule("H5")
  @Test
  void a_vice_president_swaps_open_cards_with_any_other_player_or_keeps() {
    half("swap 0 | " + VICES)
        .offers(
            "keep",
            "swap 1 1.1",
            "swap 1 1.2",
            "swap 1 1.3",
            "swap 1 2.1",
            "swap 1 2.2",
            "swap 1 2.3",
            "swap 2 1.1",
            "swap 2 1.2",
            "swap 2 1.3",
            "swap 2 2.1",
            "swap 2 2.2",
            "swap 2 2.3",
            "swap 3 1.1",
            "swap 3 1.2",
            "swap 3 1.3",
            "swap 3 2.1",
            "swap 3 2.2",
            "swap 3 2.3")
        .play("swap 2 1.3")
        .shows("turn 1 | 7 8 9 open 1 6 3 / 4 3 1 open 4 5 2 / 2 2 2 open 7 8 9");
    half("swap 0 | " + VICES).play("keep").shows("turn 1 | " + VICES);
  }

  @Rule("H5")
  @Test
  void several_vice_presidents_answer_clockwise_from_the_new_dealers_left() {
    half("dealer 0 | swap 0 2 | " + VICES)
        .turnOf(2)
        .play("swap 1 0.1")
        .turnOf(0)
        .play("keep")
        .turnOf(1)
        .offers("1");
  }

  @Rule("H5")
  @Test
  void only_rounds_after_the_first_begin_with_swaps_by_the_last_vice_presidents() {
    assertThat(dealt(3, Chance.fast(5)).swappers).isZero();
    Position position = half("dealer 1 | 7 burned 1 1 1 / 8 8 / 9 9", 2, true).play("7");
    assertThat(GAME.view(position.state, 0).swappers()).containsExactly(1, 2);
    position.turnOf(1).play("keep").turnOf(2).play("keep");
    assertThat(GAME.view(position.state, 0).phase()).isEqualTo(HalfView.Phase.OPENING);
  }

  @Rule("H6")
  @Test
  void the_lowest_yellow_card_in_hand_opens() {
    half("opens | 3 5 0 / 2 8 g / 2 2 1").turnOf(2).offers("1");
    half("opens | 7 9 0 / 8 8 g / 8 g g").turnOf(0).offers("7");
  }

  @Rule("H6")
  @Test
  void between_equals_the_first_from_the_dealers_left_opens_with_one_or_all_of_them() {
    half("opens | 3 3 0 / 2 2 g / 2 2 2").turnOf(1).offers("2", "2 2");
    half("dealer 1 | opens | 3 3 0 / 2 2 g / 2 2 2").turnOf(2).offers("2", "2 2", "2 2 2");
  }

  @Rule("H6")
  @Test
  void zeros_halves_and_fives_do_not_open_and_do_not_matter() {
    half("opens | 0 h 6 / 5 8 7").turnOf(0).offers("6").refuses("0", "H6", "open-with-lowest");
    half("opens | 5 0 h / 8 9 9").turnOf(1).offers("8");
  }

  @Rule("H6")
  @Test
  void without_a_yellow_card_the_player_left_of_the_dealer_opens_with_anything() {
    half("dealer 0 | opens | 0 h 5 / 9 g 5 / 0 0 9").turnOf(1).offers("5", "9", "g");
  }

  @Rule({"H6", "H16"})
  @Test
  void the_opening_eight_takes_no_half_along() {
    half("opens | 8 h 9 / 9 9 9").offers("8").refuses("8 h", "H6", "open-with-lowest");
  }

  @Rule("H6")
  @Test
  void only_the_first_play_of_a_round_is_bound() {
    half("opens | 1 8 9 / 9 9 3").play("1").offers("3", "9", "9 9");
    half("pile 9 | 8 1 / 4 2 9 / 1").play("collect").offers("2", "4", "9");
  }
}
