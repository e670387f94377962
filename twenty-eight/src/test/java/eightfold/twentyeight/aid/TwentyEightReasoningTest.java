package eightfold.twentyeight.aid;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Reasoning;
import eightfold.twentyeight.Scene;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.kit.TwentyEightKit;
import org.junit.jupiter.api.Test;

/** Counted by hand, as in {@link TwentyEightAidTest}. */
class TwentyEightReasoningTest {
  private static Reasoning reasoning(Scene scene, TwentyEightMove move) {
    return new TwentyEightKit().reasoning(Scene.GAME.view(scene.state, 0), move);
  }

  private static Reasoning reasoning(String scene, TwentyEightMove move) {
    return reasoning(Scene.of(scene), move);
  }

  @Test
  void up_to_8_the_odds_are_those_of_keeping_8_and_of_the_direct_hit() {
    Reasoning take = reasoning("Sarah 6 1/11 | Peter 10 8 | Fran 10", TwentyEightMove.TAKE);
    assertThat(take.kind()).isEqualTo("take");
    assertThat(take.reasons()).containsExactly("hit", "eight");
    assertThat(take.details())
        .containsEntry("total", "7")
        .containsEntry("cards", "48")
        .containsEntry("eight", "22")
        .containsEntry("hit", "7");
  }

  @Test
  void beyond_8_the_odds_are_those_of_going_over() {
    Reasoning no = reasoning("Sarah 10 9 9 | Peter 10 | Fran 10", TwentyEightMove.DECLINE);
    assertThat(no.kind()).isEqualTo("decline");
    assertThat(no.reasons()).containsExactly("over");
    assertThat(no.details()).containsEntry("total", "28").containsEntry("over", "48");
  }

  @Test
  void beyond_28_the_lowest_total_is_told() {
    Reasoning take = reasoning("Sarah 10 10 9 | Peter 10 | Fran 5", TwentyEightMove.TAKE);
    assertThat(take.details()).containsEntry("total", "29");
  }

  @Test
  void a_half_is_judged_by_those_who_lie_as_close_to_its_limit() {
    Scene scene = Scene.of("Sarah 4 1/11 1/11 | Peter 7 1 | Fran 10 9 5").declineAll();
    Reasoning eight = reasoning(scene, TwentyEightMove.FOR8);
    assertThat(eight.kind()).isEqualTo("for8");
    assertThat(eight.reasons()).containsExactly("rivals");
    assertThat(eight.details()).containsEntry("total", "6").containsEntry("rivals", "1");
    Reasoning twentyEight = reasoning(scene, TwentyEightMove.FOR28);
    assertThat(twentyEight.details()).containsEntry("rivals", "0");
  }
}
