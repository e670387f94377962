package eightfold.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Aid;
import eightfold.core.Chance;
import eightfold.core.Effects;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Log;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.eights.Eights;
import eightfold.eights.Word;
import eightfold.eights.aid.EightsAid;
import eightfold.eights.aid.EightsEffects;
import eightfold.json.JsonBytes;
import eightfold.wire.Difference;
import eightfold.wire.Tell;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tellings leave out what there is nothing to tell of. */
class TellingsTest {
  private static final View OPEN = view(-1);
  private static final View OWN = view(1);
  private static final List<Event> END = List.of(new Ended(List.of(1, 2), List.of(1)));
  private static final Aid AID = new EightsAid(List.of(), Map.of(), Map.of());

  private static View view(int seat) {
    return Table.open(new Eights(), 2, Map.of(), Chance.fast(8), Log.NONE)
        .found()
        .orElseThrow()
        .view(seat);
  }

  private static String text(Object value) {
    return new String(JsonWriter.bytes(value), StandardCharsets.UTF_8);
  }

  private static String patch() {
    JsonBytes out = new JsonBytes(100).open();
    Patch.field(out, "view", OPEN, OWN);
    return out.close().toString();
  }

  @Test
  void a_move_for_a_spectator_has_no_part_of_anybodys_own() {
    assertThat(text(new Tell.Played(5, 4, 1, Tell.By.ORDER, -1, END, OPEN, Map.of(), Map.of(), 0)))
        .isEqualTo(
            "{\"type\":\"played\",\"n\":5,\"at\":4,\"seat\":1,\"by\":\"order\",\"takeBack\":-1,"
                + "\"events\":[{\"type\":\"ended\",\"points\":[1,2],\"winners\":[1]}],\"view\":"
                + text(OPEN)
                + "}");
  }

  @Test
  void a_seats_own_part_is_the_difference_to_what_everybody_sees() {
    Tell.Mine watching =
        new Tell.Mine(
            new Difference<>(END, END), new Difference<>(OPEN, OWN), List.of(), Effects.NONE, "");
    assertThat(text(watching)).isEqualTo(patch());
    assertThat(patch()).contains("\"seat\":1", "\"hand\":[\"").doesNotContain("\"row\"");
    Tell.Mine acting =
        new Tell.Mine(
            new Difference<>(END, List.of()),
            new Difference<>(OPEN, OWN),
            List.of("pass"),
            new EightsEffects(List.of(new EightsEffects.Worth(Word.ONE, 1))),
            "x");
    assertThat(text(acting))
        .startsWith("{\"events\":[],\"view\":{")
        .endsWith(
            ",\"legal\":[\"pass\"],\"effects\":{\"words\":[{\"word\":\"one\",\"points\":1}]},\"order\":\"x\"}");
    assertThat(text(new Tell.TookBack(5, 4, 1, OPEN, Map.of("1", watching), Map.of("1", AID), 9)))
        .isEqualTo(
            "{\"type\":\"took-back\",\"n\":5,\"at\":4,\"seat\":1,\"view\":"
                + text(OPEN)
                + ",\"mine\":{\"1\":"
                + patch()
                + "},\"aids\":{\"1\":{\"words\":[],\"letters\":{},\"suits\":{}}},\"re\":9}");
  }
}
