package eightfold.kit;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.View;

/** Any legal move, each as likely as the next. The yardstick's zero. */
public final class RandomBot<V extends View> implements Bot<V> {
  @Override
  public long choose(V view, Moves legal, Rng rng, Budget budget) {
    return legal.at(rng.below(legal.size()));
  }
}
