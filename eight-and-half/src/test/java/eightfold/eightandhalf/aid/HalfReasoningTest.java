package eightfold.eightandhalf.aid;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Reasoning;
import eightfold.eightandhalf.Position;
import eightfold.eightandhalf.kit.HalfKit;
import org.junit.jupiter.api.Test;

/** Counted by hand, as in {@link HalfAidTest}. */
class HalfReasoningTest {
  private static Reasoning play(String picture, String move) {
    return new HalfKit()
        .reasoning(
            Position.GAME.view(half(picture).state, 0),
            Position.GAME.codec().parse(move).orElseThrow());
  }

  @Test
  void a_catch_tells_how_many_cards_it_brings() {
    Reasoning four = play("pile 3 h by 2 | 4 7 h / 1 1 1 / 2 2 2", "4");
    assertThat(four.kind()).isEqualTo("catch");
    assertThat(four.reasons()).containsExactly("caught");
    assertThat(four.details()).containsEntry("pile", "3").containsEntry("value", "0");
  }

  @Test
  void a_half_tells_the_chance_to_be_caught() {
    Reasoning half = play("pile 3 | 4 7 h / 1 1 1 / 2 2 2", "h");
    assertThat(half.kind()).isEqualTo("play");
    assertThat(half.reasons()).containsExactly("risk");
    assertThat(half.details())
        .containsEntry("value", "3½")
        .containsEntry("risk", "21")
        .containsEntry("count", "1");
  }

  @Test
  void a_safe_play_has_no_reason_but_its_number_of_cards() {
    assertThat(play("pile 3 | 4 7 h / 1 1 1 / 2 2 2", "7").reasons()).isEmpty();
    assertThat(play("pile 3 | h 8 bank 9 / open 4 - 9 / 2 2 2", "8 h").reasons())
        .containsExactly("risk", "many");
  }

  @Test
  void a_pile_that_is_collected_is_counted() {
    Reasoning collect = play("pile 3 h by 2 | 1 / 1 1 1 / 2 2 2", "collect");
    assertThat(collect.kind()).isEqualTo("collect");
    assertThat(collect.details()).containsEntry("pile", "2");
  }

  @Test
  void what_cannot_be_reckoned_has_no_reasons() {
    String any = "pile 3 | 4 7 h / 1 1 1 / 2 2 2";
    assertThat(play(any, "keep").kind()).isEqualTo("keep");
    assertThat(play(any, "blind 1").kind()).isEqualTo("blind");
    assertThat(play(any, "swap 1 1.2").reasons()).isEmpty();
  }
}
