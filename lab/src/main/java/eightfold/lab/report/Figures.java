package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.lab.players.Conduct;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Numbers as text, the same on every machine. */
public final class Figures {
  private static final String NONE = "–";

  private Figures() {}

  public static String fixed(double value, int digits) {
    String text = String.format(Locale.ROOT, "%." + digits + "f", value);
    return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
  }

  public static String signed(double value, int digits) {
    String text = fixed(value, digits);
    return value > 0 && !text.matches("0(\\.0*)?") ? "+" + text : text.replace('-', '−');
  }

  public static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  public static String percent(double share) {
    return fixed(100 * share, 1) + " %";
  }

  /** The interval of a share, in percent. */
  public static String percentRange(Estimate share) {
    return share.bounded()
        ? fixed(100 * share.low(), 1) + " to " + fixed(100 * share.high(), 1) + " %"
        : NONE;
  }

  public static String margin(Estimate estimate, int digits) {
    return estimate.bounded() ? "± " + fixed(estimate.margin(), digits) : NONE;
  }

  /** A time with three digits that count. */
  public static String time(double nanos) {
    if (nanos < 1e3) {
      return fixed(nanos, 0) + " ns";
    }
    if (nanos < 1e6) {
      return fixed(nanos / 1e3, nanos < 1e4 ? 2 : nanos < 1e5 ? 1 : 0) + " µs";
    }
    return nanos < 1e9
        ? fixed(nanos / 1e6, nanos < 1e7 ? 2 : nanos < 1e8 ? 1 : 0) + " ms"
        : fixed(nanos / 1e9, 2) + " s";
  }

  /** Decisions that were left to chance, by cause. */
  public static String causes(Map<Conduct.Cause, Integer> forfeits) {
    return forfeits.entrySet().stream()
        .map(e -> e.getKey().name().toLowerCase(Locale.ROOT) + " " + count(e.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** Odds of an evidence, without false precision. */
  public static String odds(double evidence) {
    if (evidence >= 1e6) {
      return "over 1,000,000";
    }
    return evidence >= 100 ? count(Math.round(evidence)) : fixed(evidence, 1);
  }
}
