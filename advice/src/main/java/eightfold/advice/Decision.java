package eightfold.advice;

import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;

/**
 * A decision of a game, and what is known of it so far. First it looks for the strongest of the
 * other moves, by leaving the worse half behind several times; then it compares that one with what
 * was played, in new worlds, so that a lucky first impression does not count twice.
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
  private final long played;
  private final int candidates;
  private List<Candidate> left;
  private int worldsLeft;
  final Duel duel = new Duel();

  /**
   * @param number how many moves were made before
   * @param others the other moves that come into question, at least one
   */
  Decision(int number, int round, V view, int seat, long played, List<Long> others, long seed) {
    this.number = number;
    this.round = round;
    this.view = view;
    this.seat = seat;
    this.played = played;
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
      imagination.draw(view, rng);
      double share = imagination.play(played, seat);
      duel.note(share, imagination.play(rival(), seat));
      return 2;
    }
    imagination.tryAll(left, view, seat, rng);
    int games = left.size();
    if (--worldsLeft == 0) {
      left.sort(Candidate.BEST_FIRST);
      left = new ArrayList<>(left.subList(0, (left.size() + 1) / 2));
      worldsLeft = rough();
    }
    return games;
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
