package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Problem;
import java.util.List;
import java.util.Optional;

/** The quick phrases, which stand in for free chat. Clients translate them. */
public final class Phrases {
  public static final List<String> ALL =
      List.of(
          "hello",
          "good-luck",
          "well-played",
          "thank-you",
          "oops",
          "hurry-up",
          "one-moment",
          "good-game");

  private Phrases() {}

  /** What speaks against saying this. */
  static Optional<Problem> refused(TableState state, long guest, Ask.Say say) {
    return Checks.problem(
            !ALL.contains(say.phrase()), "unknown-phrase", "There is no such quick phrase.")
        .or(
            () ->
                Checks.problem(
                    !state.seatsOf(guest).contains(say.seat()),
                    "not-your-seat",
                    "Speak for your own seat."));
  }
}
