package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Deal;
import eightfold.core.Result;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckTest {
  private static final EightAndHalf GAME = new EightAndHalf();

  @Rule("H1")
  @Test
  void the_deck_has_seventy_two_cards_of_twelve_kinds() {
    assertThat(Deck.FULL).hasSize(72);
    assertThat(Deck.cards(Deck.ALL).toString())
        .isEqualTo(
            "0 0 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 6 6 6 6 6 6 "
                + "7 7 7 7 7 7 8 8 8 8 8 8 9 9 9 9 9 9 h h h h h h h h g g g g g g g g");
  }

  @Rule("H2")
  @Test
  void thirty_eight_cards_are_yellow() {
    int yellow = 0;
    List<String> faces = new ArrayList<>();
    for (byte card : Deck.FULL) {
      yellow += Deck.yellow(card) ? 1 : 0;
      if (Deck.yellow(card) && !faces.contains(Deck.FACES.text(card))) {
        faces.add(Deck.FACES.text(card));
      }
    }
    assertThat(yellow).isEqualTo(38);
    assertThat(faces).containsExactly("1", "2", "3", "4", "6", "7", "8");
  }

  @Rule("H1")
  @Test
  void a_written_deal_has_to_hold_exactly_these_cards() {
    List<String> names = new ArrayList<>(Deck.cards(Deck.ALL).texts());
    assertThat(GAME.readDeal(1, List.of(), names).found().orElseThrow())
        .isEqualTo(new Deal(1, Deck.FACES.none(), Deck.cards(Deck.ALL)));
    assertThat(code(GAME.readDeal(1, List.of("1"), names))).isEqualTo("row no-row");
    names.set(0, "-");
    assertThat(code(GAME.readDeal(1, List.of(), names))).isEqualTo("H1 unknown-card");
    names.set(0, "h");
    assertThat(code(GAME.readDeal(1, List.of(), names))).isEqualTo("H1 card-too-often");
    assertThat(code(GAME.readDeal(1, List.of(), List.of("1")))).isEqualTo("H1 deck-size");
  }

  private static String code(Result<Deal> deal) {
    return deal.refused().map(refusal -> refusal.cause() + " " + refusal.code()).orElse("accepted");
  }

  @Test
  void a_row_of_places_is_written_with_dashes_and_question_marks() {
    assertThat(Deck.row(7, Deck.EMPTY, -1).toString()).isEqualTo("7 - ?");
    assertThat(Deck.row(0, Deck.GHOST, Deck.EMPTY).texts()).containsExactly("0", "g", "-");
  }
}
