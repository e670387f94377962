package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import java.util.Map;
import java.util.Optional;

/** Says why a move is not legal, by the clause that helps its player most. */
final class Refusals {
  private final HalfState state;
  private final int seat;

  private Refusals(HalfState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  static Optional<Refusal> of(HalfState state, int seat, HalfMove move) {
    return new Refusals(state, seat).of(move);
  }

  private Optional<Refusal> of(HalfMove move) {
    if (seat != state.toAct) {
      return Optional.of(Refusal.notYourTurn(turnClause(), seat, state.toAct));
    }
    return switch (move) {
      case HalfMove.Swap swap -> swap(swap);
      case HalfMove.Keep() -> noSwapNow();
      case HalfMove.Collect() -> swapFirst().or(this::collect);
      case HalfMove.Blind(int place) -> swapFirst().or(() -> blind(place));
      case HalfMove.Play(Cards cards) -> swapFirst().or(() -> Misplay.why(state, seat, cards));
    };
  }

  private String turnClause() {
    if (state.over()) {
      return "H22";
    }
    if (state.swappers != 0) {
      return "H5";
    }
    return state.opening ? "H6" : "H7";
  }

  static Optional<Refusal> no(String clause, String code, String sentence) {
    return Optional.of(Refusal.of(clause, code, sentence));
  }

  static Optional<Refusal> no(
      String clause, String code, String sentence, Map<String, String> details) {
    return Optional.of(Refusal.of(clause, code, sentence, details));
  }

  private Optional<Refusal> swapFirst() {
    return state.swappers == 0
        ? Optional.empty()
        : no("H5", "swap-first", "Swap an open card or keep yours; play begins after that.");
  }

  private Optional<Refusal> noSwapNow() {
    return state.swappers != 0
        ? Optional.empty()
        : no("H5", "no-swap-now", "Open cards are swapped only between the deal and the opening.");
  }

  private Optional<Refusal> swap(HalfMove.Swap swap) {
    if (state.swappers == 0) {
      return noSwapNow();
    }
    if (swap.seat() == seat) {
      return no("H5", "swap-with-self", "Swap with another player, not with yourself.");
    }
    if (swap.seat() < 0 || swap.seat() >= state.seats) {
      return no(
          "H5",
          "swap-no-seat",
          "There is no seat {seat} to swap with.",
          Map.of("seat", String.valueOf(swap.seat())));
    }
    return place("H5", swap.place()).or(() -> place("H5", swap.theirPlace()));
  }

  private static Optional<Refusal> place(String clause, int place) {
    return place >= 1 && place <= 3
        ? Optional.empty()
        : no(
            clause,
            "no-such-place",
            "There is no place {place}; places are 1 to 3.",
            Map.of("place", String.valueOf(place)));
  }

  private Optional<Refusal> collect() {
    if (state.source(seat) == Source.BLIND) {
      return no("H19", "turn-up-first", "Turn up one of your blind cards; it may be playable.");
    }
    Moves moves = new Moves();
    state.legal(moves);
    return moves.at(0) == HalfCodec.COLLECT
        ? Optional.empty()
        : no(
            "H7",
            "must-play",
            "You can play, for example {cards}, and so you must.",
            Map.of("cards", HalfCodec.cards((int) moves.at(0)).toString()));
  }

  private Optional<Refusal> blind(int place) {
    return switch (state.source(seat)) {
      case HAND -> no("H7", "blind-before-hand", "Your hand comes before your blind cards.");
      case OPEN -> no("H7", "blind-before-open", "Your open cards come before your blind cards.");
      case BLIND -> place("H19", place).or(() -> gone(place));
    };
  }

  private Optional<Refusal> gone(int place) {
    return state.blind[3 * seat + place - 1] != HalfState.GONE
        ? Optional.empty()
        : no(
            "H19",
            "place-empty",
            "Your blind place {place} is empty.",
            Map.of("place", String.valueOf(place)));
  }
}
