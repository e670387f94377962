package eightfold.lab;

import eightfold.core.Game;
import eightfold.core.Options;
import eightfold.games.Games;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The loops of {@link Bench} under JMH; a score is decisions per second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@SuppressWarnings("NullAway.Init") // JMH fills in the fields
public class RandomPlayBenchmark {
  private static final int STEP = 10_000;

  @Param("") // those that Jmh names
  public String game;

  @Param("4")
  public int seats;

  private Loop loop;

  @Setup
  public void prepare() {
    Game<?, ?, ?> found = Games.find(game).found().orElseThrow().game();
    Options options = found.info().options(seats, Map.of()).found().orElseThrow();
    loop = OwnLoop.of(found, seats, options, 8);
  }

  @Benchmark
  @OperationsPerInvocation(STEP)
  public Loop bare() {
    loop.bare(STEP);
    return loop;
  }

  @Benchmark
  @OperationsPerInvocation(STEP)
  public Loop viewed() {
    loop.viewed(STEP);
    return loop;
  }
}
