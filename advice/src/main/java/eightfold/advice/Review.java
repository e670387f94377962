package eightfold.advice;

import eightfold.core.Codec;
import eightfold.core.Event;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.games.Replay;
import eightfold.games.Watcher;
import eightfold.kit.Kit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values the decisions of one seat in a game: first each to four win points either way, one after
 * the other, then more exactly where it is still open how good a decision was, those first that may
 * have cost most. It goes on for as many steps as it is asked to, and the figures of a decision
 * depend on the seed and on how many worlds it was tried in, on nothing else.
 */
public final class Review<S extends State<S>, M extends Move, V extends View> {
  private static final Comparator<Decision<?, ?, ?>> URGENT_FIRST =
      Comparator.comparing((Decision<?, ?, ?> d) -> !d.matters())
          .thenComparingInt(d -> d.duel.worlds())
          .thenComparingDouble(d -> d.duel.gain().low());

  private final Kit<S, M, V> kit;
  private final long seed;
  private final Imagination<S, M, V> imagination;
  private final List<Decision<S, M, V>> decisions = new ArrayList<>();
  private @Nullable Before<V> before;
  private int fine;

  /** The last round that has ended; 0 at first. */
  private int ended;

  private Review(Kit<S, M, V> kit, Table<S, M, V> table, long seed) {
    this.kit = kit;
    this.seed = seed;
    int seats = table.state().seats();
    imagination =
        new Imagination<>(kit.game(), seats, table.options(), kit.rollouts(seats, table.options()));
  }

  /**
   * Opens the review of a game of a transcript.
   *
   * @param game which game, from 1
   * @param seat whose decisions are valued
   * @return a refusal if the transcript does not hold or has no such seat
   */
  public static Result<Review<?, ?, ?>> of(String transcript, int game, int seat, long seed) {
    Collector collector = new Collector(seat, seed);
    Optional<Refusal> refusal = Replay.watch(transcript, game, collector).refused();
    if (refusal.isPresent()) {
      return new Result.Refused<>(refusal.get());
    }
    Review<?, ?, ?> review = collector.review;
    return review == null || seat < 0 || seat >= collector.seats
        ? new Result.Refused<>(Refusal.unknownSeat(seat, collector.seats))
        : new Result.Ok<>(review);
  }

  /** Leaves out all but the last round that has ended, even if the seat decided nothing in it. */
  public static Result<Review<?, ?, ?>> ofLastRound(Review<?, ?, ?> review) {
    review.decisions.removeIf(decision -> decision.round != review.ended);
    return new Result.Ok<>(review);
  }

  /** Notes the decisions of a seat while a game is replayed. */
  private static final class Collector implements Watcher {
    private final int seat;
    private final long seed;
    private @Nullable Review<?, ?, ?> review;
    private int seats;
    private int moves;

    Collector(int seat, long seed) {
      this.seat = seat;
      this.seed = seed;
    }

    @Override
    public void begins(Table<?, ?, ?> table, List<Event> events) {
      seats = table.state().seats();
      Review<?, ?, ?> opened = open(table, seed);
      opened.await(table, seat, 0);
      review = opened;
    }

    @Override
    public void moved(int mover, String move, Table<?, ?, ?> table, List<Event> events) {
      Review<?, ?, ?> opened = Objects.requireNonNull(review);
      if (mover == seat) {
        opened.played(move);
      }
      opened.await(table, seat, ++moves);
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> Review<S, M, V> open(
      Table<S, M, V> table, long seed) {
    return new Review<>(Games.kit(table.game()), table, seed);
  }

  /** What a seat sees before it decides, and what comes into question. */
  private record Before<V>(int number, int round, int seat, V view, Moves moves) {}

  /** Looks at a position: has a round ended, and is it the seat's turn? */
  @SuppressWarnings("unchecked") // the same game has the same types
  private void await(Table<?, ?, ?> table, int seat, int number) {
    State<?> state = table.state();
    ended = state.over() ? state.round() : state.round() - 1;
    if (state.toAct() == seat) {
      Moves legal = new Moves();
      state.legal(legal);
      V view = (V) table.view(seat);
      before = new Before<>(number, state.round(), seat, view, kit.candidates(view, legal));
    }
  }

  private void played(String text) {
    Before<V> then = Objects.requireNonNull(before);
    Codec<M> codec = kit.game().codec();
    long played = codec.pack(codec.parse(text).orElseThrow());
    List<Long> others = new ArrayList<>();
    for (long other : then.moves().toArray()) {
      if (other != played) {
        others.add(other);
      }
    }
    if (!others.isEmpty()) {
      long own = Rng.derive(seed, then.number());
      decisions.add(
          new Decision<>(
              then.number(),
              then.round(),
              then.view(),
              then.seat(),
              played,
              others,
              kit::worlds,
              own));
    }
  }

  /** How many decisions there are. */
  public int size() {
    return decisions.size();
  }

  /** How many of them are valued to four win points either way, or as well as can be. */
  public int fine() {
    return fine;
  }

  /**
   * Plays about so many games more, fewer when the first round ends meanwhile; false if there is
   * nothing left to find out.
   */
  public boolean step(int games) {
    int left = games;
    boolean first = fine < decisions.size();
    while (left > 0) {
      Optional<Decision<S, M, V>> next = next();
      if (next.isEmpty()) {
        return false;
      }
      if (first && fine == decisions.size()) {
        return true;
      }
      do {
        left -= next.get().tryOnce(imagination);
      } while (left > 0 && !next.get().pauses());
    }
    return true;
  }

  /** First all in turn, then those that are open. */
  private Optional<Decision<S, M, V>> next() {
    while (fine < decisions.size() && decisions.get(fine).fine()) {
      fine++;
    }
    return fine < decisions.size()
        ? Optional.of(decisions.get(fine))
        : decisions.stream().filter(Decision::open).min(URGENT_FIRST);
  }

  /** What is known so far, in the order of the game. */
  public List<Valued> valued() {
    return decisions.stream().filter(Decision::hasRival).map(this::valued).toList();
  }

  private Valued valued(Decision<S, M, V> decision) {
    Codec<M> codec = kit.game().codec();
    return new Valued(
        decision.number,
        decision.round,
        codec.text(decision.played()),
        codec.text(decision.rival()),
        decision.duel.gain(),
        decision.duel.wins(),
        decision.duel.otherWins(),
        decision.duel.worlds(),
        decision.duel.grade(),
        kit.reasoning(decision.view(), codec.unpack(decision.played())),
        kit.reasoning(decision.view(), codec.unpack(decision.rival())));
  }
}
