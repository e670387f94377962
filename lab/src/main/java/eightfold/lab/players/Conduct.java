package eightfold.lab.players;

import java.util.EnumMap;
import java.util.Map;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.annotation.EnumNaming;

/** How a program behaves: the decisions it forfeited, by cause. Not for several threads. */
public final class Conduct {
  /** Why a decision was forfeited. */
  @EnumNaming(EnumNamingStrategies.LowerCamelCaseStrategy.class) // in results: crash, timeout
  public enum Cause {
    CRASH,
    TIMEOUT,
    GARBAGE,
    ILLEGAL,
    /** The program crashed too often and is not started again. */
    GONE
  }

  private final Map<Cause, Integer> counts = new EnumMap<>(Cause.class);

  void forfeit(Cause cause) {
    counts.merge(cause, 1, Integer::sum);
  }

  /** What happened since the last call. */
  public Map<Cause, Integer> collect() {
    Map<Cause, Integer> collected = new EnumMap<>(counts);
    counts.clear();
    return collected;
  }
}
