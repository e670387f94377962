package eightfold.eights;

import static eightfold.eights.Position.ROW;
import static eightfold.eights.Position.eights;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Log;
import eightfold.core.Rng;
import org.junit.jupiter.api.Test;

class TurnTest {
  private static final String FIVE = "FIVE 2f 2i* 4v 3e / 2n";

  @Rule({"E7", "E8", "E13"})
  @Test
  void a_word_leaves_the_hand_fills_the_row_scores_and_draws() {
    Position position =
        eights(ROW + " | hand 2f 4v 3e 2n 5x 5s 6u 7h | stack 8x 8w 8r 8h 8f").play(FIVE);
    assertThat(position.row()).isEqualTo("1e 2n 3g 4e 5o 6s 7t 8i");
    assertThat(position.hand(0)).isEqualTo("5s 5x 6u 7h 8h 8r 8w 8x");
    assertThat(position.stack()).isEqualTo("8f");
    assertThat(position.state.points(0)).isEqualTo(5);
    assertThat(position.view(1).seats().get(0).laid())
        .hasToString("[Laid[word=FIVE, cards=2f 2i 4v 3e]]");
    assertThat(position.view(1).outOfPlay()).hasToString("2i 2f 3e 4v");
  }

  @Rule("E8")
  @Test
  void the_last_two_cards_are_drawn_and_the_stack_has_run_out() {
    Position position =
        eights("row 1e 2i 3g 4e 5o 6s 7t 8i | hand 4h 4w 1t 2e 3i 3s 5x 8x | stack 2")
            .play("EIGHT 2e 3i 3g* 4h 1t / 3s");
    assertThat(position.state.layout.held(0)).isEqualTo(5);
    assertThat(position.state.layout.stacked).isZero();
    assertThat(position.event(EightsEvent.Drew.class).cards().size()).isEqualTo(2);
    assertThat(position.event(EightsEvent.Drew.class).tally()).isEqualTo("stack run out");
  }

  @Rule("E9")
  @Test
  void a_turn_is_one_word_and_then_the_next_player_acts() {
    Position position = eights(ROW + " | seats 3 | hand 2f 4v 3e 2n 6o 3n 1v | stack 9").play(FIVE);
    assertThat(position.state.toAct()).isEqualTo(1);
    assertThat(position.refusal(0, "ONE 6o 3n 1e* / 1v")).isEqualTo("E5 not-your-turn");
  }

  @Rule("E9")
  @Test
  void passing_is_allowed_although_a_word_could_be_spelled() {
    Position position = eights(ROW + " | hand 2f 4v 3e 2n");
    assertThat(position.legal()).contains("pass", FIVE);
    assertThat(position.play("pass").hand(0)).isEqualTo("2f 2n 3e 4v");
  }

  @Rule("E10")
  @Test
  void an_exchange_puts_cards_under_in_the_order_named_and_draws_from_the_top() {
    Position position = eights(ROW + " | hand 1n 5x 7h | stack 8x 8w 8r").play("pass 7h 1n");
    assertThat(position.hand(0)).isEqualTo("5x 8w 8x");
    assertThat(position.stack()).isEqualTo("8r 7h 1n");
    assertThat(position.state.toAct()).isEqualTo(1);
  }

  @Rule("E10")
  @Test
  void cards_go_under_first_so_that_a_small_stack_gives_some_of_them_back() {
    Position position = eights(ROW + " | hand 1n 5x 7h | stack 8x").play("pass 7h 1n 5x");
    assertThat(position.hand(0)).isEqualTo("1n 7h 8x");
    assertThat(position.stack()).isEqualTo("5x");
  }

  @Rule({"E9", "E10"})
  @Test
  void any_number_of_cards_can_be_exchanged_and_all_passes_count_as_one_move() {
    Position position = eights(ROW + " | hand 1e 5e 5e 7h 2v 2g 3s 6v | stack 4");
    assertThat(position.legal()).filteredOn(move -> move.startsWith("pass")).hasSize(1);
    assertThat(position.play("pass 5e 1e 5e 7h 2v 2g 3s 6v").state.layout.held(0)).isEqualTo(8);
  }

  @Rule("E10")
  @Test
  void random_variants_of_a_pass_are_legal_exchanges_of_every_size() {
    Position position = eights(ROW + " | hand 1n 5e 5e 7h | stack 4");
    Rng rng = new Rng(5);
    int[] sizes = new int[5];
    for (int i = 0; i < 400; i++) {
      long move = position.state.variant(Packed.PASS, rng);
      assertThat(position.refusal(new EightsCodec().text(move))).isEqualTo("legal");
      sizes[Packed.exchanged(move)]++;
    }
    assertThat(sizes[0]).isBetween(250, 350);
    assertThat(sizes).doesNotContain(0);
    EightsState bare = eights(ROW + " | hand 1n").state;
    EightsState empty = eights(ROW + " | stack 4").state;
    for (int i = 0; i < 50; i++) {
      assertThat(bare.variant(Packed.PASS, rng)).isEqualTo(Packed.PASS);
      assertThat(empty.variant(Packed.PASS, rng)).isEqualTo(Packed.PASS);
      assertThat(position.state.variant(Packed.spell(3), rng)).isEqualTo(Packed.spell(3));
    }
  }

  @Rule("E11")
  @Test
  void without_a_stack_play_goes_on_and_nobody_draws() {
    Position position = eights(ROW + " | hand 2f 4v 3e 2n 6o | hand1 3").play(FIVE);
    assertThat(position.hand(0)).isEqualTo("6o");
    assertThat(position.events).hasSize(1);
    assertThat(position.play("pass").state.toAct()).isZero();
  }

  @Rule("E12")
  @Test
  void the_hand_ends_when_all_have_passed_in_a_row_with_exchanges_or_without() {
    Position position = eights(ROW + " | seats 3 | hand 7 | hand1 1n 5x | hand2 7 | stack 5");
    position.play("pass").play("pass 5x");
    assertThat(position.state.round()).isEqualTo(1);
    assertThat(position.play("pass").state.round()).isEqualTo(2);
    assertThat(position.event(EightsEvent.HandScored.class).hand()).isEqualTo(1);
  }

  @Test
  void a_finished_game_has_neither_moves_nor_variants() {
    Position position = eights(ROW + " | passes 1 | points0 50 | stack 2 | hand 1n");
    position.state.apply(Packed.PASS, Log.NONE);
    assertThat(position.state.over()).isTrue();
    assertThat(position.legal()).isEmpty();
    assertThat(position.state.variant(Packed.PASS, new Rng(1))).isEqualTo(Packed.PASS);
  }
}
