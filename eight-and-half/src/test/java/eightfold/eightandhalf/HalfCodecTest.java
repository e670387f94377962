package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Cards;
import org.junit.jupiter.api.Test;

class HalfCodecTest {
  private static final HalfCodec CODEC = new HalfCodec();

  private static String read(String text) {
    return CODEC.parse(text).map(CODEC::text).orElse("no move");
  }

  @Test
  void input_may_be_sloppy_and_output_is_exact() {
    assertThat(read(" H   8 ")).isEqualTo("8 h");
    assertThat(read("½ 8")).isEqualTo("8 h");
    assertThat(read("½\t½")).isEqualTo("h h");
    assertThat(read("77")).isEqualTo("7 7");
    assertThat(read("G")).isEqualTo("g");
    assertThat(read("BLIND  2")).isEqualTo("blind 2");
    assertThat(read("blind2")).isEqualTo("blind 2");
    assertThat(read("Collect")).isEqualTo("collect");
    assertThat(read(" KEEP")).isEqualTo("keep");
    assertThat(read("Swap  2  3 . 1")).isEqualTo("swap 2 3.1");
  }

  @Test
  void anything_else_is_no_move() {
    for (String text :
        new String[] {"", " ", "x", "7 x", "-", "?", "blind", "blind 12", "swap 1", "swap 1 23"}) {
      assertThat(read(text)).as(text).isEqualTo("no move");
    }
    assertThat(read("7".repeat(73))).isEqualTo("no move");
  }

  @Test
  void every_kind_of_move_survives_packing() {
    for (String text :
        new String[] {
          "0", "7 7", "h h h", "g", "8 h", "collect", "blind 3", "keep", "swap 3 4.2"
        }) {
      HalfMove move = Position.move(text);
      assertThat(CODEC.unpack(CODEC.pack(move))).isEqualTo(move);
      assertThat(CODEC.text(CODEC.pack(move))).isEqualTo(text);
    }
  }

  @Test
  void a_play_is_the_same_in_any_order() {
    assertThat(new HalfMove.Play(Cards.of(Deck.FACES, Deck.HALF, (byte) 8)))
        .isEqualTo(new HalfMove.Play(HalfCodec.PAIR_CARDS));
  }
}
