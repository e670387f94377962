package eightfold.kit;

import eightfold.core.Rng;
import eightfold.core.State;

/** Worlds that a seat may be in. It may keep scratch space. One thread at a time. */
@FunctionalInterface
public interface Worlds<S extends State<S>> {
  /** Fills a state with a world and new chance for what is still to come. */
  void draw(Rng rng, S into);
}
