package eightfold.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceTest {
  private static byte[] key(int first) {
    byte[] key = new byte[32];
    key[0] = (byte) first;
    return key;
  }

  private static byte[] shuffled(Chance chance, int round) {
    byte[] cards = new byte[60];
    for (byte i = 0; i < cards.length; i++) {
      cards[i] = i;
    }
    chance.round(round);
    chance.shuffle(cards, 0, cards.length);
    return cards;
  }

  @Test
  void a_round_depends_on_seed_and_number_alone() {
    for (List<Chance> twins :
        List.of(
            List.of(Chance.fast(7), Chance.fast(7)),
            List.of(Chance.keyed(key(7)), Chance.keyed(key(7))))) {
      twins.get(0).below(1000); // one of them has been used before
      assertThat(shuffled(twins.get(0), 3)).isEqualTo(shuffled(twins.get(1), 3));
      assertThat(shuffled(twins.get(0), 3)).isNotEqualTo(shuffled(twins.get(0), 4));
    }
    assertThat(shuffled(Chance.fast(7), 1)).isNotEqualTo(shuffled(Chance.fast(8), 1));
    assertThat(shuffled(Chance.keyed(key(7)), 1)).isNotEqualTo(shuffled(Chance.keyed(key(8)), 1));
  }

  @Test
  void a_shuffle_keeps_every_card() {
    for (Chance chance : List.of(Chance.fast(1), Chance.keyed(key(1)))) {
      byte[] cards = shuffled(chance, 1);
      Arrays.sort(cards);
      for (int i = 0; i < cards.length; i++) {
        assertThat(cards[i]).isEqualTo((byte) i);
      }
    }
  }

  @Test
  void every_card_comes_to_every_place_equally_often() {
    for (Chance chance : List.of(Chance.fast(1), Chance.keyed(key(1)))) {
      int[][] seen = new int[4][4];
      for (int round = 1; round <= 8000; round++) {
        byte[] cards = {0, 1, 2, 3};
        chance.round(round);
        chance.shuffle(cards, 0, 4);
        for (int place = 0; place < 4; place++) {
          seen[place][cards[place]]++;
        }
      }
      for (int[] place : seen) {
        for (int count : place) {
          assertThat(count).isBetween(1800, 2200);
        }
      }
    }
  }

  @Test
  void the_keyed_stream_is_the_documented_one() {
    // SHA-256("eightfold" ‖ 32 zero bytes ‖ 0 ‖ 0), first four bytes, modulo 1000
    assertThat(Chance.keyed(new byte[32]).below(1000)).isEqualTo(851);
  }

  @Test
  void a_copy_continues_where_the_original_stands() {
    for (Chance chance : List.of(Chance.fast(5), Chance.keyed(key(5)))) {
      chance.round(2);
      chance.below(10);
      Chance copy = Chance.fast(0);
      copy.copyFrom(chance);
      for (int i = 0; i < 50; i++) {
        assertThat(copy.below(1 << 20)).isEqualTo(chance.below(1 << 20));
      }
      assertThat(copy.text()).isEqualTo(chance.text());
    }
  }

  @Test
  void text_survives_being_read() {
    for (Chance chance : List.of(Chance.fast(-5), Chance.keyed(key(200)))) {
      Chance again =
          Chance.parse(chance.text().toUpperCase(java.util.Locale.ROOT)).found().orElseThrow();
      assertThat(again.text()).isEqualTo(chance.text());
      assertThat(shuffled(again, 1)).isEqualTo(shuffled(chance, 1));
    }
    assertThat(Chance.parse("9f").refused()).map(Refusal::cause).contains("seed");
    assertThat(Chance.parse("z".repeat(64)).refused()).isPresent();
  }

  @Test
  void a_key_has_32_bytes() {
    assertThatThrownBy(() -> Chance.keyed(new byte[31]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_script_gives_its_deals_and_then_nothing() {
    Faces faces = new Faces("a", "b");
    Deal deal = new Deal(1, faces.none(), faces.one(0));
    Chance chance = Chance.scripted(List.of(deal));
    assertThat(chance.scripted(1)).isEqualTo(deal);
    assertThat(chance.scripted(2)).isNull();
    assertThat(Chance.fast(1).scripted(1)).isNull();
    chance.reseed(4);
    assertThat(chance.scripted(1)).isNull();
  }
}
