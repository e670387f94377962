package eightfold.twentyeight.kit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.KitConformance;
import eightfold.core.Aid;
import eightfold.kit.Kit;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.aid.TwentyEightAid;
import java.util.List;
import org.junit.jupiter.api.Test;

class TwentyEightKitTest
    extends KitConformance<TwentyEightState, TwentyEightMove, TwentyEightView> {
  @Override
  protected Kit<TwentyEightState, TwentyEightMove, TwentyEightView> kit() {
    return new TwentyEightKit();
  }

  @Override
  protected void checkAid(Aid aid, List<TwentyEightMove> legal) {
    TwentyEightAid own = (TwentyEightAid) aid;
    int unseen = own.unseen().values().stream().mapToInt(n -> n).sum();
    own.next().forEach(next -> assertThat(next.cards()).isEqualTo(unseen));
  }

  @Test
  void in_the_lesson_the_learner_wins_the_second_half_and_then_all_by_a_direct_hit() {
    List<TwentyEightEvent.Settled> settled =
        playLesson().stream()
            .filter(TwentyEightEvent.Settled.class::isInstance)
            .map(TwentyEightEvent.Settled.class::cast)
            .toList();
    assertThat(settled).hasSize(2);
    assertThat(settled.getFirst().points()).containsExactly(1, 1, 0);
    assertThat(settled.getLast().points()).containsExactly(5, 1, 0);
  }
}
