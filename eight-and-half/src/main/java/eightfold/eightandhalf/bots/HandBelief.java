package eightfold.eightandhalf.bots;

import eightfold.core.Rng;
import eightfold.eightandhalf.HandIndex;
import eightfold.eightandhalf.HandOdds;
import eightfold.eightandhalf.HandTracker;

/**
 * What the turns of a round tell about the others, by a model of how people play: for each seat a
 * weight for each pair of a style and a hand.
 */
final class HandBelief implements HandOdds {
  private final OpponentModel model;
  private final double[][][] weights; // seat, style, hand
  private final double[][] hands; // seat, hand
  private final int[] style;

  HandBelief(int seats, OpponentModel model) {
    this.model = model;
    weights = new double[seats][model.styles()][];
    hands = new double[seats][];
    style = new int[seats];
  }

  @Override
  public double[] of(HandTracker tracker) {
    double[] sums = new double[HandIndex.COUNT];
    double[][] own = weights[tracker.seat()];
    for (int s = 0; s < own.length; s++) {
      int which = s;
      own[s] = tracker.follow((hand, turns, index) -> model.likelihood(which, hand, turns, index));
      double share = model.share(s);
      for (int hand = 0; hand < sums.length; hand++) {
        own[s][hand] *= share;
        sums[hand] += own[s][hand];
      }
    }
    hands[tracker.seat()] = sums;
    return sums;
  }

  /** Draws a style for somebody with this hand. */
  @Override
  public void drawn(int seat, int hand, Rng rng) {
    int last = model.styles() - 1;
    double rest = rng.nextDouble() * hands[seat][hand];
    style[seat] = last;
    for (int s = 0; s < last; s++) {
      rest -= weights[seat][s][hand];
      if (rest < 0) {
        style[seat] = s;
        return;
      }
    }
  }

  /** The style that a seat has in the world drawn last. */
  int style(int seat) {
    return style[seat];
  }
}
