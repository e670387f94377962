package eightfold.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CardsTest {
  private static final Faces FACES = new Faces("a", "B", "b", "10");

  @Test
  void faces_are_read_in_any_case_and_the_first_of_equal_ones_is_meant() {
    assertThat(FACES.parse(" A ")).hasValue(0);
    assertThat(FACES.parse("b")).hasValue(1);
    assertThat(FACES.parse("c")).isEmpty();
    assertThat(FACES.text(3)).isEqualTo("10");
    assertThat(FACES.text(Faces.HIDDEN)).isEqualTo("?");
    assertThat(FACES.size()).isEqualTo(4);
  }

  @Test
  void cards_are_equal_by_content_and_know_their_names() {
    Cards cards = Cards.of(FACES, (byte) 3, (byte) 0, Faces.HIDDEN);
    assertThat(cards).hasToString("10 a ?");
    assertThat(cards.texts()).isEqualTo(List.of("10", "a", "?"));
    assertThat(cards).isEqualTo(Cards.copyOf(FACES, new byte[] {9, 3, 0, -1, 9}, 1, 4));
    assertThat(cards).hasSameHashCodeAs(Cards.of(FACES, cards.toArray()));
    assertThat(cards).isNotEqualTo(cards.sorted()).isNotEqualTo("10 a ?");
    assertThat(cards).isNotEqualTo(Cards.of(new Faces("a", "B", "b", "10"), cards.toArray()));
    assertThat(cards.sorted()).hasToString("? a 10");
    assertThat(cards.size()).isEqualTo(3);
    assertThat(cards.at(1)).isEqualTo((byte) 0);
    assertThat(cards.faces()).isSameAs(FACES);
  }

  @Test
  void nothing_one_card_and_hidden_cards_have_short_names() {
    assertThat(FACES.none().isEmpty()).isTrue();
    assertThat(Cards.copyOf(FACES, new byte[] {1}, 1, 1)).isSameAs(FACES.none());
    assertThat(FACES.one(1)).hasToString("B").isSameAs(FACES.one(1));
    assertThat(FACES.one(Faces.HIDDEN)).hasToString("?");
    assertThat(Cards.hidden(FACES, 2)).hasToString("? ?");
    assertThat(Cards.hidden(FACES, 2).isEmpty()).isFalse();
  }

  @Test
  void a_written_deck_must_be_the_whole_deck() {
    byte[] full = {0, 0, 3};
    assertThat(Decks.permutation(FACES, full, List.of("10", "a", "A"), "X1").found())
        .contains(Cards.of(FACES, (byte) 3, (byte) 0, (byte) 0));
    assertThat(refused(full, "10", "a", "z")).isEqualTo("X1: There is no card z.");
    assertThat(refused(full, "10", "10", "a"))
        .isEqualTo("X1: The deck holds 10 more often than the game does.");
    assertThat(refused(full, "10")).isEqualTo("X1: The deck has 1 cards instead of 3.");
  }

  private static String refused(byte[] full, String... names) {
    return Decks.permutation(FACES, full, List.of(names), "X1").refused().orElseThrow().toString();
  }
}
