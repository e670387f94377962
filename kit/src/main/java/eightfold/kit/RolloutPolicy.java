package eightfold.kit;

import eightfold.core.Rng;
import eightfold.core.State;

/**
 * A rule of thumb for games that are only imagined. It is given the state, because views are slow
 * to make, and looks at nothing in it that the seat to act may not know; the conformance suite
 * permutes the rest. It may keep scratch space but no memory. One thread at a time.
 */
@FunctionalInterface
public interface RolloutPolicy<S extends State<S>> {
  /** A legal move of the seat to act. */
  long choose(S state, Rng rng);
}
