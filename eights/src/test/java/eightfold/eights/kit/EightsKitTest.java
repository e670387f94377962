package eightfold.eights.kit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.KitConformance;
import eightfold.core.Aid;
import eightfold.core.Event;
import eightfold.core.Table;
import eightfold.eights.EightsEvent;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.eights.aid.EightsAid;
import eightfold.kit.Kit;
import eightfold.kit.Lesson;
import java.util.List;
import org.junit.jupiter.api.Test;

class EightsKitTest extends KitConformance<EightsState, EightsMove, EightsView> {
  @Override
  protected Kit<EightsState, EightsMove, EightsView> kit() {
    return new EightsKit();
  }

  @Override
  protected void checkAid(Aid aid, List<EightsMove> legal) {
    EightsAid own = (EightsAid) aid;
    assertThat(own.words().stream().map(EightsAid.Best::best).toList()).isSubsetOf(legal);
    assertThat(own.words()).hasSize((int) words(legal));
    assertThat(own.letters().values()).allMatch(count -> count >= 0);
  }

  private static long words(List<EightsMove> legal) {
    return legal.stream()
        .filter(EightsMove.Spell.class::isInstance)
        .map(move -> ((EightsMove.Spell) move).word())
        .distinct()
        .count();
  }

  /** Each of the learner's words has one spelling. */
  @Override
  protected void checkLesson(Table<EightsState, EightsMove, EightsView> table, String move) {
    if (table.state().toAct() == 0 && !move.startsWith("pass")) {
      String word = move.substring(0, move.indexOf(' '));
      assertThat(table.legal()).filteredOn(text -> text.startsWith(word)).containsExactly(move);
    }
  }

  @Test
  void in_the_lesson_the_learner_spells_twice() {
    List<Event> events = playLesson();
    assertThat(events).filteredOn(EightsEvent.Spelled.class::isInstance).hasSize(3);
    assertThat(events)
        .filteredOn(EightsEvent.HandScored.class::isInstance)
        .first()
        .extracting(event -> ((EightsEvent.HandScored) event).points())
        .isEqualTo(List.of(14, 2));
  }

  @Test
  void other_moves_do_not_follow_the_lesson() {
    Lesson lesson = kit().lesson();
    assertThat(lesson.takes(0, "pass")).isFalse();
    assertThat(lesson.takes(0, "eight  1e 7i* 3g* 7h 5t / 3t 7o")).isTrue();
    assertThat(lesson.takes(4, "pass 4e 5x")).as("what is exchanged is free").isTrue();
    assertThat(lesson.takes(5, "pass")).as("after its end everything is").isTrue();
  }
}
