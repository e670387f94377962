package eightfold.eights.aid;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.eights.EightsCodec;
import eightfold.eights.EightsView;
import eightfold.eights.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Counted by hand. */
class EightsAidTest {
  private static EightsAid aid(String position, boolean expert) {
    return EightsAid.of(Position.eights(Position.ROW + " | " + position).view(0), expert);
  }

  private static List<String> words(String position) {
    EightsCodec codec = new EightsCodec();
    return aid(position, true).words().stream()
        .map(best -> best.points() + " " + codec.text(best.best()))
        .toList();
  }

  @Test
  void each_word_comes_with_its_spelling() {
    assertThat(words("hand 2f 4v 3e 2n | hand1 7")).containsExactly("5 FIVE 2f 2i* 4v 3e / 2n");
  }

  @Test
  void the_best_spelling_keeps_what_is_most_useful() {
    assertThat(words("hand 2f 4v 3e 2g 2n | hand1 7")).containsExactly("5 FIVE 2f 2i* 4v 3e / 2n");
  }

  @Test
  void the_highest_word_comes_first() {
    assertThat(words("hand 2f 4v 3e 2n 5e 4n | hand1 7"))
        .hasSize(2)
        .satisfiesExactly(
            five -> assertThat(five).startsWith("5 FIVE"),
            one -> assertThat(one).startsWith("1 ONE 5o*"));
  }

  @Test
  void a_hand_that_spells_nothing_has_no_words() {
    assertThat(words("hand 8w 8x | hand1 7")).isEmpty();
  }

  @Test
  void words_are_for_the_player_whose_turn_it_is() {
    EightsView other = Position.eights(Position.ROW + " | hand 2f 4v 3e 2n | hand1 7").view(1);
    assertThat(EightsAid.of(other, true).words()).isEmpty();
  }

  @Test
  void the_best_spelling_is_told_to_experts_only() {
    assertThat(aid("hand 2f 4v 3e 2n | hand1 7", false).words()).isEmpty();
  }

  @Test
  void experts_count_unseen_letters_and_suits() {
    EightsAid aid = aid("hand 2f 4v 3e 2n | hand1 7", true);
    // Fourteen e, of which 1e and 4e lie in the row and 3e in the hand.
    assertThat(aid.letters()).containsEntry("e", 11).containsEntry("g", 1).containsEntry("u", 2);
    assertThat(aid.suits()).containsEntry("2", 5).containsEntry("8", 7);
    assertThat(aid.letters().values().stream().mapToInt(n -> n).sum()).isEqualTo(64 - 8 - 4);
    assertThat(aid("hand 2f | hand1 7", false).letters()).isEmpty();
  }
}
