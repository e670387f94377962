package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Eyes;
import org.junit.jupiter.api.Test;

class ViewTest {
  private static final String TABLE =
      "pile 3 h by 1 | 7 1 g bank 4 4 / 2 5 6 open 5 - g blind 2 6! - burned 9 0 9";

  private static HalfView view(String picture, int seat) {
    return Position.GAME.view(half(picture).state, seat);
  }

  @Rule({"H4", "H19"})
  @Test
  void a_view_shows_what_lies_open_the_own_hand_and_blind_cards_that_were_turned_up() {
    HalfView view = view(TABLE, 0);
    assertThat(view.players().get(0).hand().toString()).isEqualTo("1 7 g");
    assertThat(view.players().get(0).bank()).isEqualTo(2);
    HalfView.SeatView other = view.players().get(1);
    assertThat(other.hand().toString()).isEqualTo("? ? ?");
    assertThat(other.open().toString()).isEqualTo("5 - g");
    assertThat(other.blind().toString()).isEqualTo("? 6 -");
    assertThat(other.burned().toString()).isEqualTo("0 9 9");
  }

  @Rule({"H8", "H17"})
  @Test
  void a_view_shows_pile_value_and_lawbreaker() {
    HalfView view = view(TABLE, 0);
    assertThat(view.pile().toString()).isEqualTo("3 h");
    assertThat(view.value()).isEqualTo(7);
    assertThat(view.lawbreaker()).isEqualTo(1);
    assertThat(view.five()).isFalse();
    assertThat(view("pile 5 | 1 / 1", 0).five()).isTrue();
  }

  @Rule("H4")
  @Test
  void a_spectator_sees_no_hand() {
    HalfView view = view(TABLE, Eyes.SPECTATOR);
    assertThat(view.players()).allSatisfy(p -> assertThat(p.hand().toString()).isEqualTo("? ? ?"));
  }

  @Test
  void a_view_names_the_phase() {
    assertThat(view("swap 0 | 7 7 7 / 8 8 8", 0).phase()).isEqualTo(HalfView.Phase.SWAP);
    assertThat(view("opens | 7 7 7 / 8 8 8", 0).phase()).isEqualTo(HalfView.Phase.OPENING);
    assertThat(view("7 / 8", 0).phase()).isEqualTo(HalfView.Phase.PLAY);
    assertThat(Position.GAME.view(half("7 / 8").play("7").state, 0).phase())
        .isEqualTo(HalfView.Phase.OVER);
  }

  @Rule({"H4", "H19"})
  @Test
  void eyes_follow_where_a_card_lies() {
    HalfState state = half(TABLE).state;
    assertThat(state.eyes(state.top[0])).isEqualTo(Eyes.NOBODY);
    assertThat(state.eyes(state.hand[0])).isEqualTo(Eyes.only(0));
    assertThat(state.eyes(state.hand[3])).isEqualTo(Eyes.only(1));
    assertThat(state.eyes(state.lane(1))).isEqualTo(Eyes.NOBODY);
    assertThat(state.eyes(state.lane(1) + 2)).isEqualTo(Eyes.EVERYBODY);
    assertThat(state.eyes(state.lane(1) + 4)).isEqualTo(Eyes.EVERYBODY);
    assertThat(state.eyes(state.lane(1) + 6)).isEqualTo(Eyes.EVERYBODY);
  }
}
