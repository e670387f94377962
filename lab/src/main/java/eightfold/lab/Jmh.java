package eightfold.lab;

import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the JMH benchmarks, each in virtual machines of its own. */
public final class Jmh {
  private Jmh() {}

  /** Prints to the standard output. */
  public static void run(List<String> games, int seats) throws RunnerException {
    new Runner(
            new OptionsBuilder()
                .include(RandomPlayBenchmark.class.getName() + "\\.")
                .param("game", games.toArray(String[]::new))
                .param("seats", String.valueOf(seats))
                .jvmArgsAppend("--sun-misc-unsafe-memory-access=allow")
                .addProfiler("gc")
                .build())
        .run();
  }
}
