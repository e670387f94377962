package eightfold.eights;

import static eightfold.eights.Position.ROW;
import static eightfold.eights.Position.eights;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SpellingTest {
  private static final int POSITIONS = 200_000;

  @Rule({"E6", "E7"})
  @Test
  void the_generator_finds_exactly_what_plain_trying_finds() {
    Rng rng = new Rng(8);
    Moves moves = new Moves();
    EightsCodec codec = new EightsCodec();
    int spelled = 0;
    for (int i = 0; i < POSITIONS; i++) {
      long row = Position.randomRow(rng);
      long hand = Position.randomHand(~row, i % 9, rng);
      moves.clear();
      Spelling.all(row, hand, moves);
      List<String> texts = new ArrayList<>();
      for (int j = 0; j < moves.size(); j++) {
        texts.add(codec.text(moves.at(j)));
      }
      spelled += texts.size();
      assertThat(texts)
          .as("row %s hand %s", Deck.cards(row), Deck.cards(hand))
          .doesNotHaveDuplicates()
          .hasSameElementsAs(NaiveSpelling.all(Deck.cards(row).texts(), Deck.cards(hand).texts()));
    }
    assertThat(spelled).as("spellings compared").isGreaterThan(POSITIONS);
  }

  @Test
  void a_spelling_can_be_undone() {
    Rng rng = new Rng(9);
    Moves moves = new Moves();
    int undone = 0;
    for (int i = 0; i < 20_000; i++) {
      long row = Position.randomRow(rng);
      long hand = Position.randomHand(~row, 7, rng);
      moves.clear();
      Spelling.all(row, hand, moves);
      for (int j = 0; j < moves.size(); j++) {
        long move = moves.at(j);
        long rowLeft = Spelling.rowAfter(row, move);
        long handLeft = Spelling.handAfter(hand, move);
        assertThat(Spelling.rowBefore(rowLeft, move)).isEqualTo(Deck.faces(row));
        assertThat(Deck.cards(Spelling.handBefore(handLeft, move))).isEqualTo(Deck.cards(hand));
        undone++;
      }
    }
    assertThat(undone).as("spellings undone").isGreaterThan(10_000);
  }

  @Rule({"E7", "E8"})
  @Test
  void hand_and_row_after_a_spelling_are_those_of_the_state() {
    EightsState state = new EightsState(2, 50);
    EightsState after = new EightsState(2, 50);
    Rng rng = new Rng(64);
    Moves moves = new Moves();
    Dealing.game(state, Chance.fast(5), Log.NONE);
    for (int step = 0; step < 2_000 && !state.over(); step++) {
      state.legal(moves);
      int seat = state.toAct();
      for (int i = 1; i < moves.size(); i++) {
        after.copyFrom(state);
        after.layout.stacked = 0;
        after.apply(moves.at(i), Log.NONE);
        assertThat(Deck.faces(Spelling.handAfter(state.hand(seat), moves.at(i))))
            .isEqualTo(Deck.faces(after.hand(seat)));
        assertThat(Spelling.rowAfter(state.row(), moves.at(i))).isEqualTo(Deck.faces(after.row()));
      }
      state.apply(moves.at(rng.below(moves.size())), Log.NONE);
    }
  }

  @Rule({"E6", "E7"})
  @Test
  void worked_case_2_a_borrowed_card_is_replaced_by_one_of_its_suit_that_is_not_in_the_word() {
    assertThat(eights(ROW + " | hand 2f 4v 3e 2n").legal()).contains("FIVE 2f 2i* 4v 3e / 2n");
    assertThat(eights(ROW + " | hand 2f 4v 3e 5x").legal()).noneMatch(move -> move.contains("2i*"));
    assertThat(eights(ROW + " | hand 2f 4v 3e 5x").refusal("FIVE 2f 2i* 4v 3e / 2f"))
        .isEqualTo("E7 replacement-in-word");
  }

  @Rule({"E6", "E7"})
  @Test
  void worked_case_3_a_word_can_come_from_the_row_alone() {
    Position position =
        eights("row 1o 2n 3e 4h 5x 6u 7h 8h | hand 1t 2g 3s 7r").play("ONE 1o* 2n* 3e* / 1t 2g 3s");
    assertThat(position.row()).isEqualTo("1t 2g 3s 4h 5x 6u 7h 8h");
    assertThat(position.hand(0)).isEqualTo("7r");
  }

  @Rule({"E6", "E7"})
  @Test
  void worked_case_4_a_word_needs_the_row_and_cannot_replace_with_its_own_letters() {
    assertThat(eights(ROW + " | hand 6o 3n 1e 2f").refusal("ONE 6o 3n 1e"))
        .isEqualTo("E6 nothing-from-row");
    assertThat(eights(ROW + " | hand 3n 5t 1o 5e").refusal("ONE 5o* 3n 5e / 5e"))
        .isEqualTo("E7 replacement-in-word");
    assertThat(eights(ROW + " | hand 3n 5t 1o 5e").legal()).contains("ONE 5o* 3n 5e / 5t");
  }

  @Rule({"E6", "E7"})
  @Test
  void worked_case_5_two_cards_for_e_may_share_a_suit_unless_both_come_from_the_row() {
    Position mixed = eights("row 1e 2i 3g 4w 5o 6s 7t 8r | hand 1e 1n 4h 7h 8x 2g 8w");
    assertThat(mixed.refusal("THREE 7t* 4h 8r* 1e* 1e / 1n 7h 8x")).isEqualTo("legal");
    assertThat(mixed.refusal("THREE 7t* 4h 8r* 1e* 1e* / 1n 1n 7h 8x"))
        .isEqualTo("E6 row-card-twice");
    Position held = eights("row 1n 2i 3g 4w 5o 6s 7t 8i | hand 5e 5e 1v 4v 6u 3s 1t");
    assertThat(held.refusal("SEVEN 6s* 5e 4v 5e 1n* / 1v 6u")).isEqualTo("legal");
    assertThat(held.legal()).contains("SEVEN 6s* 5e 4v 5e 1n* / 1t 6u");
    assertThat(eights("row 1n 2i 3g 4w 5o 6s 7t 8i | hand 5e 2e 1v 4v 6u 3s").legal())
        .contains("SEVEN 6s* 2e 4v 5e 1n* / 1v 6u")
        .doesNotContain("SEVEN 6s* 5e 4v 2e 1n* / 1v 6u", "SEVEN 6s* 5e 4v 5e 1n* / 1v 6u");
  }

  @Rule({"E1", "E7"})
  @Test
  void worked_case_8_another_card_with_the_same_face_may_replace() {
    Position position = eights(ROW + " | hand 6o 3n 1e");
    assertThat(position.legal()).contains("ONE 6o 3n 1e* / 1e");
    assertThat(position.play("ONE 6o 3n 1e* / 1e").row()).isEqualTo("1e 2i 3g 4e 5o 6s 7t 8i");
    assertThat(position.view(1).outOfPlay()).hasToString("1e 3n 6o");
  }

  @Rule("E7")
  @Test
  void worked_case_9_a_word_costs_as_many_cards_as_it_has_letters() {
    assertThat(eights(ROW + " | hand 3n 5e").legal()).containsExactly("pass");
    assertThat(eights(ROW + " | hand 3n 5e").refusal("ONE 5o* 3n 1e* / 5e 1n"))
        .isEqualTo("E7 hand-too-small");
    assertThat(eights(ROW + " | hand 2f 4v 2n").refusal("FIVE 2f 2i* 4v 1e* / 1n 2n"))
        .isEqualTo("E7 hand-too-small");
    assertThat(eights(ROW + " | hand 2f 4v 2n").legal()).noneMatch(move -> move.contains("FIVE"));
  }

  @Rule("E6")
  @Test
  void every_word_is_spelled_letter_by_letter() {
    assertThat(eights("row 1e 2e 3e 4w 5e 6e 7e 8e | hand 7t 6o 4n").legal())
        .containsExactly("pass", "ONE 6o 4n 7e* / 7t", "TWO 7t 4w* 6o / 4n");
    assertThat(eights("row 1e 2e 3e 4e 5x 6e 7e 8e | hand 7s 8i 5o").legal())
        .containsExactly("pass", "SIX 7s 8i 5x* / 5o");
    assertThat(eights("row 1i 2i 3i 4i 5x 6u 7i 8i | hand 8f 7o 1r 6s").legal())
        .containsExactly("pass", "FOUR 8f 7o 6u* 1r / 6s");
    assertThat(eights("row 1r 2g 3f 4w 5x 6u 7s 8f | hand 2e 8i 7h 6t 2n").legal())
        .contains("EIGHT 2e 8i 2g* 7h 6t / 2n");
  }

  @Rule("E1")
  @Test
  void it_makes_no_difference_which_of_two_equal_cards_one_holds() {
    Moves first = new Moves();
    Moves second = new Moves();
    long row = (0x8080_8080_8080_8080L & ~Deck.suitMask(0)) | Deck.bit(Deck.card(0, 'o'));
    long others = Deck.bit(Deck.card(1, 'n')) | Deck.bit(Deck.card(0, 't'));
    Spelling.all(row, others | Deck.bit(8), first);
    Spelling.all(row, others | Deck.bit(9), second);
    assertThat(first.toArray()).isEqualTo(second.toArray()).hasSize(1);
    assertThat(new EightsCodec().text(first.at(0))).isEqualTo("ONE 1o* 2n 2e / 1t");
  }
}
