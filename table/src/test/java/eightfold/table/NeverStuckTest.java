package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wherever a table is interrupted, it goes on from its log and reaches its end. */
class NeverStuckTest {
  private static void goesOnToItsEnd(ByHand around, Table table) {
    Ear ear = new Ear(ByHand.ANNA);
    table.join(ear, 0, Helper.CALM);
    ear.hear("table");
    if (ear.phase().equals("lobby")) {
      ear.answer(table, new Ask.Start(1));
    }
    ear.play(table, around);
    assertThat(ear.phase()).isEqualTo("over");
    ear.answer(table, new Ask.Again(2, false));
    assertThat(ear.phase()).isEqualTo("lobby");
  }

  @ParameterizedTest
  @CsvSource({
    "eights, 2, target, 5",
    "eight-and-half, 3, rounds, 1",
    "twenty-eight, 3, firstGiver, 0"
  })
  void a_table_may_be_lost_after_any_commit(String game, int seats, String option, String value) {
    ByHand around = new ByHand();
    goesOnToItsEnd(around, around.open(game, seats, Map.of(option, value), 0));
    List<List<String>> commits = around.commits;
    int step = Math.max(1, commits.size() / 40);
    List<String> log = new ArrayList<>();
    for (int i = 0; i < commits.size(); i++) {
      log.addAll(commits.get(i));
      if (i % step == 0 || i > commits.size() - 8) {
        ByHand later = new ByHand();
        goesOnToItsEnd(later, later.fold(List.copyOf(log)));
      }
    }
    assertThat(commits.getLast().getFirst()).contains("reopened");
    assertThat(commits.get(commits.size() - 2).getLast()).contains("\"closed\"");
    assertThat(commits.get(commits.size() - 2).getFirst()).contains("\"moved\"");
  }

  @Test
  void a_game_that_was_played_to_its_end_but_never_closed_is_closed_when_its_table_is_folded() {
    ByHand around = new ByHand();
    goesOnToItsEnd(around, around.open("eights", 2, Map.of("target", "5"), 0));
    List<String> log = new ArrayList<>(around.log());
    while (!log.getLast().contains("\"moved\"")) {
      log.removeLast();
    }
    ByHand later = new ByHand();
    Ear ear = new Ear(ByHand.ANNA);
    later.fold(log).join(ear, 0, Helper.CALM);
    var info = ear.hear("table").path("table");
    assertThat(info.path("phase").asString("")).isEqualTo("over");
    assertThat(info.path("finished").asString("")).isNotEmpty();
    assertThat(info.path("fair").path("secret").asString("")).isNotEmpty();
    assertThat(later.facts)
        .singleElement()
        .isInstanceOfSatisfying(
            Fact.Finished.class,
            game -> assertThat(game.guests()).containsExactly(ByHand.ANNA, 0L));
  }
}
