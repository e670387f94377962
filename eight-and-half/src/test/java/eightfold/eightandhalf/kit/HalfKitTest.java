package eightfold.eightandhalf.kit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.KitConformance;
import eightfold.core.Aid;
import eightfold.core.Event;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.aid.HalfAid;
import eightfold.kit.Kit;
import java.util.List;
import org.junit.jupiter.api.Test;

class HalfKitTest extends KitConformance<HalfState, HalfMove, HalfView> {
  @Override
  protected Kit<HalfState, HalfMove, HalfView> kit() {
    return new HalfKit();
  }

  @Override
  protected void checkAid(Aid aid, List<HalfMove> legal) {
    assertThat(((HalfAid) aid).plays().stream().map(HalfAid.Play::move).toList())
        .hasSameElementsAs(legal.stream().filter(HalfMove.Play.class::isInstance).toList());
  }

  @Test
  void in_the_lesson_a_lawbreaker_is_caught_and_a_pile_is_collected() {
    List<Event> events = playLesson();
    assertThat(events).filteredOn(HalfEvent.Caught.class::isInstance).hasSize(1);
    assertThat(events).filteredOn(HalfEvent.Collected.class::isInstance).hasSize(1);
  }
}
