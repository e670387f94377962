package eightfold.server.table;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.TranscriptWriter;
import eightfold.server.store.Store;
import eightfold.wire.Entry;
import eightfold.wire.FairInfo;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.List;

/** Reads a finished game from the log of its table: its transcript and the proof of its deals. */
public final class Transcripts {
  private Transcripts() {}

  /** The lines of a game; trusts its caller that the game is finished. */
  public static String of(Store store, World world, Store.Finished game) {
    List<Entry.Moved> moves = new ArrayList<>();
    TableState state = read(store, world, game, moves);
    StringBuilder text = new StringBuilder();
    write(state, state.game, world.dealing().apply(state.seed), moves, text);
    return text.toString();
  }

  /** The proof of a game's deals; trusts its caller likewise. */
  public static FairInfo fair(Store store, World world, Store.Finished game) {
    return Fairness.info(read(store, world, game, new ArrayList<>()), true);
  }

  /** The table as it was when the game began; the moves that count are added. */
  private static TableState read(
      Store store, World world, Store.Finished game, List<Entry.Moved> moves) {
    TableState state = new TableState(game.table(), world);
    for (Store.Line line : store.log(game.table())) {
      Entry entry = EntryJson.parse(line.body());
      if (state.number == game.number()) {
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
