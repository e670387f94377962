package eightfold.core;

import java.util.Optional;

/**
 * The three forms of a move: a number inside, a record outside, a text everywhere else.
 *
 * <p>{@code pack} and {@code unpack} are inverses for every legal move, and so are {@code text} and
 * {@code parse}. Moves name faces, so none of this needs a state.
 */
public interface Codec<M extends Move> {
  /** Trusts its caller to pass a move that is legal somewhere. */
  long pack(M move);

  M unpack(long move);

  String text(M move);

  /** Forgiving about case, blanks and order; empty if this is no move of the game at all. */
  Optional<M> parse(String text);

  default String text(long move) {
    return text(unpack(move));
  }
}
