package eightfold.core;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Why something was not done. A value, never an exception.
 *
 * @param cause the id of the clause that forbids it, or the name of the field that makes no sense
 * @param code a stable name of this refusal, the key of its translations
 * @param template the English sentence, with {@code {name}} where a detail goes
 * @param details the details by name, as text
 */
public record Refusal(String cause, String code, String template, Map<String, String> details) {
  public Refusal {
    details = Collections.unmodifiableMap(new TreeMap<>(details));
  }

  public static Refusal of(String cause, String code, String template) {
    return new Refusal(cause, code, template, Map.of());
  }

  public static Refusal of(
      String cause, String code, String template, Map<String, String> details) {
    return new Refusal(cause, code, template, details);
  }

  /** For a seat that the table does not have. */
  public static Refusal unknownSeat(int seat, int seats) {
    return of(
        "seat",
        "unknown-seat",
        "There is no seat {seat}; seats are 0 to {last}.",
        Map.of("seat", String.valueOf(seat), "last", String.valueOf(seats - 1)));
  }

  /** For a move out of turn; {@code clause} is where the game says whose turn it is. */
  public static Refusal notYourTurn(String clause, int seat, int toAct) {
    return toAct == State.OVER
        ? of(clause, "game-over", "The game is over.")
        : of(
            clause,
            "not-your-turn",
            "It is seat {toAct}'s turn, not seat {seat}'s.",
            Map.of("seat", String.valueOf(seat), "toAct", String.valueOf(toAct)));
  }

  /** The English sentence with its details filled in. */
  public String reason() {
    String text = template;
    for (Map.Entry<String, String> detail : new TreeMap<>(details).entrySet()) {
      text = text.replace("{" + detail.getKey() + "}", detail.getValue());
    }
    return text;
  }

  @Override
  public String toString() {
    return cause + ": " + reason();
  }
}
