package eightfold.eightandhalf;

import eightfold.core.Rng;

/** How likely each hand of each other seat is, for a {@link Sampler}. */
public interface HandOdds {
  /**
   * All hands that the rules allow are as likely as by shuffling: whoever collects holds nothing
   * that fitted.
   */
  HandOdds FAIR =
      tracker -> {
        double[] weights =
            tracker.follow(
                (hand, turns, index) ->
                    turns.move(index) != HalfCodec.COLLECT
                            || !Legal.any(
                                HandIndex.heap(hand), turns.value(index), turns.five(index))
                        ? 1
                        : 0);
        tracker.asShuffled(weights, hand -> weights[hand] > 0);
        return weights;
      };

  /** The weights of a seat's hands, by hand. The array then belongs to the sampler. */
  double[] of(HandTracker tracker);

  /** A seat gets this hand in the world that is being drawn. */
  default void drawn(int seat, int hand, Rng rng) {}
}
