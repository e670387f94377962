package eightfold.lab.players;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.kit.Budget;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Budgets as people write them: {@code 50ms}, {@code 2s}, or a number of rollouts. */
public final class Budgets {
  private static final Pattern TIME = Pattern.compile("([0-9]{1,6}(?:\\.[0-9]{1,6})?)(ms|s)");

  private Budgets() {}

  public static Result<Budget> read(String text) {
    String given = text.trim().toLowerCase(Locale.ROOT);
    if (given.matches("[1-9][0-9]{0,8}")) {
      return new Result.Ok<>(Budget.rollouts(Integer.parseInt(given)));
    }
    Matcher time = TIME.matcher(given);
    if (time.matches()) {
      double millis = Double.parseDouble(time.group(1)) * (time.group(2).equals("s") ? 1000 : 1);
      if (millis > 0) {
        return new Result.Ok<>(Budget.millis(millis));
      }
    }
    return new Result.Refused<>(
        Refusal.of(
            "budget",
            "budget-form",
            "A budget is a time like 50ms or 2s, or a number of rollouts, not {text}.",
            Map.of("text", "\"" + text + "\"")));
  }

  public static String text(Budget budget) {
    return switch (budget) {
      case Budget.Rollouts(int count) -> String.valueOf(count);
      case Budget.Time(long nanos) when nanos % 1_000_000 == 0 -> nanos / 1_000_000 + "ms";
      case Budget.Time(long nanos) -> nanos / 1e6 + "ms";
    };
  }
}
