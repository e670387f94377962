package eightfold.server.load;

import java.util.Locale;
import java.util.Map;

/**
 * What a soak saw.
 *
 * @param collected whether the heap was collected before it was measured
 * @param counts how often each thing happened
 * @param refused how often the server said no, by code; among many people that is usual
 * @param failures what should never happen
 * @param firstFailure the first of them, if there was any
 * @param lost acknowledged moves that were missing later
 */
public record SoakReport(
    Vitals before,
    Vitals after,
    boolean collected,
    Map<String, Long> counts,
    Map<String, Long> refused,
    long failures,
    String firstFailure,
    long lost) {
  public SoakReport {
    counts = Map.copyOf(counts);
    refused = Map.copyOf(refused);
  }

  public boolean passed() {
    return failures == 0 && lost == 0 && grown().isEmpty();
  }

  private String grown() {
    return after.grownSince(before, collected);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "before: %s%nafter:  %s%s%n%s%nrefused: %s%nfailed: %d %s%nacknowledged moves missing: %d%n%s",
        before,
        after,
        collected ? "" : " (heap not collected, so not judged)",
        list(counts),
        list(refused),
        failures,
        firstFailure,
        lost,
        passed() ? "nothing grew, nothing was lost" : verdict());
  }

  private String verdict() {
    return grown().isEmpty() ? "something failed" : "grown beyond its bound: " + grown();
  }

  private static String list(Map<String, Long> numbers) {
    return numbers.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .reduce((a, b) -> a + ", " + b)
        .orElse("none");
  }
}
