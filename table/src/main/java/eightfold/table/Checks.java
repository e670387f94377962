package eightfold.table;

import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import java.util.Optional;

/** Questions that many requests have in common; the answer is what speaks against it. */
final class Checks {
  private final TableState state;

  Checks(TableState state) {
    this.state = state;
  }

  static Optional<Problem> problem(boolean wrong, String code, String sentence) {
    return wrong ? Optional.of(Problem.of(code, sentence)) : Optional.empty();
  }

  Optional<Problem> seat(int seat) {
    return problem(
        seat < 0 || seat >= state.places.size(), "no-such-seat", "There is no such seat.");
  }

  Optional<Problem> ownSeat(Guest guest, int seat) {
    return seat(seat)
        .or(
            () ->
                problem(
                    !state.seatsOf(guest.id()).contains(seat),
                    "not-your-seat",
                    "That is somebody else's seat."));
  }

  Optional<Problem> atTable(Guest guest) {
    return problem(
        state.seatsOf(guest.id()).isEmpty() && state.host != guest.id(),
        "not-seated",
        "Only those who sit at the table can do that.");
  }

  Optional<Problem> host(Guest guest) {
    return problem(state.host != guest.id(), "not-host", "Only the host of the table can do that.");
  }

  Optional<Problem> playing() {
    return problem(state.phase != Phase.PLAYING, "no-game", "There is no game going on.");
  }

  /** Before or after a game, while it is not about to start. */
  Optional<Problem> notPlaying() {
    return problem(
            state.phase == Phase.PLAYING, "game-on", "That has to wait until the game is over.")
        .or(this::unsealed);
  }

  Optional<Problem> unsealed() {
    return problem(
        state.shares.sealed(), "revealing", "The game is starting; nothing can be changed now.");
  }
}
