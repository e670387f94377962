package eightfold.wire;

import eightfold.core.Refusal;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Why something was not done.
 *
 * @param code a stable name
 * @param message one English sentence
 * @param clause the clause or field concerned; empty if there is none
 * @param details what the sentence's translations need
 */
public record Problem(String code, String message, String clause, Map<String, String> details) {
  public Problem {
    details = Collections.unmodifiableMap(new TreeMap<>(details));
  }

  public static Problem of(String code, String message) {
    return new Problem(code, message, "", Map.of());
  }

  public static Problem of(Refusal refusal) {
    return new Problem(refusal.code(), refusal.reason(), refusal.cause(), refusal.details());
  }
}
