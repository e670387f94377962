package eightfold.eights.aid;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Reasoning;
import eightfold.eights.EightsCodec;
import eightfold.eights.Position;
import eightfold.eights.kit.EightsKit;
import org.junit.jupiter.api.Test;

/** Counted by hand. */
class EightsReasoningTest {
  private static Reasoning reasoning(String move) {
    return new EightsKit()
        .reasoning(
            Position.eights(Position.ROW + " | hand 2f 4v 3e 2n 5e | hand1 7").view(0),
            new EightsCodec().parse(move).orElseThrow());
  }

  @Test
  void a_word_tells_what_it_brings_and_what_it_uses_up() {
    Reasoning five = reasoning("FIVE 2f 2i* 4v 3e / 2n");
    assertThat(five.kind()).isEqualTo("spell");
    assertThat(five.reasons()).containsExactly("points", "uses");
    assertThat(five.details())
        .containsEntry("word", "FIVE")
        .containsEntry("points", "5")
        .containsEntry("own", "4")
        .containsEntry("left", "1");
  }

  @Test
  void an_exchange_tells_how_many_cards_go() {
    Reasoning exchange = reasoning("pass 2f 4v");
    assertThat(exchange.kind()).isEqualTo("exchange");
    assertThat(exchange.reasons()).containsExactly("under");
    assertThat(exchange.details()).containsEntry("under", "2").containsEntry("hand", "5");
  }

  @Test
  void a_mere_pass_has_no_reason() {
    assertThat(reasoning("pass").reasons()).isEmpty();
  }
}
