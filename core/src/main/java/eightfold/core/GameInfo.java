package eightfold.core;

import java.util.List;
import java.util.Map;

/** What there is to know about a game before it starts. */
public record GameInfo(
    String slug,
    String title,
    Credits credits,
    int minSeats,
    int maxSeats,
    List<OptionSpec> options,
    List<Clause> clauses) {
  public GameInfo {
    options = List.copyOf(options);
    clauses = List.copyOf(clauses);
  }

  /** The options of a table: the given ones as text, the others at their defaults. */
  public Result<Options> options(int seats, Map<String, String> given) {
    if (seats < minSeats || seats > maxSeats) {
      return new Result.Refused<>(
          Refusal.of(
              "seats",
              "seats-range",
              "{title} is for {min} to {max} players, not for {seats}.",
              Map.of(
                  "title", title,
                  "min", String.valueOf(minSeats),
                  "max", String.valueOf(maxSeats),
                  "seats", String.valueOf(seats))));
    }
    return Options.read(options, seats, given);
  }
}
