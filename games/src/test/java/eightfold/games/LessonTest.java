package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eights.EightsEvent;
import eightfold.twentyeight.TwentyEightEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every lesson is a real round that shows what it is meant to show. */
class LessonTest {
  private static List<Event> play(String slug) {
    return play(Games.find(slug).found().orElseThrow());
  }

  private static <S extends State<S>, M extends Move, V extends View> List<Event> play(
      Game<S, M, V> game) {
    Lesson lesson = Lesson.of(game);
    List<Event> events = new ArrayList<>();
    Table<S, M, V> table =
        Table.open(game, lesson.seats(), lesson.options(), lesson.chance(), events::add)
            .found()
            .orElseThrow();
    for (int i = 0; i < lesson.moves(); i++) {
      String move = lesson.next(i).orElseThrow();
      assertThat(lesson.takes(i, move)).isTrue();
      if (table.state().toAct() == 0 && Character.isUpperCase(move.charAt(0))) {
        String word = move.substring(0, move.indexOf(' '));
        assertThat(table.legal()).filteredOn(text -> text.startsWith(word)).containsExactly(move);
      }
      assertThat(table.play(table.state().toAct(), move, events::add))
          .as("%s, move %d: %s", game.info().slug(), i, move)
          .isEmpty();
    }
    assertThat(lesson.next(lesson.moves())).isEmpty();
    assertThat(table.state().over()).as("the learner may go on").isFalse();
    return events;
  }

  private static <E> List<E> of(List<Event> events, Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  @Test
  void in_8_28_the_learner_wins_the_second_half_and_then_all_by_a_direct_hit() {
    List<TwentyEightEvent.Settled> settled =
        of(play("twenty-eight"), TwentyEightEvent.Settled.class);
    assertThat(settled).hasSize(2);
    assertThat(settled.getFirst().points()).containsExactly(1, 1, 0);
    assertThat(settled.getLast().points()).containsExactly(5, 1, 0);
  }

  @Test
  void in_eight_and_half_a_lawbreaker_is_caught_and_a_pile_is_collected() {
    List<Event> events = play("eight-and-half");
    assertThat(of(events, HalfEvent.Caught.class)).hasSize(1);
    assertThat(of(events, HalfEvent.Collected.class)).hasSize(1);
  }

  @Test
  void in_eights_the_learner_spells_twice_and_each_word_has_one_spelling() {
    List<Event> events = play("eights");
    assertThat(of(events, EightsEvent.Spelled.class)).hasSize(3);
    assertThat(of(events, EightsEvent.HandScored.class).getFirst().points()).containsExactly(14, 2);
  }

  @Test
  void other_moves_do_not_follow_the_lesson() {
    Lesson lesson = Lesson.of(Games.find("eights").found().orElseThrow());
    assertThat(lesson.takes(0, "pass")).isFalse();
    assertThat(lesson.takes(0, "eight  1e 7i* 3g* 7h 5t / 3t 7o")).isTrue();
    assertThat(lesson.takes(4, "pass 4e 5x")).as("what is exchanged is free").isTrue();
    assertThat(lesson.takes(5, "pass")).as("after its end everything is").isTrue();
  }
}
