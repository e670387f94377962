package eightfold.lab.tournament;

import eightfold.lab.players.Programs;
import eightfold.lab.tournament.Match.Harvest;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Plays blocks on several threads and hands them over in their order, on the caller's thread, so
 * that what comes of them is the same for any number of threads.
 */
public final class Tournament {
  private static final int LAST_MOVE_SECONDS = 10;
  private static final int STOP_MILLIS = 200;

  private final Setup setup;
  private final Programs programs;
  private final int threads;
  private final boolean written;
  private final BooleanSupplier stop;

  /** Receives the blocks. */
  @FunctionalInterface
  public interface Taker {
    /**
     * Takes a block.
     *
     * @param transcript of its games, or nothing if none are wanted
     * @return whether there shall be more
     */
    boolean take(Block block, String transcript) throws IOException;
  }

  /**
   * @param written whether transcripts are wanted
   * @param stop asked now and then whether to break off, leaving unfinished blocks behind
   */
  public Tournament(
      Setup setup, Programs programs, int threads, boolean written, BooleanSupplier stop) {
    this.setup = setup;
    this.programs = programs;
    this.threads = threads;
    this.written = written;
    this.stop = stop;
  }

  /** Plays the blocks from (inclusive) to (exclusive), or until the taker has enough. */
  public void run(long from, long to, Taker taker) throws IOException, InterruptedException {
    BlockingQueue<Match<?, ?, ?>> matches = new LinkedBlockingQueue<>();
    for (int i = 0; i < threads; i++) {
      matches.add(Match.of(setup, programs, written));
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      collect(pool, matches, from, to, taker);
    } finally {
      pool.shutdownNow();
      boolean ended = pool.awaitTermination(LAST_MOVE_SECONDS, TimeUnit.SECONDS);
      if (ended) {
        matches.forEach(Match::close);
      }
    }
  }

  private void collect(
      ExecutorService pool, BlockingQueue<Match<?, ?, ?>> matches, long from, long to, Taker taker)
      throws IOException, InterruptedException {
    Deque<Future<Harvest>> underWay = new ArrayDeque<>();
    int ahead = 2 * threads;
    long next = from;
    Optional<Harvest> harvest = Optional.empty();
    do {
      while (underWay.size() < ahead && next < to) {
        long block = next++;
        underWay.add(pool.submit(() -> play(matches, block)));
      }
      harvest = underWay.isEmpty() ? Optional.empty() : result(underWay.remove());
    } while (harvest.isPresent() && taker.take(harvest.get().block(), harvest.get().transcript()));
  }

  private static Harvest play(BlockingQueue<Match<?, ?, ?>> matches, long block)
      throws InterruptedException {
    Match<?, ?, ?> match = matches.take();
    try {
      return match.play(block);
    } finally {
      matches.add(match);
    }
  }

  /** The next block; empty if it is no longer wanted. */
  private Optional<Harvest> result(Future<Harvest> block) throws InterruptedException {
    while (!stop.getAsBoolean()) {
      try {
        return Optional.of(block.get(STOP_MILLIS, TimeUnit.MILLISECONDS));
      } catch (TimeoutException stillPlaying) {
        // Time to ask again whether it is wanted.
      } catch (ExecutionException e) {
        throw new IllegalStateException("a block of games broke down", e.getCause());
      }
    }
    return Optional.empty();
  }
}
