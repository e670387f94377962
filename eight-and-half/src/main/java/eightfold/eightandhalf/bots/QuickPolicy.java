package eightfold.eightandhalf.bots;

import eightfold.core.Faces;
import eightfold.core.Moves;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.Legal;
import eightfold.eightandhalf.PileValue;

/**
 * The rule of thumb: adds up by {@link Weights} what the cards are worth that stay behind and what
 * the play itself brings. In short: many cards at once, low ones first, catch whom you can, and
 * leave no uneven value without need.
 */
final class QuickPolicy implements Policy {
  /** An exchange that gains less than this is not worth the trouble. */
  private static final double LEAST_SWAP = 0.02;

  /** More than anything else. */
  private static final double OUT = 10;

  private static final double UNSEEN = -1;
  private static final double MISFIT = -2;

  private final Weights weights;
  private final double[] keep;

  QuickPolicy(int seats) {
    weights = Weights.of(seats);
    keep = weights.keep;
  }

  @Override
  public long choose(Observation observation, Moves legal) {
    long best = legal.at(0);
    if (legal.size() == 1) {
      return best;
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < legal.size(); i++) {
      double worth = worth(observation, (int) legal.at(i));
      if (worth > most) {
        most = worth;
        best = legal.at(i);
      }
    }
    return best;
  }

  /** Comparable only with other moves of the same position. */
  double worth(Observation observation, int move) {
    if (move < HalfCodec.COLLECT) {
      return play(observation, move);
    }
    if (move >= HalfCodec.KEEP) {
      return move == HalfCodec.KEEP ? LEAST_SWAP : swap(observation, move - HalfCodec.SWAP);
    }
    return move == HalfCodec.COLLECT
        ? 0
        : blind(observation, observation.blind[move - HalfCodec.blind(0)]);
  }

  private double play(Observation observation, int move) {
    boolean pair = move == HalfCodec.PAIR;
    int face = pair ? 8 : move >> 2;
    int count = pair ? 1 : move & 3;
    long rest = observation.heap - count * Deck.one(face) - (pair ? Deck.one(Deck.HALF) : 0);
    if (rest == 0 && observation.last) {
      return OUT;
    }
    double worth = kept(rest) + (pair ? 1 : count - 1) * weights.more;
    if (!pair && face == PileValue.policeman(observation.value)) {
      return worth + weights.policeman;
    }
    int after = pair ? PileValue.EIGHT_AND_HALF : PileValue.after(observation.value, face, count);
    boolean five =
        after == PileValue.FIVE
            && (face != Deck.GHOST || (observation.five && observation.ghostKeepsFive));
    return worth + left(observation, after, five);
  }

  private double kept(long heap) {
    double worth = 0;
    int wild = 0;
    for (long rest = heap; rest != 0; ) {
      int face = Long.numberOfTrailingZeros(rest) >> 2;
      int count = Deck.count(rest, face);
      worth += count * keep[face] + (count - 1) * weights.twin;
      wild += face == 0 || face > 9 ? count : 0;
      rest -= Deck.only(rest, face);
    }
    return wild > 1 ? worth + (wild - 1) * weights.spareWild : worth;
  }

  /** What it brings to leave the pile like this. */
  private double left(Observation observation, int after, boolean five) {
    double worth = weights.height * 0.5 * Math.min(after, 18);
    if (after == PileValue.EIGHT_AND_HALF || after > 18) {
      worth += weights.stuck;
    }
    int policeman = PileValue.policeman(after);
    if (observation.nextHidden) {
      return policeman > 0 ? worth + weights.risk : worth;
    }
    if (observation.nextOpen != 0) {
      if (!Legal.any(observation.nextOpen, after, five)) {
        worth += weights.block;
      }
      if (policeman > 0 && Deck.count(observation.nextOpen, policeman) > 0) {
        worth += weights.caught;
      }
    }
    return worth;
  }

  private double swap(Observation observation, int bits) {
    int given = observation.open[3 * observation.seat + (bits >> 5)];
    int taken = observation.open[3 * ((bits >> 2) & 7) + (bits & 3)];
    return weights.open[taken] - weights.open[given];
  }

  /** Cards that fit before unseen ones before those that do not; good ones stay for later. */
  private double blind(Observation observation, int face) {
    if (face == Faces.HIDDEN) {
      return observation.value == 0 ? 0 : UNSEEN;
    }
    boolean fits = PileValue.most(observation.value, observation.five, face) > 0;
    return fits ? -keep[face] : MISFIT;
  }
}
