package eightfold.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Views as programs read them. */
class HistoryTest {
  private static String after(String slug, int seats, int seat, String... moves) {
    return after(Games.find(slug).found().orElseThrow().game(), seats, seat, moves);
  }

  private static <S extends State<S>, M extends Move, V extends View> String after(
      Game<S, M, V> game, int seats, int seat, String... moves) {
    Table<S, M, V> table =
        Table.open(game, seats, Map.of(), Chance.fast(8), Log.NONE).found().orElseThrow();
    for (String move : moves) {
      String made = move.equals("first") ? table.legal().getFirst() : move;
      assertThat(table.play(table.state().toAct(), made, Log.NONE)).isEmpty();
    }
    return JsonWriter.withHistory(table.view(seat));
  }

  @Test
  void fields_keep_their_order_and_cards_are_lists_of_names() {
    assertThat(after("twenty-eight", 3, 0, "take"))
        .startsWith("{\"seat\":0,\"toAct\":")
        .contains(
            "\"supply\":{\"blue\":54,\"red\":15,\"value\":84}",
            "\"secret\":[\"?\"]",
            "\"open\":[\"")
        .contains("\"answers\":\"t\"", "\"half\":\"none\"")
        .doesNotContain("\"faces\"", "\"empty\"", "\n");
  }

  @Test
  void moves_are_written_in_notation_and_enums_in_lower_case() {
    assertThat(after("eight-and-half", 2, 1, "first"))
        .contains("\"phase\":\"play\"", "\"turns\":[{\"seat\":", "\"opening\":true,\"move\":\"");
  }

  @Test
  void a_spectator_sees_no_hand() {
    assertThat(after("eights", 2, -1, "pass"))
        .contains("\"seat\":-1", "\"hand\":[]", "\"row\":[\"1", "\"passes\":1");
  }
}
