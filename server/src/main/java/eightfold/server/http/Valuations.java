package eightfold.server.http;

import static eightfold.server.http.Operation.get;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import eightfold.advice.Qualities;
import eightfold.advice.Review;
import eightfold.core.Result;
import eightfold.table.LookBack;
import eightfold.wire.Body;
import eightfold.wire.json.JsonWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Values decisions: of finished games for those whose browser cannot, and of the last round of a
 * game that goes on, of which no browser knows enough. One at a time, with a bound on how much is
 * done and how many wait, on a thread of its own; what is known is remembered for a while.
 */
final class Valuations {
  /** So long games are imagined at the most, so many at a time. */
  private static final Duration MOST = Duration.ofSeconds(4);

  private static final int PIECE = 1_000;
  private static final int MOST_WAITING = 4;
  private static final int MOST_KNOWN = 500;

  /** In milliseconds: less than any answer may take. */
  private static final int PATIENCE = 8_000;

  /** The same games are imagined each time, so that a decision has one value. */
  private static final long SEED = 28;

  /**
   * @param game of the store, or a game of a table
   * @param round 0 for all
   */
  private record Key(String game, int seat, int round) {}

  /** What a guest may look back at, at a table. */
  interface Backward {
    Result<LookBack> look(Request request, String table, int seat);
  }

  private final Gate gate;
  private final BiFunction<Request, String, Supplier<String>> transcripts;
  private final Backward backward;
  private final Cache<Key, CompletableFuture<Result<Content>>> known =
      Caffeine.newBuilder().maximumSize(MOST_KNOWN).expireAfterWrite(Duration.ofHours(1)).build();
  private final ThreadPoolExecutor worker =
      new ThreadPoolExecutor(
          1,
          1,
          1,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          task -> {
            Thread thread = new Thread(task, "advice");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * @param transcripts of the games that somebody may see; refuses the others at once
   */
  Valuations(
      Gate gate, BiFunction<Request, String, Supplier<String>> transcripts, Backward backward) {
    this.gate = gate;
    this.transcripts = transcripts;
    this.backward = backward;
    worker.allowCoreThreadTimeOut(true);
  }

  void routes(Routes routes) {
    routes
        .on(
            get(
                    "/api/games/{game}/quality",
                    "how good the decisions of a seat were, for those who cannot find out"
                        + " themselves")
                .takes("seat", "integer", List.of(), "whose decisions")
                .answers(Body.Quality.class)
                .refuses(400, 403, 404, 422, 429),
            this::quality)
        .on(
            get(
                    "/api/tables/{table}/remark",
                    "how good my decisions were in the last round that has ended, for the coach")
                .forGuests()
                .takes("seat", "integer", List.of(), "which of my seats")
                .answers(Body.Quality.class)
                .refuses(400, 404, 422, 429),
            this::remark);
  }

  private Answer quality(Request request, String game) {
    Supplier<String> transcript = transcripts.apply(request, game);
    int seat = seat(request);
    gate.arrival(request);
    return answer(
        request, new Key(game, seat, 0), () -> Review.of(transcript.get(), 1, seat, SEED));
  }

  private Answer remark(Request request, String table) {
    int seat = seat(request);
    gate.arrival(request);
    LookBack game = backward.look(request, table, seat).orElseThrow(Refused::of);
    return answer(
        request,
        new Key(table + " " + game.game(), seat, game.round()),
        () -> Review.of(game.transcript(), 1, seat, SEED).then(Review::ofLastRound));
  }

  private static int seat(Request request) {
    return request
        .value("seat")
        .filter(digits -> Text.isNumber(digits, 2))
        .map(Integer::parseInt)
        .orElseThrow(() -> new Refused(400, "bad-number", "The seat is a number."));
  }

  private Answer answer(Request request, Key key, Supplier<Result<Review<?, ?, ?>>> review) {
    return await(key, known.get(key, _ -> begin(review)))
        .orElseThrow(Refused::of)
        .answer(request, "no-cache");
  }

  private CompletableFuture<Result<Content>> begin(Supplier<Result<Review<?, ?, ?>>> review) {
    try {
      return CompletableFuture.supplyAsync(() -> review.get().map(Valuations::value), worker);
    } catch (RejectedExecutionException _) {
      throw Gate.tooFast();
    }
  }

  /** Whoever cannot wait so long may ask again; it is worked on meanwhile. */
  private Result<Content> await(Key key, CompletableFuture<Result<Content>> value) {
    try {
      return value.get(PATIENCE, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | InterruptedException _) {
      throw Gate.tooFast();
    } catch (ExecutionException e) {
      known.invalidate(key);
      throw new IllegalStateException(e.getCause());
    }
  }

  private static Content value(Review<?, ?, ?> review) {
    boolean more = review.size() > 0;
    long begun = System.nanoTime();
    while (more && System.nanoTime() - begun < MOST.toNanos()) {
      more = review.step(PIECE);
    }
    return Content.json(JsonWriter.bytes(Qualities.of(review, !more)));
  }
}
