package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Budget;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Helper;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Hints at the table: who gets them, who hears of them, and what they cost. */
class HintTest {
  private static final long BERT = 43;
  private final ByHand around = new ByHand();
  private final Ear anna = new Ear(ByHand.ANNA);
  private final Ear bert = new Ear(BERT);

  private Table start(String firstGiver) {
    return around.start(anna, "twenty-eight", 3, Map.of("firstGiver", firstGiver), 0);
  }

  private JsonNode ask(Table table, int seat) {
    return anna.answer(table, new Ask.Hint(70, seat));
  }

  /** Anna and Bert at a table; the host may have said something about hints. */
  private Table withBert(List<Boolean> said) {
    Table table = around.open("twenty-eight", 3, Map.of("firstGiver", "2"), 0);
    table.join(anna, 0, Helper.CALM);
    table.join(bert, 0, Helper.CALM);
    bert.answer(table, new Ask.Sit(1, 1, "Bert"));
    said.forEach(on -> anna.answer(table, new Ask.AllowHints(2, on)));
    anna.answer(table, new Ask.Start(3));
    anna.hear("changed");
    bert.hear("started");
    bert.hear("changed");
    return table;
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight, 3", "eight-and-half, 3", "eights, 2"})
  void who_plays_with_bots_gets_a_legal_move_and_what_speaks_for_it(String game, int seats) {
    Table table = around.start(anna, game, seats, Map.of(), 0);
    while (anna.legal(0).isEmpty()) {
      around.pass(ByHand.PACE);
      anna.answer(table, new Ask.Look(5));
    }
    List<String> legal = anna.legal(0);
    JsonNode answer = ask(table, 0);
    assertThat(answer.path("table").path("seats").path(0).path("hints").asInt()).isEqualTo(1);
    around.pass(0);
    JsonNode hint = anna.hear("hint");
    assertThat(hint.path("at").asInt()).isEqualTo(anna.at());
    assertThat(legal).anyMatch(hint.path("move").asString()::startsWith);
    assertThat(hint.path("why").path("kind").asString()).isNotEmpty();
    assertThat(Ear.is(anna.answer(table, anna.move(0, hint.path("move").asString())), "played"))
        .isTrue();
  }

  @Test
  void the_same_position_costs_one_hint_and_one_thought() {
    Table table = start("2");
    around.thinkingTakes = 100;
    ask(table, 0);
    ask(table, 0);
    around.pass(100);
    String move = anna.hear("hint").path("move").asString();
    assertThat(Ear.is(anna.hear(), "silence")).isTrue();
    ask(table, 0);
    assertThat(anna.hear("hint").path("move").asString()).isEqualTo(move);
    assertThat(around.count("hinted")).isEqualTo(1);
    assertThat(around.thoughts).isEqualTo(1);
  }

  @Test
  void what_comes_after_the_position_has_changed_is_dropped() {
    Table table = start("2");
    around.thinkingTakes = 100;
    ask(table, 0);
    anna.answer(table, anna.move(0, "decline"));
    around.pass(100);
    assertThat(Ear.is(anna.hear("hint"), "silence")).isTrue();
  }

  @Test
  void no_hint_is_told_before_it_is_in_the_log() {
    Table table = start("2");
    around.diskIsSlow = true;
    table.ask(anna, new Ask.Hint(70, 0), 0);
    around.pass(0);
    assertThat(Ear.is(anna.hear(), "silence")).isTrue();
    around.diskCatchesUp();
    assertThat(Ear.is(anna.hear("hint"), "hint")).isTrue();
  }

  @Test
  void hints_are_for_ones_own_seat_and_turn_and_not_while_the_game_rests() {
    Table table = start("2");
    assertThat(ask(table, 1).toString()).contains("not-your-seat");
    anna.answer(table, new Ask.Pause(8, true));
    assertThat(ask(table, 0).toString()).contains("paused");
    anna.answer(table, new Ask.Pause(9, false));
    anna.answer(table, anna.move(0, "decline"));
    assertThat(ask(table, 0).toString()).contains("hint-turn");
    assertThat(around.count("hinted")).isZero();
    Table waiting = new ByHand().open("eights", 2, Map.of(), 0);
    assertThat(ask(waiting, 0).toString()).contains("no-game");
  }

  @Test
  void among_people_there_are_none_unless_the_host_allows_them() {
    Table table = withBert(List.of());
    assertThat(ask(table, 0).toString()).contains("hints-off");
    assertThat(anna.answer(table, new Ask.Look(4)).path("table").has("hints")).isFalse();
    assertThat(around.count("hinted")).isZero();
  }

  @Test
  void a_hint_is_told_to_its_seat_alone_and_everybody_sees_that_there_was_one() {
    Table table = withBert(List.of(false, true));
    ask(table, 0);
    around.pass(0);
    assertThat(Ear.is(anna.hear("hint"), "hint")).isTrue();
    JsonNode told = bert.hear();
    assertThat(Ear.is(told, "changed")).isTrue();
    assertThat(told.path("table").path("seats").path(0).path("hints").asInt()).isEqualTo(1);
    assertThat(Ear.is(bert.hear("hint"), "silence")).isTrue();
  }

  @Test
  void only_the_host_allows_hints_and_only_before_the_game() {
    Table table = around.open("twenty-eight", 3, Map.of(), 0);
    table.join(anna, 0, Helper.CALM);
    table.join(bert, 0, Helper.CALM);
    assertThat(bert.answer(table, new Ask.AllowHints(1, true)).toString()).contains("not-host");
    JsonNode off = anna.answer(table, new Ask.AllowHints(2, false));
    assertThat(off.path("table").has("hints")).isFalse();
    anna.answer(table, new Ask.Start(3));
    assertThat(anna.answer(table, new Ask.AllowHints(4, true)).toString()).contains("game-on");
  }

  @Test
  void the_try_that_counts_at_the_deal_of_a_day_has_none_and_free_play_has() {
    for (boolean counted : List.of(true, false)) {
      Opening.Daily deal = new Opening.Daily("eights", "2026-11-18", "ab".repeat(32), counted);
      Opening.Host host = new Opening.Host(ByHand.ANNA, "Anna", "ABCDE", around.now());
      ByHand daily = new ByHand();
      Table table = daily.fold(Opening.daily(deal, host).found().orElseThrow());
      table.join(anna, 0, Helper.CALM);
      anna.hear(message -> false);
      while (anna.legal(0).isEmpty()) {
        daily.pass(ByHand.PACE);
        anna.hear(message -> false);
      }
      JsonNode answer = ask(table, 0);
      assertThat(answer.toString().contains("daily-hints")).isEqualTo(counted);
      assertThat(daily.count("hinted")).isEqualTo(counted ? 0 : 1);
    }
  }

  @Test
  void a_lesson_has_its_own_coach() {
    Opening.Host host = new Opening.Host(ByHand.ANNA, "Anna", "ABCDE", around.now());
    Table table = around.fold(Opening.lesson("eights", host).found().orElseThrow());
    table.join(anna, 0, Helper.CALM);
    assertThat(ask(table, 0).toString()).contains("hints-off");
  }

  @Test
  void a_game_with_hints_is_marked_also_when_it_is_folded_in_between() {
    Table table = around.start(anna, "eights", 2, Map.of("target", "5"), 0);
    List<String> log = new ArrayList<>(around.log());
    while (anna.legal(0).isEmpty()) {
      around.pass(ByHand.PACE);
      anna.answer(table, new Ask.Look(5));
      log = new ArrayList<>(around.log());
    }
    log.add(EntryJson.text(new Entry.Hinted(0)));
    ByHand later = new ByHand();
    Table folded = later.fold(log);
    Ear back = new Ear(ByHand.ANNA);
    folded.join(back, 0, Helper.CALM);
    JsonNode seat = back.hear("table").path("table").path("seats").path(0);
    assertThat(seat.path("hints").asInt()).isEqualTo(1);
    back.play(folded, later);
    assertThat(later.facts)
        .filteredOn(Fact.Finished.class::isInstance)
        .singleElement()
        .satisfies(
            fact -> assertThat(((Fact.Finished) fact).summary().hints()).isEqualTo(List.of(1, 0)));
    back.answer(folded, new Ask.Again(20, false));
    assertThat(back.answer(folded, new Ask.Look(21)).path("table").path("seats").toString())
        .doesNotContain("hints");
  }

  @ParameterizedTest
  @CsvSource({"twenty-eight, 4", "eight-and-half, 3", "eights, 3"})
  void a_hint_knows_nothing_that_its_seat_does_not_see(String game, int seats) {
    around.start(anna, game, seats, Map.of(), 0);
    while (anna.legal(0).isEmpty()) {
      around.pass(ByHand.PACE);
      anna.hear(message -> false);
    }
    String told = hint(fold());
    for (int world = 1; world <= 5; world++) {
      TableState other = fold();
      hide(other.playing(), world);
      assertThat(hint(other)).isEqualTo(told);
    }
  }

  private TableState fold() {
    return TableState.fold(7, around::chance, around.log());
  }

  private String hint(TableState state) {
    String move = Thought.hint(state, 28).decide(Budget.rollouts(100), around::report);
    return move + state.playing().reasoning(0, move);
  }

  /** Exchanges all cards that the seat to act cannot know. */
  private static <S extends State<S>, M extends Move, V extends View> void hide(
      GameRun<S, M, V> run, int seed) {
    run.game().sample(run.view(run.state().toAct()), new Rng(seed), run.state());
  }
}
