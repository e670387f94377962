package eightfold.server.http;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import eightfold.server.host.Meters;
import eightfold.server.store.Store;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** What {@code /metrics} shows. */
public final class Gauges implements Meters {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Timer moves =
      Timer.builder("eightfold.move")
          .description("from a move's arrival to its acknowledgement")
          .serviceLevelObjectives(
              Duration.ofMillis(1),
              Duration.ofMillis(2),
              Duration.ofMillis(3),
              Duration.ofMillis(5),
              Duration.ofMillis(10),
              Duration.ofMillis(15),
              Duration.ofMillis(50),
              Duration.ofMillis(250))
          .register(registry);
  private final Counter claims =
      counter("eightfold.claims", "tables that this server has taken over");
  private final Counter conflicts =
      counter("eightfold.conflicts", "entries and claims for which another server was quicker");
  private final Counter interruptions =
      counter("eightfold.interruptions", "tables from which people were sent to come back");

  public Gauges(Store store) {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    FunctionCounter.builder("process.cpu.seconds", system, bean -> bean.getProcessCpuTime() / 1e9)
        .register(registry);
    gauge(
        "jvm.heap.used.bytes",
        () -> ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    gauge("jvm.threads.live", () -> ManagementFactory.getThreadMXBean().getThreadCount());
    gauge("process.resident.bytes", Gauges::resident);
    if (system instanceof UnixOperatingSystemMXBean unix) {
      gauge("process.open.fds", unix::getOpenFileDescriptorCount);
    }
    gauge("eightfold.store.waiting", store::waiting);
  }

  private Counter counter(String name, String description) {
    return Counter.builder(name).description(description).register(registry);
  }

  void gauge(String name, Supplier<Number> value) {
    Gauge.builder(name, value).register(registry);
  }

  @Override
  public void moved(long nanos) {
    moves.record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void thought(String game, String level, long waited, long used) {
    bots("eightfold.bot.cpu", "processor time of bots' decisions", game, level)
        .record(used, TimeUnit.NANOSECONDS);
    bots("eightfold.bot.wait", "from a bot's turn until there is a thread for it", game, level)
        .record(waited, TimeUnit.NANOSECONDS);
  }

  private Timer bots(String name, String description, String game, String level) {
    return Timer.builder(name)
        .description(description)
        .tags("game", game, "level", level)
        .register(registry);
  }

  @Override
  public void claimed() {
    claims.increment();
  }

  @Override
  public void conflicted() {
    conflicts.increment();
  }

  @Override
  public void interrupted() {
    interruptions.increment();
  }

  String text() {
    return registry.scrape();
  }

  /** The resident memory where the system tells it, else 0. */
  private static long resident() {
    try (var lines = java.nio.file.Files.lines(java.nio.file.Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .map(line -> line.replaceAll("[^0-9]", ""))
          .mapToLong(Long::parseLong)
          .map(kilobytes -> 1024 * kilobytes)
          .findFirst()
          .orElse(0);
    } catch (java.io.IOException e) {
      return 0;
    }
  }
}
