package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Result;
import eightfold.sample.kit.SampleKit;
import eightfold.wire.Ask;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game that is not in the list comes to a table with no more than its kit. */
class SampleTableTest {
  private final ByHand around = new ByHand();
  private final Ear ear = new Ear(ByHand.ANNA);

  SampleTableTest() {
    around.games = slug -> new Result.Ok<>(new SampleKit());
  }

  @Test
  void it_is_played_against_bots_to_its_end() {
    Table table = around.start(ear, "sample", 3, Map.of("rounds", "2"), 0);
    ear.play(table, around);
    assertThat(ear.phase()).isEqualTo("over");
    assertThat(around.count("moved")).isEqualTo(3 * 3 * 2);
  }

  @Test
  void everybody_sees_their_own_cards_and_no_others() {
    Table table = around.start(ear, "sample", 2, Map.of(), 0);
    var answer = ear.answer(table, new Ask.Look(5));
    String view = answer.path("position").path(0).path("view").path("players").toString();
    assertThat(view).contains("\"hand\":[\"?\",\"?\",\"?\"]");
    assertThat(answer.path("position").path(0).path("mine").path("0").toString())
        .containsPattern("\"[1-8]\",\"[1-8]\",\"[1-8]\"");
  }
}
