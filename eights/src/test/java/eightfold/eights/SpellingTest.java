package eightfold.eights;

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

  @Rule("E6")
  @Test
  void of_two_cards_for_e_the_lower_suit_is_written_first() {
    assertThat(eights("row 1n 2i 3g 4w 5o 6s 7t 8i | hand 5e 2e 1v 4v 6u 3s").legal())
        .contains("SEVEN 6s* 2e 4v 5e 1n* / 1v 6u")
        .doesNotContain("SEVEN 6s* 5e 4v 2e 1n* / 1v 6u", "SEVEN 6s* 5e 4v 5e 1n* / 1v 6u");
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
