package eightfold.cli;

import eightfold.lab.Progress;
import java.io.PrintWriter;

/** A bar with the time that is left, redrawn in place a few times a second, for a terminal. */
final class ProgressBar implements Progress {
  private static final int WIDTH = 30;
  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintWriter err;
  private final long start = System.nanoTime();
  private long drawn = start;

  private ProgressBar(PrintWriter err) {
    this.err = err;
  }

  static Progress on(Surroundings world) {
    return world.terminal()
        ? new ProgressBar(world.err())
        : new ProgressLines(world.err(), System::nanoTime);
  }

  @Override
  public void at(long done, long total) {
    long now = System.nanoTime();
    if (done >= total) {
      err.print("\r" + " ".repeat(WIDTH + 40) + "\r");
      err.flush();
    } else if (now - drawn >= REDRAW_NANOS) {
      drawn = now;
      err.print("\r" + bar(done, total, now - start));
      err.flush();
    }
  }

  static String bar(long done, long total, long nanos) {
    int full = (int) (WIDTH * done / total);
    long left = (long) ((double) nanos * (total - done) / done);
    return "[%s%s] %3d %%  %s left "
        .formatted("#".repeat(full), " ".repeat(WIDTH - full), 100 * done / total, duration(left));
  }

  /** To the second, from an hour on to the minute. */
  static String duration(long nanos) {
    long seconds = (nanos + 500_000_000) / 1_000_000_000;
    if (seconds < 60) {
      return seconds + " s";
    }
    return seconds < 3600
        ? "%d min %02d s".formatted(seconds / 60, seconds % 60)
        : "%d h %02d min".formatted(seconds / 3600, seconds / 60 % 60);
  }
}
