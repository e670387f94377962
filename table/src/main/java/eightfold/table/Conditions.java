package eightfold.table;

import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a request must fulfil, in this order; the first thing that is wrong is its refusal. */
final class Conditions {
  private final TableState state;
  private @Nullable Problem problem;

  private Conditions(TableState state) {
    this.state = state;
  }

  static Conditions at(TableState state) {
    return new Conditions(state);
  }

  /** Is looked at only if nothing else is wrong. */
  Conditions not(BooleanSupplier wrong, String code, String sentence) {
    if (problem == null && wrong.getAsBoolean()) {
      problem = Problem.of(code, sentence);
    }
    return this;
  }

  Decision then(Supplier<Decision> decision) {
    return problem == null ? decision.get() : new Decision.Refused(problem);
  }

  Optional<Problem> problem() {
    return Optional.ofNullable(problem);
  }

  // ---- what many requests have in common

  Conditions seat(int seat) {
    return not(() -> !state.hasSeat(seat), "no-such-seat", "There is no such seat.");
  }

  Conditions ownSeat(Guest guest, int seat) {
    return seat(seat)
        .not(
            () -> !state.seatsOf(guest.id()).contains(seat),
            "not-your-seat",
            "That is somebody else's seat.");
  }

  Conditions atTable(Guest guest) {
    return not(
        () -> state.seatsOf(guest.id()).isEmpty() && state.host != guest.id(),
        "not-seated",
        "Only those who sit at the table can do that.");
  }

  Conditions host(Guest guest) {
    return not(
        () -> state.host != guest.id(), "not-host", "Only the host of the table can do that.");
  }

  Conditions playing() {
    return not(() -> state.phase != Phase.PLAYING, "no-game", "There is no game going on.");
  }

  /** Before or after a game, while it is not about to start. */
  Conditions notPlaying() {
    return not(
            () -> state.phase == Phase.PLAYING,
            "game-on",
            "That has to wait until the game is over.")
        .unsealed();
  }

  Conditions unsealed() {
    return not(
        state.shares::sealed, "revealing", "The game is starting; nothing can be changed now.");
  }
}
