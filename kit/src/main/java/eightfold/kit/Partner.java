package eightfold.kit;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.View;

/** A player who helps certain others at the table. Until somebody names them there are none. */
public abstract class Partner<V extends View> implements Bot<V> {
  private int friends;

  /** Says who sits with whom, before each game: a bit for each seat, one's own included. */
  public void seated(int mask) {
    friends = mask;
  }

  protected final boolean friend(int seat) {
    return ((friends >> seat) & 1) != 0;
  }

  /** The same player who so often makes any legal move instead. */
  final Partner<V> noisy(int percent) {
    Partner<V> sober = this;
    return new Partner<>() {
      @Override
      public void seated(int mask) {
        sober.seated(mask);
      }

      @Override
      public long choose(V view, Moves legal, Rng rng, Budget budget) {
        return rng.below(100) < percent
            ? legal.at(rng.below(legal.size()))
            : sober.choose(view, legal, rng, budget);
      }
    };
  }
}
