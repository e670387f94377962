package eightfold.eights;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Codec;
import org.junit.jupiter.api.Test;

class CodecTest {
  private final Codec<EightsMove> codec = new Eights().codec();

  private String read(String text) {
    EightsMove move = codec.parse(text).orElseThrow();
    assertThat(codec.unpack(codec.pack(move))).isEqualTo(move);
    return codec.text(move);
  }

  @Rule("E6")
  @Test
  void cards_and_replacements_may_be_given_in_any_order_and_case() {
    assertThat(read("FIVE 2f 2i* 4v 3e / 2n")).isEqualTo("FIVE 2f 2i* 4v 3e / 2n");
    assertThat(read("  five 3E 4V 2I *  2F/2N ")).isEqualTo("FIVE 2f 2i* 4v 3e / 2n");
    assertThat(read("one 3e* 2n* 1o* / 3s 1t 2g")).isEqualTo("ONE 1o* 2n* 3e* / 1t 2g 3s");
  }

  @Rule("E6")
  @Test
  void of_two_cards_for_one_letter_the_lower_suit_comes_first_and_of_one_suit_the_rows() {
    assertThat(read("THREE 7t* 4h 8r 5e 2e / 7h")).isEqualTo("THREE 7t* 4h 8r 2e 5e / 7h");
    assertThat(read("SEVEN 6s 5e* 4v 2e 1n / 5x")).isEqualTo("SEVEN 6s 2e 4v 5e* 1n / 5x");
    assertThat(read("SEVEN 6s 2e 4v 2e* 1n / 2f")).isEqualTo("SEVEN 6s 2e* 4v 2e 1n / 2f");
  }

  @Rule("E10")
  @Test
  void an_exchange_keeps_the_order_it_is_named_in() {
    assertThat(read("PASS")).isEqualTo("pass");
    assertThat(read("pass 5x 1e")).isEqualTo("pass 5x 1e");
    assertThat(read("pass 1e 1e 8x 8w 8r 8h 8f 7u")).isEqualTo("pass 1e 1e 8x 8w 8r 8h 8f 7u");
    assertThat(codec.parse("pass 5x 1e")).isNotEqualTo(codec.parse("pass 1e 5x"));
  }

  @Test
  void an_impossible_spelling_is_still_a_move_that_can_be_written() {
    for (String text :
        new String[] {"FIVE", "ONE 1o* 2x", "TWO 1e* 1e* 1e / 2e 2e", "SIX 5x / 1e"}) {
      codec.parse(text).ifPresent(move -> assertThat(codec.parse(codec.text(move))).contains(move));
    }
    assertThat(codec.text(codec.parse("FIVE /").orElseThrow())).isEqualTo("FIVE");
  }
}
