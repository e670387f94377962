package eightfold.advice;

import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Worlds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A decision of a game, and what is known of it so far. First it looks for the strongest of the
 * other moves, by leaving the worse half behind several times; then it compares that one with what
 * was played, in new worlds, so that a lucky first impression does not count twice.
 *
 * <p>Half of the worlds are all alike, as far as the view allows them; in the other half those come
 * up more often in which the others would have acted as they did. So neither is who reads the
 * others blamed for it, nor who does not: {@link Duel#grade}.
 */
final class Decision<S extends State<S>, M extends Move, V extends View> {
  /** As precise as everything gets: four win points either way. */
  private static final double FINE = 0.04;

  /** Beyond this many worlds the figures stay as they are. */
  private static final int MOST_FOR_FINE = 2048;

  private static final int MOST = 8192;
  private static final int ROUGH = 24;
  private static final int MOST_ROUGH = 256;

  final int number;
  final int round;
  private final V view;
  private final int seat;
  private final Rng rng;
  private final Function<V, Worlds<S>> reading;

  /** Made when it is wanted for the first time. */
  private @Nullable Worlds<S> likely;

  private final long played;
  private final int candidates;
  private List<Candidate> left;
  private int worldsLeft;
  final Duel duel = new Duel();

  /**
   * @param number how many moves were made before
   * @param others the other moves that come into question, at least one
   * @param reading makes the worlds of somebody who reads the others
   */
  Decision(
      int number,
      int round,
      V view,
      int seat,
      long played,
      List<Long> others,
      Function<V, Worlds<S>> reading,
      long seed) {
    this.number = number;
    this.round = round;
    this.view = view;
    this.seat = seat;
    this.played = played;
    this.reading = reading;
    rng = new Rng(seed);
    left = new ArrayList<>();
    others.forEach(move -> left.add(new Candidate(move)));
    candidates = left.size() + 1;
    worldsLeft = rough();
  }

  private int rough() {
    return Math.min(MOST_ROUGH, ROUGH * candidates / (left.size() + 1));
  }

  /** Whether the strongest other move is known. */
  boolean hasRival() {
    return left.size() == 1;
  }

  /** Whether it is valued as precisely as all decisions are. */
  boolean fine() {
    return hasRival()
        && (duel.worlds() >= MOST_FOR_FINE || (duel.atLook() && duel.gain().margin() <= FINE));
  }

  /** Whether more worlds could still tell how good it was. */
  boolean open() {
    return duel.worlds() < MOST && (!duel.atLook() || duel.grade() == Grade.OPEN);
  }

  /** Whether this is a moment to look at another decision. */
  boolean pauses() {
    return hasRival() && duel.atLook();
  }

  /** Whether it may have been doubtful or worse. */
  boolean matters() {
    return Grade.mayBeDoubtful(-100 * duel.gain().low());
  }

  /** One more world; how many games that were. */
  int tryOnce(Imagination<S, M, V> imagination) {
    if (hasRival()) {
      boolean read = duel.worlds() % 2 == 1;
      draw(imagination, read);
      double share = imagination.play(played, seat);
      duel.note(share, imagination.play(rival(), seat), read);
      return 2;
    }
    draw(imagination, worldsLeft % 2 == 1);
    imagination.tryAll(left, seat);
    int games = left.size();
    if (--worldsLeft == 0) {
      left.sort(Candidate.BEST_FIRST);
      left = new ArrayList<>(left.subList(0, (left.size() + 1) / 2));
      worldsLeft = rough();
    }
    return games;
  }

  /** Half of the worlds count alike, half are as somebody imagines who reads the others. */
  private void draw(Imagination<S, M, V> imagination, boolean read) {
    if (read) {
      Worlds<S> worlds = likely == null ? reading.apply(view) : likely;
      likely = worlds;
      imagination.draw(worlds, rng);
    } else {
      imagination.draw(view, rng);
    }
  }

  long played() {
    return played;
  }

  /** The strongest of the other moves, as far as is known. */
  long rival() {
    return left.getFirst().move;
  }

  V view() {
    return view;
  }
}
