package eightfold.eightandhalf.aid;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Counted by hand. */
class HalfAidTest {
  private static final HalfCodec CODEC = new HalfCodec();

  private static HalfAid aid(String picture, int seat) {
    return HalfAid.of(Position.GAME.view(half(picture).state, seat), true);
  }

  /** Each play as {@code cards>value catches risk}. */
  private static List<String> plays(String picture) {
    return aid(picture, 0).plays().stream()
        .map(
            play ->
                "%s > %d %d %d%%"
                    .formatted(CODEC.text(play.move()), play.value(), play.catches(), play.risk()))
        .toList();
  }

  @Test
  void the_number_just_above_catches_and_leaves_nothing() {
    assertThat(plays("pile 3 h by 2 | 4 7 h / 1 1 1 / 2 2 2"))
        .containsExactly("4 > 0 2 0%", "7 > 14 -1 0%", "h > 8 -1 0%");
  }

  @Test
  void a_half_may_be_caught_by_what_the_next_player_may_hold() {
    // Five of 68 unseen cards are a 4; the next player holds three: 1 - 63·62·61 / (68·67·66).
    assertThat(plays("pile 3 | 4 7 h / 1 1 1 / 2 2 2"))
        .containsExactly("4 > 8 -1 0%", "7 > 14 -1 0%", "h > 7 -1 21%");
  }

  @Test
  void open_cards_can_be_seen() {
    assertThat(plays("pile 3 | h / open 4 - 9 / 2 2 2")).containsExactly("h > 7 -1 0%");
    assertThat(plays("pile 3 | h 8 bank 9 / open 4 - 9 / 2 2 2"))
        .containsExactly("8 > 16 -1 0%", "h > 7 -1 100%", "8 h > 17 -1 100%");
    assertThat(plays("pile 3 | h 8 bank 9 / open 5 - 8 / 2 2 2"))
        .containsExactly("8 > 16 -1 0%", "h > 7 -1 0%", "8 h > 17 -1 0%");
  }

  @Test
  void the_last_card_goes_unpunished() {
    assertThat(plays("pile 3 | h / 4 4 4")).containsExactly("h > 7 -1 0%");
  }

  @Test
  void the_opener_has_only_the_lowest_yellow_card() {
    assertThat(plays("opens | 7 9 h / 8 8 8")).containsExactly("7 > 14 -1 0%");
  }

  @Test
  void the_lawbreaker_knows_the_danger_and_others_have_none() {
    // Six of 67 unseen cards are a 4.
    String picture = "pile 3 h by 2 | 1 1 1 / 2 2 2 / 7 7 7";
    assertThat(aid(picture, 2).danger()).isEqualTo(25);
    assertThat(aid(picture, 1).danger()).isZero();
    assertThat(aid(picture, 2).plays()).isEmpty();
  }

  @Test
  void experts_count_the_unseen_cards() {
    assertThat(aid("pile 3 h by 2 | 1 1 1 / 2 2 2 / 7 7 7", 2).unseen())
        .containsEntry("3", 5)
        .containsEntry("4", 6)
        .containsEntry("7", 3)
        .containsEntry("h", 7)
        .containsEntry("1", 4);
    HalfView view = Position.GAME.view(half("pile 3 | 4 / 5").state, 0);
    assertThat(HalfAid.of(view, false).unseen()).isEmpty();
  }
}
