package eightfold.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableTest {
  private static Table<Countdown.Heap, Countdown.Take, Countdown.Seen> table(int heap) {
    return Table.open(new Countdown(), 2, Map.of("heap", "" + heap), Chance.fast(1), Log.NONE)
        .found()
        .orElseThrow();
  }

  @Test
  void plays_from_text_and_logs_what_happened() {
    var table = table(4);
    List<Event> events = new ArrayList<>();
    int first = table.state().toAct();
    assertThat(table.legal()).containsExactly("1", "2", "3");
    assertThat(table.legalCount()).isEqualTo(3);
    assertThat(table.play(first, "3", events::add)).isEmpty();
    assertThat(table.view(0).heap()).isEqualTo(1);
    assertThat(events).containsExactly(new Countdown.Taken(first, 3));
    assertThat(events.get(0).tally()).isEmpty();
  }

  @Test
  void refuses_without_changing_anything() {
    var table = table(2);
    int first = table.state().toAct();
    long before = table.state().digest();
    assertThat(table.play(first, "3", Log.NONE)).map(Refusal::cause).contains("C1");
    assertThat(table.play(1 - first, "1", Log.NONE)).map(Refusal::cause).contains("C2");
    assertThat(table.play(first, "lots", Log.NONE)).map(Refusal::cause).contains("move");
    assertThat(table.play(2, "1", Log.NONE)).map(Refusal::cause).contains("seat");
    assertThat(table.play(-1, "1", Log.NONE)).map(Refusal::cause).contains("seat");
    assertThat(table.play(first, "x".repeat(500), Log.NONE).orElseThrow().reason())
        .hasSizeLessThan(150);
    assertThat(table.state().digest()).isEqualTo(before);
  }

  @Test
  void refuses_every_move_after_the_end() {
    var table = table(1);
    int first = table.state().toAct();
    assertThat(table.play(first, "1", Log.NONE)).isEmpty();
    assertThat(table.state().over()).isTrue();
    assertThat(table.play(0, "1", Log.NONE)).map(Refusal::code).contains("game-over");
    assertThat(Points.winners(Points.all(table.state()))).containsExactly(first);
  }

  @Test
  void opens_only_with_seats_and_options_in_range() {
    assertThat(Table.open(new Countdown(), 4, Map.of(), Chance.fast(1), Log.NONE).refused())
        .map(Refusal::cause)
        .contains("seats");
    assertThat(
            Table.open(new Countdown(), 2, Map.of("heap", "51"), Chance.fast(1), Log.NONE)
                .refused())
        .map(Refusal::toString)
        .contains("heap: heap takes 1-50, not 51.");
    var table =
        Table.open(new Countdown(), 3, Map.of(), Chance.fast(1), Log.NONE).found().orElseThrow();
    assertThat(table.options().shown()).isEqualTo(Map.of("heap", 15));
    assertThat(table.game().info().slug()).isEqualTo("countdown");
  }

  @Test
  void a_move_without_a_family_is_its_own_variant() {
    assertThat(table(4).state().variant(2, new Rng(1))).isEqualTo(2);
  }
}
