package eightfold.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Clients and programs read the same views, but for the history that clients hear as events. */
class WrittenViewsTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void a_view_is_written_for_clients_as_it_is_for_programs_but_without_its_history(String slug) {
    check(Games.find(slug).found().orElseThrow().game());
  }

  private static <S extends State<S>, M extends Move, V extends View> void check(
      Game<S, M, V> game) {
    Table<S, M, V> table =
        Table.open(game, 3, Map.of(), Chance.fast(5), Log.NONE).found().orElseThrow();
    Rng rng = new Rng(8);
    Moves legal = new Moves();
    for (int turn = 0; turn < 120 && !table.state().over(); turn++) {
      for (int seat = -1; seat < 3; seat++) {
        compare(JsonWriter.withHistory(table.view(seat)), table.view(seat));
      }
      table.state().legal(legal);
      table.state().apply(legal.at(rng.below(legal.size())), Log.NONE);
    }
  }

  private static void compare(String forPrograms, View view) {
    ObjectNode node = (ObjectNode) JSON.readTree(forPrograms);
    node.remove("turns");
    node.remove("past");
    assertThat(new String(JsonWriter.bytes(view), StandardCharsets.UTF_8))
        .isEqualTo(JSON.writeValueAsString(node))
        .doesNotContain("turns", "past");
  }
}
