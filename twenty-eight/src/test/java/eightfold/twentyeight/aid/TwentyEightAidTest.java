package eightfold.twentyeight.aid;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.twentyeight.Scene;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.aid.TwentyEightAid.Next;
import org.junit.jupiter.api.Test;

/** Counted by hand. */
class TwentyEightAidTest {
  private static TwentyEightAid aid(String scene, boolean expert) {
    return TwentyEightAid.of(Scene.GAME.view(Scene.of(scene).state, 0), expert);
  }

  @Test
  void totals_are_ten_apart_for_each_eleven() {
    assertThat(aid("Sarah 4 1/11 1/11 | Peter 10 | Fran 10", false).totals())
        .containsExactly(6, 16, 26);
  }

  @Test
  void the_next_card_keeps_eight_if_it_is_four_at_most() {
    // Of 51 cards she sees three; 15 ones, 3 twos, 2 threes, 3 fours and 7 of 1/11 keep 8 open.
    assertThat(aid("Sarah 3 1/11 | Peter 10 8 | Fran 10", false).next())
        .containsExactly(new Next(48, 30, 0, 0));
  }

  @Test
  void a_second_eleven_makes_the_direct_hit() {
    assertThat(aid("Sarah 6 1/11 | Peter 10 8 | Fran 10", false).next())
        .containsExactly(new Next(48, 22, 0, 7));
  }

  @Test
  void whoever_has_28_already_goes_over_with_every_card() {
    assertThat(aid("Sarah 10 9 9 | Peter 10 | Fran 10", false).next())
        .containsExactly(new Next(48, 0, 48, 0));
  }

  @Test
  void there_is_no_next_card_once_halves_are_chosen() {
    Scene scene = Scene.of("Sarah 4 1/11 1/11 | Peter 10 | Fran 10").declineAll();
    assertThat(scene.state.choosing()).isTrue();
    assertThat(TwentyEightAid.of(Scene.GAME.view(scene.state, 0), true).next()).isEmpty();
  }

  @Test
  void a_choice_comes_with_the_total_for_each_half() {
    Scene scene = Scene.of("Sarah 4 1/11 1/11 | Peter 10 | Fran 10");
    assertThat(TwentyEightEffects.of(Scene.GAME.view(scene.state, 0)).isEmpty()).isTrue();
    scene.declineAll();
    assertThat(TwentyEightEffects.of(Scene.GAME.view(scene.state, 0)))
        .isEqualTo(new TwentyEightEffects(6, 26));
  }

  @Test
  void a_view_adds_up_what_is_visible() {
    Scene scene = Scene.of("Sarah 4 1/11 1/11 | Peter 10 9 9 | Fran 10 8");
    TwentyEightView view = Scene.GAME.view(scene.state, 0);
    assertThat(view.players().get(0).totals()).containsExactly(6, 16, 26);
    assertThat(view.players().get(1).totals()).containsExactly(18);
    assertThat(Scene.GAME.view(scene.state, 1).players().get(1).totals()).containsExactly(28);
    Scene over = Scene.of("Sarah 10 10 9 | Peter 10 | Fran 5");
    assertThat(Scene.GAME.view(over.state, 0).players().get(0).totals()).containsExactly(29);
  }

  @Test
  void only_experts_get_the_unseen_cards() {
    String scene = "Sarah 3 1/11 | Peter 10 8 | Fran 10";
    assertThat(aid(scene, false).unseen()).isEmpty();
    assertThat(aid(scene, true).unseen())
        .containsEntry("1", 15)
        .containsEntry("3", 2)
        .containsEntry("8", 3)
        .containsEntry("10", 3)
        .containsEntry("1/11", 7);
    assertThat(aid(scene, true).unseen().keySet())
        .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1/11");
  }
}
