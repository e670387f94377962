package eightfold.table;

import eightfold.core.Aid;
import eightfold.core.Chance;
import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Reasoning;
import eightfold.core.Result;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.kit.Kit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game at a table: the engine's table, the moves that led here, and what the last move did. Used
 * by one thread at a time.
 */
final class GameRun<S extends State<S>, M extends Move, V extends View> {
  /**
   * A move that was made.
   *
   * @param mayBeTakenBack as long as nobody moves
   * @param settled it ended a round
   */
  record Made(List<Event> events, boolean mayBeTakenBack, boolean settled) {}

  /**
   * A move that may be made.
   *
   * @param text in exact notation
   * @param digest of the state that it leads to
   * @param over whether it ends the game
   */
  record Checked(String text, long digest, boolean over) {}

  private final Kit<S, M, V> kit;
  private final Game<S, M, V> game;
  private final Chance chance;
  private final Table<S, M, V> table;

  /** To look a move ahead. */
  private final S ahead;

  private final List<Event> dealt = new ArrayList<>();
  private final Moves moves = new Moves();
  private final TakeBack takeBack = new TakeBack();

  GameRun(Kit<S, M, V> kit, int seats, Map<String, String> options, Chance chance) {
    this.kit = kit;
    game = kit.game();
    this.chance = chance;
    table = Table.open(game, seats, options, chance, dealt::add).found().orElseThrow();
    ahead = game.newState(seats, table.options());
  }

  Kit<S, M, V> kit() {
    return kit;
  }

  Game<S, M, V> game() {
    return game;
  }

  S state() {
    return table.state();
  }

  Table<S, M, V> table() {
    return table;
  }

  /** The events of the first deal. */
  List<Event> dealt() {
    return dealt;
  }

  int played() {
    return moves.size();
  }

  V view(int seat) {
    return table.view(seat);
  }

  /** What helps a seat. */
  Aid aid(int seat, boolean expert) {
    return kit.aid(view(seat), expert);
  }

  /** What the seat to act could know for or against a legal move. */
  Reasoning reasoning(int seat, String text) {
    return table
        .read(seat, text)
        .found()
        .map(move -> kit.reasoning(view(seat), move))
        .orElse(Reasoning.NONE);
  }

  /** What the moves of the seat to act would do. */
  Effects effects(int seat) {
    return kit.effects(view(seat));
  }

  List<String> legal() {
    return table.legal();
  }

  /** A copy of the legal moves for somebody who thinks elsewhere. */
  Moves legalMoves() {
    Moves copy = new Moves();
    table.state().legal(copy);
    return copy;
  }

  /** Whether the seat may make this move now. */
  boolean reads(int seat, String text) {
    return table.read(seat, text) instanceof Result.Ok;
  }

  /** What a move would lead to, or why it may not be made. */
  Result<Checked> check(int seat, String text) {
    return table.read(seat, text).map(this::look);
  }

  private Checked look(M move) {
    long packed = game.codec().pack(move);
    ahead.copyFrom(table.state());
    ahead.apply(packed, Log.NONE);
    return new Checked(game.codec().text(packed), ahead.digest(), ahead.over());
  }

  /**
   * Makes a move, or says why not.
   *
   * @param person whether a person makes it: other moves are never taken back
   */
  Result<Made> play(int seat, String text, boolean person) {
    return table.read(seat, text).map(move -> make(move, person));
  }

  private Made make(M move, boolean person) {
    S state = table.state();
    int round = state.round();
    if (person) {
      takeBack.before(state, moves.size());
    }
    List<Event> events = new ArrayList<>();
    long packed = game.codec().pack(move);
    state.apply(packed, events::add);
    moves.add(packed);
    boolean mayBeTakenBack = person && takeBack.after(state) == TakeBack.Verdict.ALLOWED;
    return new Made(events, mayBeTakenBack, state.round() != round);
  }

  /** Goes back to before the last move by dealing and playing again. */
  void takeBack() {
    takeBack.done();
    long[] all = moves.toArray();
    moves.clear();
    game.deal(table.state(), chance, Log.NONE);
    for (int i = 0; i < all.length - 1; i++) {
      table.state().apply(all[i], Log.NONE);
      moves.add(all[i]);
    }
  }
}
