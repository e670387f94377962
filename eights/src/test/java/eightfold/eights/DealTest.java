package eightfold.eights;

import static eightfold.eights.Position.ROW;
import static eightfold.eights.Position.eights;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Log;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Material, deals, and deals from a script. */
class DealTest {
  private final Eights game = new Eights();
  private final List<Event> events = new ArrayList<>();

  private EightsState dealt(int seats, Chance chance) {
    EightsState state = game.newState(seats, game.info().options(seats, Map.of()).found().get());
    events.clear();
    game.deal(state, chance, events::add);
    return state;
  }

  private EightsEvent.Dealt lastDeal() {
    return (EightsEvent.Dealt) events.get(events.size() - 1);
  }

  private void passOut(EightsState state) {
    for (int i = 0; i < state.seats(); i++) {
      state.apply(Packed.PASS, events::add);
    }
  }

  @Rule("E1")
  @Test
  void the_deck_has_eight_suits_of_eight_letters() {
    List<String> suits = new ArrayList<>();
    for (int suit = 0; suit < 8; suit++) {
      StringBuilder letters = new StringBuilder();
      for (int card = suit * 8; card < suit * 8 + 8; card++) {
        assertThat(Deck.FACES.text(card)).startsWith(String.valueOf(suit + 1));
        letters.append(Deck.FACES.text(card).substring(1));
      }
      suits.add(letters.toString());
    }
    assertThat(suits)
        .containsExactly(
            "eeiotnrv",
            "eeiofnvg",
            "eeitfnsg",
            "eeithnvw",
            "eeotfrsx",
            "eeothsvu",
            "eiothsru",
            "eiofhrwx");
  }

  @Rule("E2")
  @Test
  void the_words_are_worth_their_numbers() {
    List<String> words = new ArrayList<>();
    for (Word word : Word.values()) {
      words.add(word + "=" + word.points());
    }
    assertThat(words)
        .containsExactly(
            "ONE=1", "TWO=2", "THREE=3", "FOUR=4", "FIVE=5", "SIX=6", "SEVEN=7", "EIGHT=8");
  }

  @Rule("E3")
  @Test
  void the_first_row_is_what_comes_up_first_of_each_suit() {
    dealt(4, Chance.fast(17));
    Chance twin = Chance.fast(17);
    twin.round(1);
    byte[] cards = new byte[64];
    for (int card = 0; card < 64; card++) {
      cards[card] = (byte) card;
    }
    twin.shuffle(cards, 0, 64);
    String[] row = new String[8];
    for (int i = 63; i >= 0; i--) {
      row[cards[i] / 8] = Deck.FACES.text(cards[i]);
    }
    assertThat(lastDeal().row().texts()).containsExactly(row);
    assertThat(game.readDeal(0, lastDeal().row().texts(), lastDeal().deck().texts()).found())
        .isPresent();
  }

  @Rule("E3")
  @Test
  void later_hands_keep_the_row_and_shuffle_all_the_rest() {
    EightsState state = dealt(2, Chance.fast(4));
    EightsEvent.Dealt first = lastDeal();
    passOut(state);
    assertThat(lastDeal().hand()).isEqualTo(2);
    assertThat(lastDeal().row()).isEqualTo(first.row());
    assertThat(lastDeal().deck()).isNotEqualTo(first.deck());
    assertThat(game.readDeal(0, lastDeal().row().texts(), lastDeal().deck().texts()).found())
        .isPresent();
    EightsState spelled = eights(ROW + " | hand 2f 4v 3e 2n").play("FIVE 2f 2i* 4v 3e / 2n").state;
    passOut(spelled);
    assertThat(lastDeal().row()).hasToString("1e 2n 3g 4e 5o 6s 7t 8i");
    assertThat(lastDeal().deck().texts()).contains("2i", "2f", "4v", "3e").doesNotContain("2n");
  }

  @Rule("E3")
  @Test
  void a_deal_follows_from_seed_and_number_alone() {
    dealt(3, Chance.fast(4));
    EightsEvent.Dealt fast = lastDeal();
    dealt(3, Chance.fast(4));
    assertThat(lastDeal()).isEqualTo(fast);
    dealt(3, Chance.fast(5));
    assertThat(lastDeal().deck()).isNotEqualTo(fast.deck());
    dealt(3, Chance.keyed(new byte[32]));
    assertThat(game.readDeal(0, lastDeal().row().texts(), lastDeal().deck().texts()).found())
        .isPresent();
  }

  @Rule("E4")
  @ParameterizedTest
  @CsvSource({"2,8,40", "3,7,35", "4,7,28", "5,6,26", "6,6,20"})
  void hands_are_dealt_one_card_at_a_time_and_the_rest_is_the_stack(
      int seats, int size, int stack) {
    EightsState state = dealt(seats, Chance.fast(seats));
    EightsEvent.Dealt deal = lastDeal();
    for (int seat = 0; seat < seats; seat++) {
      assertThat(state.layout.held(seat)).isEqualTo(size);
    }
    int second = (deal.dealer() + 2) % seats;
    for (int i = 0; i < size; i++) {
      assertThat(game.view(state, second).hand().texts())
          .contains(deal.deck().texts().get(1 + i * seats));
    }
    assertThat(state.layout.top(state.layout.stacked).texts())
        .hasSize(stack)
        .isEqualTo(deal.deck().texts().subList(56 - stack, 56));
  }

  @Rule("E5")
  @Test
  void the_seed_names_the_first_dealer_and_the_deal_moves_left() {
    Set<Integer> dealers = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      EightsState state = dealt(3, Chance.fast(seed));
      dealers.add(lastDeal().dealer());
      assertThat(state.toAct()).isEqualTo((lastDeal().dealer() + 1) % 3);
    }
    assertThat(dealers).containsExactlyInAnyOrder(0, 1, 2);
    EightsState state = dealt(3, Chance.fast(1));
    int dealer = lastDeal().dealer();
    state.apply(Packed.PASS, events::add);
    assertThat(state.toAct()).isEqualTo((dealer + 2) % 3);
    state.apply(Packed.PASS, events::add);
    assertThat(state.toAct()).isEqualTo(dealer);
    assertThat(state.leadsNext()).isEqualTo((dealer + 2) % 3);
    state.apply(Packed.PASS, events::add);
    assertThat(lastDeal().dealer()).isEqualTo((dealer + 1) % 3);
    assertThat(state.toAct()).isEqualTo((dealer + 2) % 3);
  }

  @Rule({"E1", "E3"})
  @Test
  void a_row_has_only_cards_that_exist_one_of_each_suit() {
    assertThat(refused("1e 2i 3g 4e 5o 6s 7v 8i", "")).isEqualTo("E1 unknown-card");
    assertThat(refused("2i 1e 3g 4e 5o 6s 7t 8i", "")).isEqualTo("E3 row-suits");
    assertThat(refused("1e 2i 3g 4e 5o 6s 7t", "")).isEqualTo("E3 row-suits");
    assertThat(refused("1e 2i 3g 4e 5o 6s 7t 8i 1e", "")).isEqualTo("E3 row-suits");
    assertThat(refused("1e 2i 3g 4e 5o 6s 7t 8i", "1e 5x")).isEqualTo("E1 deck-size");
    assertThat(refused("1e 2i 3g 4e 5o 6s 7t 8i", "1e 1e")).isEqualTo("E1 card-too-often");
    assertThat(refused("1e 2i 3g 4e 5o 6s 7t 8i", "1e 9x")).isEqualTo("E1 unknown-card");
  }

  private String refused(String row, String deck) {
    List<String> cards = deck.isEmpty() ? List.of() : List.of(deck.split(" ", -1));
    return game.readDeal(0, List.of(row.split(" ", -1)), cards)
        .refused()
        .map(refusal -> refusal.cause() + " " + refusal.code())
        .orElse("fine");
  }

  @Test
  void a_scripted_deal_is_followed_to_the_letter() {
    dealt(3, Chance.fast(21));
    EightsEvent.Dealt wanted = lastDeal();
    List<String> deck = new ArrayList<>(wanted.deck().texts());
    Collections.reverse(deck);
    Deal deal = game.readDeal(2, wanted.row().texts(), deck).found().orElseThrow();
    dealt(3, Chance.scripted(List.of(deal)));
    assertThat(lastDeal().dealer()).isEqualTo(2);
    assertThat(lastDeal().row()).isEqualTo(wanted.row());
    assertThat(lastDeal().deck().texts()).isEqualTo(deck);
    assertThat(lastDeal().note().keySet()).containsExactly("deal", "dealer", "row", "deck");
  }

  @Test
  void a_script_for_another_row_still_deals_every_card_once() {
    dealt(2, Chance.fast(21));
    Deal first = new Deal(0, lastDeal().row(), lastDeal().deck());
    dealt(2, Chance.fast(22));
    Deal other = new Deal(1, lastDeal().row(), lastDeal().deck());
    EightsState state = dealt(2, Chance.scripted(List.of(first, other)));
    state.apply(Packed.PASS, Log.NONE);
    state.apply(Packed.PASS, events::add);
    assertThat(lastDeal().row()).isEqualTo(first.row());
    assertThat(game.readDeal(0, lastDeal().row().texts(), lastDeal().deck().texts()).found())
        .isPresent();
  }
}
