package eightfold.server.host;

import eightfold.kit.Budget;
import eightfold.table.Settings;
import eightfold.table.Thought;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Where bots think: first come, first served, on one thread less than there are processors. The
 * more of them wait, the shorter each thinks, whoever's table it is.
 */
final class BotThreads implements AutoCloseable {
  static final int COUNT = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

  /** Milliseconds that bots may have to wait for those before them. */
  private static final int LATE = 500;

  /** Milliseconds that a bot may think at the least. */
  private static final double SHORTEST = 0.5;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Settings settings;
  private final Meters meters;
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          COUNT,
          COUNT,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().name("bot-", 0).daemon().factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  BotThreads(Settings settings, Meters meters) {
    this.settings = settings;
    this.meters = meters;
  }

  /** Has a bot think as soon as there is a thread for it; is told what it decided. */
  void think(Thought thought, Consumer<String> report, Consumer<String> decided) {
    long asked = System.nanoTime();
    run(
        budget -> {
          long waited = System.nanoTime() - asked;
          long before = THREADS.getCurrentThreadCpuTime();
          String move = thought.decide(budget, report);
          long used = THREADS.getCurrentThreadCpuTime() - before;
          meters.thought(thought.game(), thought.level(), waited, used);
          decided.accept(move);
        });
  }

  void run(Consumer<Budget> task) {
    threads.execute(() -> task.accept(thinking(waiting())));
  }

  int waiting() {
    return threads.getQueue().size();
  }

  /** So long that none is late by more than a second. */
  Budget thinking(int waiting) {
    double most = Math.max(LATE, settings.pace()) * COUNT / (waiting + 1.0);
    return settings.thinking() instanceof Budget.Time(long nanos)
        ? Budget.millis(Math.max(SHORTEST, Math.min(nanos / 1e6, most)))
        : settings.thinking();
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
