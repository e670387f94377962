package eightfold.kit;

/** How much a bot may think about one decision. Bots that do not search ignore it. */
public sealed interface Budget {
  /** The time that Sharp is made for. */
  Budget USUAL = millis(50);

  /** A number of simulated continuations; the only kind that makes decisions repeatable. */
  record Rollouts(int count) implements Budget {}

  /** Wall-clock time, within which a decision is made. */
  record Time(long nanos) implements Budget {}

  static Budget rollouts(int count) {
    return new Rollouts(count);
  }

  static Budget millis(double millis) {
    return new Time((long) (millis * 1e6));
  }

  /** Starts the clock of one decision. */
  default Meter start() {
    return new Meter(this);
  }

  /** What is left of a budget. */
  final class Meter {
    // Decisions end a little before their time, so that a budget of 1 ms is one of 1 ms.
    private static final double SAFETY = 0.9;
    private final long deadline;
    private int left;

    private Meter(Budget budget) {
      switch (budget) {
        case Rollouts rollouts -> {
          left = rollouts.count();
          deadline = Long.MAX_VALUE;
        }
        case Time time -> {
          left = Integer.MAX_VALUE;
          deadline = System.nanoTime() + (long) (SAFETY * time.nanos());
        }
      }
    }

    /** Takes so many rollouts from the budget; false if there is nothing left. */
    public boolean take(int rollouts) {
      if (left <= 0) {
        return false;
      }
      left -= rollouts;
      return deadline == Long.MAX_VALUE || System.nanoTime() < deadline;
    }
  }
}
