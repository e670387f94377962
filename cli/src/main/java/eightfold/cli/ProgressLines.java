package eightfold.cli;

import eightfold.lab.Progress;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * A line now and then, for a log that somebody may look into: a minute apart or more, and about a
 * hundred in all, but one every ten minutes even so.
 */
final class ProgressLines implements Progress {
  private static final long SHORTEST_NANOS = TimeUnit.MINUTES.toNanos(1);
  private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final PrintWriter err;
  private final LongSupplier clock;
  private final long start;
  private long first = -1;
  private long firstTime;
  private long told;
  private long toldTime;

  /**
   * @param clock in nanoseconds
   */
  ProgressLines(PrintWriter err, LongSupplier clock) {
    this.err = err;
    this.clock = clock;
    start = clock.getAsLong();
    toldTime = start;
  }

  @Override
  public void at(long done, long total) {
    long now = clock.getAsLong();
    if (first < 0) {
      // What is there at once was done before, and says nothing about the pace.
      first = done;
      told = done;
      firstTime = now;
    }
    long quiet = now - toldTime;
    boolean more = 100 * (done - told) >= total;
    if (done < total && (quiet >= LONGEST_NANOS || (quiet >= SHORTEST_NANOS && more))) {
      told = done;
      toldTime = now;
      err.println(line(done, total, now));
      err.flush();
    }
  }

  private String line(long done, long total, long now) {
    String text =
        "%d %% done after %s".formatted(100 * done / total, ProgressBar.duration(now - start));
    if (done == first) {
      return text;
    }
    double left = (double) (now - firstTime) * (total - done) / (done - first);
    return text + ", %s left".formatted(ProgressBar.duration((long) left));
  }
}
