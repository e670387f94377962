package eightfold.twentyeight;

import eightfold.core.Refusal;
import java.util.Optional;

/** Says why a move is not legal. */
final class Refusals {
  private Refusals() {}

  static Optional<Refusal> of(TwentyEightState state, int seat, TwentyEightMove move) {
    if (seat != state.toAct) {
      return Optional.of(Refusal.notYourTurn(state.choosing ? "T19" : "T7", seat, state.toAct));
    }
    return switch (move) {
      case TAKE, DECLINE ->
          state.choosing
              ? Optional.of(
                  Refusal.of(
                      "T19",
                      "choose-a-half",
                      "The round is over; choose whether you play for 8 or for 28."))
              : Optional.empty();
      case FOR8, FOR28 ->
          state.choosing
              ? Optional.empty()
              : Optional.of(
                  Refusal.of(
                      "T19",
                      "no-half-yet",
                      "Halves are chosen when the round is over; take the card or decline."));
    };
  }
}
