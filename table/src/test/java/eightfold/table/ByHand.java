package eightfold.table;

import eightfold.core.Chance;
import eightfold.core.Rng;
import eightfold.games.GameFinder;
import eightfold.games.Games;
import eightfold.kit.Budget;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import eightfold.wire.Helper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Surroundings of a table in which nothing happens by itself: time passes when a test says so. */
final class ByHand implements Surroundings {
  private record Alarm(long at, int number, Runnable task) {}

  static final long ANNA = 42;
  static final int PACE = 900;
  static final int MOST_CLIENTS = 8;

  /** The lines of each commit, in order. */
  final List<List<String>> commits = new ArrayList<>();

  final List<Fact> facts = new ArrayList<>();
  private final List<Commit> undurable = new ArrayList<>();
  private final PriorityQueue<Alarm> alarms =
      new PriorityQueue<>(Comparator.comparingLong(Alarm::at).thenComparingInt(Alarm::number));
  private final Settings settings =
      new Settings(PACE, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), MOST_CLIENTS);
  private long bits = 8028;
  private long millis = TimeUnit.DAYS.toMillis(20_000);
  private int alarmsSet;
  boolean diskIsSlow;
  int thinkingTakes;
  int thoughts;
  GameFinder games = Games::find;

  /** Opens a table: Anna has seat 0, bots have the others. */
  Table open(String game, int seats, Map<String, String> options, int clock) {
    Body.Open wish = new Body.Open(game, seats, options, false, clock, "random", true);
    Opening.Host host = new Opening.Host(ANNA, "Anna", "ABCDE", now());
    return fold(Opening.table(games, wish, host, secret()).found().orElseThrow());
  }

  /** Folds what somebody else has written. */
  Table fold(List<String> log) {
    commits.add(log);
    Table table = new Table(TableState.fold(7, this::chance, games, log), this);
    table.heal();
    return table;
  }

  /** Opens a table, joins and starts the game. */
  Table start(Ear ear, String game, int seats, Map<String, String> options, int clock) {
    Table table = open(game, seats, options, clock);
    table.join(ear, 0, Helper.CALM);
    ear.answer(table, new Ask.Start(1));
    ear.hear("changed");
    return table;
  }

  List<String> log() {
    return commits.stream().flatMap(List::stream).toList();
  }

  /** How many entries of a kind the log has. */
  long count(String kind) {
    return log().stream().filter(line -> line.contains("\"kind\":\"" + kind + "\"")).count();
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

  Chance chance(String seed) {
    return Chance.parse(seed).found().orElseThrow();
  }

  @Override
  public Settings settings() {
    return settings;
  }

  @Override
  public void append(Commit commit) {
    if (!commit.lines().isEmpty()) {
      commits.add(commit.lines());
    }
    facts.addAll(commit.facts());
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
  public void think(Thought thought, Consumer<String> decided) {
    thoughts++;
    later(thinkingTakes, () -> decided.accept(thought.decide(Budget.rollouts(1), this::report)));
  }

  @Override
  public void report(String what) {
    throw new AssertionError(what);
  }
}
