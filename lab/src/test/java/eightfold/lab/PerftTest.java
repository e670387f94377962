package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Options;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {
  @ParameterizedTest
  @CsvSource({"twenty-eight, 4, 6", "eight-and-half, 3, 6", "eights, 3, 3"})
  void counts_are_those_of_playing_every_line_by_hand(String slug, int seats, int depth) {
    Game<?, ?, ?> game = Games.find(slug).found().orElseThrow().game();
    Options options = game.info().options(seats, Map.of()).found().orElseThrow();
    List<Perft.Row> rows = Perft.count(game, seats, options, Chance.fast(8), depth);
    assertThat(rows).hasSize(depth);
    for (Perft.Row row : rows) {
      assertThat(row.nodes()).isEqualTo(byHand(game, seats, List.of(), row.depth()));
    }
    assertThat(Perft.count(game, seats, options, Chance.fast(8), depth)).isEqualTo(rows);
  }

  /** Plays each line of moves from the start, through the front door. */
  private static <S extends State<S>, M extends Move, V extends View> long byHand(
      Game<S, M, V> game, int seats, List<String> moves, int depth) {
    Table<S, M, V> table =
        Table.open(game, seats, Map.of(), Chance.fast(8), Log.NONE).found().orElseThrow();
    for (String move : moves) {
      assertThat(table.play(table.state().toAct(), move, Log.NONE)).isEmpty();
    }
    if (depth == 0 || table.state().over()) {
      return depth == 0 ? 1 : 0;
    }
    long nodes = 0;
    for (String move : table.legal()) {
      List<String> longer = new ArrayList<>(moves);
      longer.add(move);
      nodes += byHand(game, seats, longer, depth - 1);
    }
    return nodes;
  }
}
