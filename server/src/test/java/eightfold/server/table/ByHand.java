package eightfold.server.table;

import eightfold.bots.Budget;
import eightfold.core.Chance;
import eightfold.core.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Surroundings of a table in which nothing happens by itself: time passes when a test says so. */
final class ByHand implements Surroundings {
  private record Alarm(long at, int number, Runnable task) {}

  final List<String> log = new ArrayList<>();
  private final List<Commit> undurable = new ArrayList<>();
  private final PriorityQueue<Alarm> alarms =
      new PriorityQueue<>(Comparator.comparingLong(Alarm::at).thenComparingInt(Alarm::number));
  private final Settings settings;
  private long bits = 8028;
  private long millis = TimeUnit.DAYS.toMillis(20_000);
  private int alarmsSet;
  boolean diskIsSlow;
  int thinkingTakes;

  ByHand(Settings settings) {
    this.settings = settings;
  }

  /** Lets time pass; what is due happens at its moment. */
  void pass(long milliseconds) {
    long until = millis + milliseconds;
    while (!alarms.isEmpty() && alarms.peek().at <= until) {
      Alarm next = alarms.remove();
      millis = Math.max(millis, next.at);
      next.task.run();
    }
    millis = until;
  }

  void diskCatchesUp() {
    List.copyOf(undurable).forEach(Commit::durable);
    undurable.clear();
  }

  @Override
  public long now() {
    return millis;
  }

  @Override
  public long ticks() {
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }

  @Override
  public long random() {
    return Rng.mix(++bits);
  }

  @Override
  public Chance chance(String seed) {
    return Chance.parse(seed).found().orElseThrow();
  }

  @Override
  public Settings settings() {
    return settings;
  }

  @Override
  public void append(Commit commit) {
    log.addAll(commit.lines());
    if (diskIsSlow) {
      undurable.add(commit);
    } else {
      commit.durable();
    }
  }

  @Override
  public void later(int milliseconds, Runnable task) {
    alarms.add(new Alarm(millis + Math.max(0, milliseconds), alarmsSet++, task));
  }

  @Override
  public void think(Consumer<Budget> thought) {
    later(thinkingTakes, () -> thought.accept(Budget.rollouts(1)));
  }

  @Override
  public void report(String what) {
    throw new AssertionError(what);
  }
}
