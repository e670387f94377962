package eightfold.table;

import java.util.function.Consumer;

/**
 * All that a table knows of the world: time, chance, its log, a clock that wakes it and somebody
 * who lets bots think. A table does nothing else to the world, and is used by one thread at a time;
 * what it asks for comes back to it that way, too.
 */
public interface Surroundings {
  /** Milliseconds since 1970. */
  long now();

  /** Nanoseconds of a clock that never goes back. */
  long ticks();

  /** 64 random bits that nobody can guess. */
  long random();

  Settings settings();

  /**
   * Appends to the table's log, in the order of these calls, and tells the commit when it is
   * durable: one after the other, in the same order. If it cannot be, the table is thrown away and
   * folded afresh.
   */
  void append(Commit commit);

  /**
   * Runs something after so many milliseconds, or next if there are none. The place where bots
   * think may call this, too.
   */
  void later(int millis, Runnable task);

  /** Has a bot think, elsewhere if there is such a place; is told what it decided. */
  void think(Thought thought, Consumer<String> decided);

  /** Something went wrong that nobody at the table can help. */
  void report(String what);

  /** A move was acknowledged so many nanoseconds after it came in. */
  default void acknowledged(long nanos) {}

  /** 256 random bits in hexadecimal digits. */
  default String secret() {
    return Fairness.secret(this::random);
  }
}
