package eightfold.core;

/**
 * The whole truth about one game in progress: mutable, single-threaded, free of garbage once warm.
 *
 * @param <S> the implementing class
 */
public interface State<S extends State<S>> {
  /** {@link #toAct()} of a finished game. */
  int OVER = -1;

  int seats();

  /** The seat whose move is awaited, or {@link #OVER}. */
  int toAct();

  /** The number of the current round or hand, from 1. */
  int round();

  /**
   * Clears {@code out} and fills it with the legal moves in ascending order, none of them twice. A
   * move that stands for a family (a pass and its exchanges) is listed once; see {@link #variant}.
   */
  void legal(Moves out);

  /**
   * A random member of the family that a generated move stands for; the move itself where it stands
   * alone.
   */
  default long variant(long move, Rng rng) {
    return move;
  }

  /** Makes a legal move. Trusts its caller: see {@link Game#refuse}. */
  void apply(long move, Log log);

  /** Becomes a copy of the other state, future chance included. */
  void copyFrom(S other);

  int points(int seat);

  /** How many cards the deck of a round has. */
  int deckSize();

  /**
   * Who knows the card at this position of the current round's deck (top card is position 0), as a
   * mask of {@link Eyes}.
   */
  int eyes(int position);

  /** A fingerprint of the whole state without its future chance: a drift alarm. */
  long digest();

  default boolean over() {
    return toAct() == OVER;
  }
}
