package eightfold.eightandhalf.bots;

import eightfold.core.Faces;
import eightfold.core.Moves;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.Legal;
import eightfold.eightandhalf.PileValue;

/**
 * The rule of thumb: adds up by {@link Taste} what the cards are worth that stay behind and what
 * the play itself brings. In short: many cards at once, low ones first, catch whom you can, and
 * leave no uneven value without need.
 */
final class Thumb implements Rule {
  /** An exchange that gains less than this is not worth the trouble. */
  private static final double LEAST_SWAP = 0.02;

  /** More than anything else. */
  private static final double OUT = 10;

  private static final double UNSEEN = -1;
  private static final double MISFIT = -2;

  private final Taste taste;
  private final double[] keep;

  Thumb(int seats) {
    taste = Taste.of(seats);
    keep = taste.keep;
  }

  @Override
  public long choose(Sight sight, Moves legal) {
    long best = legal.at(0);
    if (legal.size() == 1) {
      return best;
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < legal.size(); i++) {
      double worth = worth(sight, (int) legal.at(i));
      if (worth > most) {
        most = worth;
        best = legal.at(i);
      }
    }
    return best;
  }

  /** Comparable only with other moves of the same position. */
  double worth(Sight sight, int move) {
    if (move < HalfCodec.COLLECT) {
      return play(sight, move);
    }
    if (move >= HalfCodec.KEEP) {
      return move == HalfCodec.KEEP ? LEAST_SWAP : swap(sight, move - HalfCodec.SWAP);
    }
    return move == HalfCodec.COLLECT ? 0 : blind(sight, sight.blind[move - HalfCodec.blind(0)]);
  }

  private double play(Sight sight, int move) {
    boolean pair = move == HalfCodec.PAIR;
    int face = pair ? 8 : move >> 2;
    int count = pair ? 1 : move & 3;
    long rest = sight.heap - count * Deck.one(face) - (pair ? Deck.one(Deck.HALF) : 0);
    if (rest == 0 && sight.last) {
      return OUT;
    }
    double worth = kept(rest) + (pair ? 1 : count - 1) * taste.more;
    if (!pair && face == PileValue.policeman(sight.value)) {
      return worth + taste.policeman;
    }
    int after = pair ? PileValue.EIGHT_AND_HALF : PileValue.after(sight.value, face, count);
    boolean five =
        after == PileValue.FIVE && (face != Deck.GHOST || (sight.five && sight.ghostKeepsFive));
    return worth + left(sight, after, five);
  }

  private double kept(long heap) {
    double worth = 0;
    int wild = 0;
    for (long rest = heap; rest != 0; ) {
      int face = Long.numberOfTrailingZeros(rest) >> 2;
      int count = Deck.count(rest, face);
      worth += count * keep[face] + (count - 1) * taste.twin;
      wild += face == 0 || face > 9 ? count : 0;
      rest -= Deck.only(rest, face);
    }
    return wild > 1 ? worth + (wild - 1) * taste.spareWild : worth;
  }

  /** What it brings to leave the pile like this. */
  private double left(Sight sight, int after, boolean five) {
    double worth = taste.height * 0.5 * Math.min(after, 18);
    if (after == PileValue.EIGHT_AND_HALF || after > 18) {
      worth += taste.stuck;
    }
    int policeman = PileValue.policeman(after);
    if (sight.nextHidden) {
      return policeman > 0 ? worth + taste.risk : worth;
    }
    if (sight.nextOpen != 0) {
      if (!Legal.any(sight.nextOpen, after, five)) {
        worth += taste.block;
      }
      if (policeman > 0 && Deck.count(sight.nextOpen, policeman) > 0) {
        worth += taste.caught;
      }
    }
    return worth;
  }

  private double swap(Sight sight, int bits) {
    int given = sight.open[3 * sight.seat + (bits >> 5)];
    int taken = sight.open[3 * ((bits >> 2) & 7) + (bits & 3)];
    return taste.open[taken] - taste.open[given];
  }

  /** Cards that fit before unseen ones before those that do not; good ones stay for later. */
  private double blind(Sight sight, int face) {
    if (face == Faces.HIDDEN) {
      return sight.value == 0 ? 0 : UNSEEN;
    }
    boolean fits = PileValue.most(sight.value, sight.five, face) > 0;
    return fits ? -keep[face] : MISFIT;
  }
}
