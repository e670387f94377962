package eightfold.kit;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.View;

/**
 * A player. It receives what its seat may know and nothing else, so cheating does not type-check.
 *
 * <p>A bot may keep scratch space but no memory: the same view, moves, generator and number of
 * rollouts give the same choice. One thread at a time.
 */
@FunctionalInterface
public interface Bot<V extends View> {
  /** One of the legal moves, or a member of the family that one of them stands for. */
  long choose(V view, Moves legal, Rng rng, Budget budget);
}
