package eightfold.eights;

import static eightfold.eights.Position.ROW;
import static eightfold.eights.Position.eights;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.conformance.Rule;
import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Table;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Each kind of illegal move, with the clause it breaks; {@code refusal} checks that no card moves.
 */
class RefusalTest {
  private final Position position =
      eights(ROW + " | hand 2f 4v 3e 2n 5e 5s 6o | hand1 5x | stack 3");

  @Rule("E6")
  @Test
  void a_word_takes_one_card_for_each_letter() {
    assertThat(position.refusal("FIVE 2f 2i* 4v / 2n")).isEqualTo("E6 card-count");
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e 5e / 2n")).isEqualTo("E6 card-count");
    assertThat(position.refusal("FIVE")).isEqualTo("E6 card-count");
    assertThat(position.refusal("FIVE 2f 2i* 4v 5s / 2n")).isEqualTo("E6 letter-missing");
    assertThat(position.refusal("FIVE 2f 2i* 3e 5e / 2n")).isEqualTo("E6 letter-missing");
  }

  @Rule("E6")
  @Test
  void its_cards_are_in_the_row_and_in_the_hand() {
    assertThat(position.refusal("FIVE 2f 8i 4v 3e / 2n")).isEqualTo("E6 nothing-from-row");
    assertThat(position.refusal("FIVE 2f 1i* 4v 3e / 1n")).isEqualTo("E6 not-in-row");
    assertThat(position.refusal("FIVE 3f 2i* 4v 3e / 2n")).isEqualTo("E6 letter-not-in-hand");
    assertThat(position.refusal("SEVEN 5s 3e 4v 3e 2n* / 2f")).isEqualTo("E6 not-in-row");
    assertThat(position.refusal("SEVEN 6s* 3e 4v 3e 2n / 6o")).isEqualTo("E6 letter-not-in-hand");
  }

  @Rule("E7")
  @Test
  void its_gaps_in_the_row_are_filled_suit_by_suit_from_the_hand() {
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e")).isEqualTo("E7 replacement-count");
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e / 2n 6o")).isEqualTo("E7 replacement-count");
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e / 5e")).isEqualTo("E7 replacement-suit");
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e / 2f")).isEqualTo("E7 replacement-in-word");
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e / 2g")).isEqualTo("E7 replacement-not-in-hand");
    assertThat(position.refusal("FIVE 2f 2i* 4v 3e / 2n")).isEqualTo("legal");
  }

  @Rule("E10")
  @Test
  void only_cards_of_ones_own_go_under_a_stack_that_is_there() {
    assertThat(position.refusal("pass 5x")).isEqualTo("E10 exchange-not-in-hand");
    assertThat(position.refusal("pass 2f 2f")).isEqualTo("E10 exchange-not-in-hand");
    assertThat(position.refusal("pass 2f 2n")).isEqualTo("legal");
    assertThat(eights(ROW + " | hand 2f 4v").refusal("pass 2f")).isEqualTo("E10 stack-empty");
    assertThat(eights(ROW + " | hand 2f 4v").refusal("pass")).isEqualTo("legal");
  }

  @Rule("E5")
  @Test
  void nobody_moves_out_of_turn_or_after_the_end() {
    assertThat(position.refusal(1, "pass")).isEqualTo("E5 not-your-turn");
    assertThat(position.refusal(-1, "pass")).isEqualTo("E5 not-your-turn");
    Position last = eights(ROW + " | passes 1 | points0 50").play("pass");
    assertThat(last.refusal(0, "pass")).isEqualTo("E5 game-over");
    assertThat(last.refusal(-1, "pass")).isEqualTo("E5 game-over");
  }

  @Test
  void a_card_that_nobody_can_see_is_refused_wherever_it_is_named() {
    Cards none = Deck.FACES.none();
    Cards hidden = Cards.hidden(Deck.FACES, 1);
    assertThat(position.refusal(0, new EightsMove.Pass(hidden)))
        .isEqualTo("E10 exchange-not-in-hand");
    assertThat(
            position.refusal(
                0, new EightsMove.Spell(Word.ONE, Cards.hidden(Deck.FACES, 3), hidden, none)))
        .isEqualTo("E6 letter-missing");
    Cards five = cards("2f 2i 4v 3e");
    assertThat(position.refusal(0, new EightsMove.Spell(Word.FIVE, five, cards("2i"), hidden)))
        .isEqualTo("E7 replacement-suit");
  }

  @Test
  void a_spelling_cannot_borrow_what_it_does_not_use() {
    assertThatThrownBy(
            () -> new EightsMove.Spell(Word.ONE, cards("6o 3n 1e"), cards("2i"), cards("2n")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Rule("E1")
  @Test
  void cards_that_do_not_exist_and_other_texts_are_no_moves() {
    var table =
        Table.open(new Eights(), 3, Map.of(), Chance.fast(1), Log.NONE).found().orElseThrow();
    long before = table.state().digest();
    for (String text :
        List.of("", "/", "FIVE 2f 7v* 4v 3e / 7t", "NINE 1n", "pass 7v", "pass / 1e", "pass 1e*")) {
      assertThat(table.play(table.state().toAct(), text, Log.NONE).orElseThrow().code())
          .as(text)
          .isEqualTo("not-a-move");
    }
    assertThat(table.play(0, "ONE 1o* / 1e / 1e", Log.NONE)).isPresent();
    assertThat(table.play(0, "ONE 1o* / 1e*", Log.NONE)).isPresent();
    assertThat(table.state().digest()).isEqualTo(before);
  }

  private static Cards cards(String names) {
    List<String> list = List.of(names.split(" ", -1));
    byte[] cards = new byte[list.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = (byte) Deck.FACES.parse(list.get(i)).orElseThrow();
    }
    return Cards.of(Deck.FACES, cards);
  }
}
