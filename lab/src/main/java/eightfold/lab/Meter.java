package eightfold.lab;

import java.lang.management.ManagementFactory;
import java.util.function.IntConsumer;

/** Measures a loop on the current thread: its processor time and what it allocates. */
public final class Meter {
  private static final int STEP = 10_000;
  private static final com.sun.management.ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(com.sun.management.ThreadMXBean.class);

  private Meter() {}

  /** Decisions made, processor time in nanoseconds, bytes allocated. */
  public record Reading(long decisions, long nanos, long bytes) {
    public double perSecond() {
      return decisions * 1e9 / nanos;
    }

    public double bytesPerDecision() {
      return (double) bytes / decisions;
    }
  }

  /** Runs the loop for so much processor time. */
  public static Reading run(IntConsumer loop, double seconds) {
    return run(loop, (long) (seconds * 1e9), Long.MAX_VALUE);
  }

  /** Runs the loop for so many decisions, rounded up to whole steps. */
  public static Reading runDecisions(IntConsumer loop, long decisions) {
    return run(loop, Long.MAX_VALUE, decisions);
  }

  /** The processor time of a task in nanoseconds. */
  static long time(Runnable task) {
    long start = THREADS.getCurrentThreadCpuTime();
    task.run();
    return THREADS.getCurrentThreadCpuTime() - start;
  }

  private static Reading run(IntConsumer loop, long nanos, long decisions) {
    long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
    long start = THREADS.getCurrentThreadCpuTime();
    long made = 0;
    long spent = 0;
    while (spent < nanos && made < decisions) {
      loop.accept(STEP);
      made += STEP;
      spent = THREADS.getCurrentThreadCpuTime() - start;
    }
    return new Reading(made, spent, THREADS.getCurrentThreadAllocatedBytes() - bytesBefore);
  }
}
