package eightfold.table;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.List;

/** Moves: people's, bots' and those of standing orders; taking them back; the end of a game. */
final class Play {
  private final TableState state;
  private final Surroundings around;
  private final Checks checks;

  Play(TableState state, Surroundings around) {
    this.state = state;
    this.around = around;
    checks = new Checks(state);
  }

  Decision move(Guest guest, Ask.Move ask) {
    return Decision.unless(
        checks
            .playing()
            .or(() -> checks.ownSeat(guest, ask.seat()))
            .or(() -> Checks.problem(state.paused, "paused", "The game is paused."))
            .or(
                () ->
                    Checks.problem(
                        ask.at() != state.at,
                        "stale",
                        "The game has gone on since; look at it once more."))
            .or(
                () ->
                    Checks.problem(
                        state.leavesLesson(ask.move())
                            && state.playing().reads(ask.seat(), ask.move()),
                        "lesson-move",
                        "This lesson goes another way here.")),
        () -> make(ask.seat(), ask.move(), Tell.By.PERSON));
  }

  /** Whether somebody who decided on a move in this position may still make it. */
  boolean isStill(int at) {
    return state.phase == Phase.PLAYING && !state.paused && at == state.at;
  }

  /** The move of a seat; if it ends the game, that is closed in the same commit. */
  Decision make(int seat, String text, Tell.By by) {
    return switch (state.playing().check(seat, text)) {
      case Result.Refused<GameRun.Checked>(Refusal refusal) ->
          new Decision.Refused(Problem.of(refusal));
      case Result.Ok<GameRun.Checked>(GameRun.Checked move) -> {
        long now = around.now();
        Entry moved = new Entry.Moved(seat, move.text(), by, now, move.digest());
        yield move.over() ? Decision.of(moved, closed(now)) : Decision.of(moved);
      }
    };
  }

  /** Closes a game that was played to its end by a server that died before it could close it. */
  Decision close() {
    return Decision.of(closed(around.now()));
  }

  /** The secret comes out, and the game gets its permanent link; a lesson gets none. */
  private Entry closed(long now) {
    return new Entry.Closed(state.lesson == null ? Ids.of(around.random()) : 0, now);
  }

  Decision takeBack(Guest guest, Ask.TakeBack ask) {
    return Decision.unless(
        checks
            .playing()
            .or(() -> checks.ownSeat(guest, ask.seat()))
            .or(
                () ->
                    Checks.problem(
                        state.mayTakeBack != ask.seat(),
                        "no-take-back",
                        "Only your own last move can be taken back, once, and only if it showed"
                            + " nothing hidden."))
            .or(
                () ->
                    Checks.problem(
                        around.now() - state.lastMoveAt > around.settings().takeBack(),
                        "too-late",
                        "It is too late to take that move back.")),
        () -> Decision.of(new Entry.TakenBack(ask.seat())));
  }

  Decision order(Guest guest, Ask.Order ask) {
    boolean none = ask.order().equals("none");
    return Decision.unless(
        checks
            .playing()
            .or(() -> checks.ownSeat(guest, ask.seat()))
            .or(
                () ->
                    Checks.problem(
                        !none && !state.game.standingOrders().contains(ask.order()),
                        "unknown-order",
                        "This game has no such standing order.")),
        () -> Decision.quietly(List.of(new Entry.Ordered(ask.seat(), none ? "" : ask.order()))));
  }

  /** Whether a standing order moves for the seat to act. */
  boolean isOrdered() {
    if (state.phase != Phase.PLAYING || state.paused) {
      return false;
    }
    int seat = state.playing().state().toAct();
    String order = state.orders[seat];
    return !order.isEmpty() && !state.minded[seat] && state.playing().isLegal(order);
  }
}
