package eightfold.server.load;

import java.util.HashMap;
import java.util.Map;

/** Counts what people at many tables see. */
final class Tally {
  private final Map<String, Long> counts = new HashMap<>();
  private final Map<String, Long> refused = new HashMap<>();
  private long failures;
  private String firstFailure = "";
  private long lost;

  synchronized void count(String what) {
    counts.merge(what, 1L, Long::sum);
  }

  /** The server said no. That its store fails is never usual. */
  synchronized void refused(String code) {
    refused.merge(code, 1L, Long::sum);
    if (code.startsWith("store-")) {
      failed("refused: " + code);
    }
  }

  synchronized void failed(String what) {
    failures++;
    if (firstFailure.isEmpty()) {
      firstFailure = what;
    }
  }

  synchronized void lost(int moves, String where) {
    lost += moves;
    if (moves > 0 && firstFailure.isEmpty()) {
      firstFailure = where;
    }
  }

  synchronized SoakReport report(Vitals before, Vitals after, boolean collected) {
    return new SoakReport(before, after, collected, counts, refused, failures, firstFailure, lost);
  }
}
