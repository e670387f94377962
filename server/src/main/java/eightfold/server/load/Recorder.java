package eightfold.server.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;

/** Counts acknowledgements by their time, in steps of 20 microseconds up to a second. */
final class Recorder {
  private static final int STEP = 20_000;
  private static final int STEPS = 50_000;
  private final AtomicLongArray times = new AtomicLongArray(STEPS + 1);
  private final List<String> errors = new ArrayList<>();
  private final List<String> games = new ArrayList<>();
  private volatile boolean recording;

  void open() {
    recording = true;
  }

  boolean isOpen() {
    return recording;
  }

  void close() {
    recording = false;
  }

  void acknowledged(long nanos) {
    if (recording) {
      times.incrementAndGet((int) Math.min(STEPS, nanos / STEP));
    }
  }

  /** A game has ended that can be found by this id. */
  synchronized void finished(String game) {
    games.add(game);
  }

  synchronized void error(String what) {
    errors.add(what);
  }

  synchronized Report report(int seconds, double cpu, long resident, long heap) {
    long moves = 0;
    for (int i = 0; i <= STEPS; i++) {
      moves += times.get(i);
    }
    return new Report(
        moves,
        (double) moves / seconds,
        cpu <= 0 ? 0 : moves / cpu,
        percentile(moves, 0.5),
        percentile(moves, 0.99),
        errors.size(),
        errors.isEmpty() ? "" : errors.getFirst(),
        resident >> 20,
        heap >> 20,
        List.copyOf(games));
  }

  private double percentile(long all, double part) {
    long left = (long) (all * part);
    for (int i = 0; i <= STEPS; i++) {
      left -= times.get(i);
      if (left < 0) {
        return (i + 0.5) * STEP / 1e6;
      }
    }
    return 0;
  }
}
