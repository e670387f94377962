package eightfold.lab;

import eightfold.lab.Batch.Harvest;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * Plays many games with random players on several threads.
 *
 * <p>The threads play batches; the caller's thread collects them in game order, so that transcripts
 * and statistics are the same for any number of threads, and so that whatever has been written is a
 * complete beginning of the whole.
 */
public final class Simulation {
  private static final int BATCH = 32;

  private final Plan plan;
  private final Optional<Appendable> transcript;
  private final Progress progress;
  private final BooleanSupplier stop;

  /**
   * @param transcript receives whole games, one batch at a time
   * @param stop asked now and then whether enough is enough
   */
  public Simulation(
      Plan plan, Optional<Appendable> transcript, Progress progress, BooleanSupplier stop) {
    this.plan = plan;
    this.transcript = transcript;
    this.progress = progress;
    this.stop = stop;
  }

  /** Plays all games of the part, or those up to the stop. */
  public Summary run() throws IOException, InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
    try {
      return collect(threads);
    } finally {
      threads.shutdownNow();
    }
  }

  private Summary collect(ExecutorService threads) throws IOException, InterruptedException {
    Summary summary = new Summary(plan.seats());
    Deque<Future<Harvest>> underWay = new ArrayDeque<>();
    int ahead = 4 * plan.threads();
    long next = plan.from();
    while (!stop.getAsBoolean()) {
      while (underWay.size() < ahead && next < plan.to()) {
        long from = next;
        long to = Math.min(from + BATCH, plan.to());
        underWay.add(threads.submit(() -> Batch.play(plan, transcript.isPresent(), from, to)));
        next = to;
      }
      if (underWay.isEmpty()) {
        break;
      }
      Harvest harvest = result(underWay.remove());
      if (transcript.isPresent()) {
        transcript.get().append(harvest.text());
      }
      summary.merge(harvest.summary());
      progress.at(summary.games(), plan.to() - plan.from());
    }
    return summary;
  }

  private static Harvest result(Future<Harvest> batch) throws InterruptedException {
    try {
      return batch.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a batch of games broke down", e.getCause());
    }
  }
}
