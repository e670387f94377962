package eightfold.table;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.TranscriptWriter;
import eightfold.wire.Entry;
import eightfold.wire.FairInfo;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads a game from the log of its table: its transcript and the proof of its deals. */
public final class Transcripts {
  private Transcripts() {}

  /**
   * The lines of a game; trusts its caller that the game is finished, or that nobody reads them.
   *
   * @param log of its table
   * @param number which game of the table, from 1
   */
  public static String of(
      long table, Function<String, Chance> dealing, List<String> log, int number) {
    List<Entry.Moved> moves = new ArrayList<>();
    TableState state = read(new TableState(table, dealing), log, number, moves);
    StringBuilder text = new StringBuilder();
    write(state, state.game.game(), dealing.apply(state.seed), moves, text);
    return text.toString();
  }

  /** The proof of a game's deals; trusts its caller likewise. */
  public static FairInfo fair(
      long table, Function<String, Chance> dealing, List<String> log, int number) {
    TableState state = new TableState(table, dealing);
    return Fairness.info(read(state, log, number, new ArrayList<>()), true);
  }

  /** The table as it was when the game began; the moves that count are added. */
  private static TableState read(
      TableState state, List<String> log, int number, List<Entry.Moved> moves) {
    for (String line : log) {
      Entry entry = EntryJson.parse(line);
      if (state.number == number) {
        if (entry instanceof Entry.Moved moved) {
          moves.add(moved);
        } else if (entry instanceof Entry.TakenBack) {
          moves.removeLast();
        } else if (entry instanceof Entry.Closed) {
          break;
        }
      } else if (!(entry instanceof Entry.Moved) && !(entry instanceof Entry.TakenBack)) {
        state.apply(entry);
      }
    }
    return state;
  }

  private static <S extends State<S>, M extends Move, V extends View> void write(
      TableState state,
      Game<S, M, V> game,
      Chance chance,
      List<Entry.Moved> moves,
      StringBuilder text) {
    TranscriptWriter writer = new TranscriptWriter(line -> text.append(line).append('\n'));
    int seats = state.places.size();
    writer.head(
        game, seats, game.info().options(seats, state.options).found().orElseThrow(), state.seed);
    Table<S, M, V> table =
        Table.open(game, seats, state.options, chance, writer).found().orElseThrow();
    for (Entry.Moved move : moves) {
      writer.move(move.seat(), move.move(), table.legalCount());
      table.play(move.seat(), move.move(), writer);
    }
  }
}
