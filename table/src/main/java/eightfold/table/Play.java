package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.List;

/** Moves: people's, bots' and those of standing orders; taking them back; the end of a game. */
final class Play {
  private final TableState state;
  private final Surroundings around;

  Play(TableState state, Surroundings around) {
    this.state = state;
    this.around = around;
  }

  Decision move(Guest guest, Ask.Move ask) {
    return Conditions.at(state)
        .playing()
        .ownSeat(guest, ask.seat())
        .not(() -> state.paused, "paused", "The game is paused.")
        .not(
            () -> ask.at() != state.at,
            "stale",
            "The game has gone on since; look at it once more.")
        .not(
            () -> state.leavesLesson(ask.move()) && state.playing().reads(ask.seat(), ask.move()),
            "lesson-move",
            "This lesson goes another way here.")
        .then(() -> make(ask.seat(), ask.move(), Tell.By.PERSON));
  }

  /** Whether somebody who decided on a move in this position may still make it. */
  boolean isStill(int at) {
    return state.phase == Phase.PLAYING && !state.paused && at == state.at;
  }

  /** The move of a seat; if it ends the game, that is closed in the same commit. */
  Decision make(int seat, String text, Tell.By by) {
    return Decision.of(state.playing().check(seat, text).map(move -> make(seat, move, by)));
  }

  private Decision make(int seat, GameRun.Checked move, Tell.By by) {
    long now = around.now();
    Entry moved = new Entry.Moved(seat, move.text(), by, now, move.digest());
    return move.over() ? Decision.of(moved, closed(now)) : Decision.of(moved);
  }

  /** Closes a game that was played to its end by a server that died before it could close it. */
  Decision close() {
    return Decision.of(closed(around.now()));
  }

  /** The secret comes out, and the game gets its permanent link, if it counts. */
  private Entry closed(long now) {
    boolean counts = state.lesson == null && !state.aside;
    return new Entry.Closed(counts ? Ids.of(around.random()) : 0, now);
  }

  Decision takeBack(Guest guest, Ask.TakeBack ask) {
    return Conditions.at(state)
        .playing()
        .ownSeat(guest, ask.seat())
        .not(
            () -> state.mayTakeBack != ask.seat(),
            "no-take-back",
            "Only your own last move can be taken back, once, and only if it showed nothing"
                + " hidden.")
        .not(
            () -> around.now() - state.lastMoveAt > around.settings().takeBack(),
            "too-late",
            "It is too late to take that move back.")
        .then(() -> Decision.of(new Entry.TakenBack(ask.seat())));
  }

  Decision order(Guest guest, Ask.Order ask) {
    boolean none = ask.order().equals("none");
    return Conditions.at(state)
        .playing()
        .ownSeat(guest, ask.seat())
        .not(
            () -> !none && !state.game.standingOrders().contains(ask.order()),
            "unknown-order",
            "This game has no such standing order.")
        .then(
            () ->
                Decision.quietly(List.of(new Entry.Ordered(ask.seat(), none ? "" : ask.order()))));
  }

  /** Whether a standing order moves for the seat to act. */
  boolean isOrdered() {
    if (state.phase != Phase.PLAYING || state.paused) {
      return false;
    }
    int seat = state.playing().state().toAct();
    String order = state.orders[seat];
    return !order.isEmpty() && !state.minded[seat] && state.playing().legal().contains(order);
  }
}
