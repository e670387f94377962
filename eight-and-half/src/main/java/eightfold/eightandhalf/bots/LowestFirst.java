package eightfold.eightandhalf.bots;

import eightfold.core.Faces;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.PileValue;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * The frozen reference of Eight &amp; Half, never tuned again. From hand and open cards alike, the
 * opening of a round included, it plays the first of these that is legal:
 *
 * <ol>
 *   <li>the Policeman, with all cards that are identical to it;
 *   <li>the lowest number from 1 to 9, on a Five too, with all cards that are identical to it;
 *   <li>a single 0, a single ½, a single ghost, the pair of 8 and ½.
 * </ol>
 *
 * Of its blind cards it turns up the cheapest in that order (numbers, 0, ½, ghost) among those that
 * were seen before and fit; if there is none the first that was never seen; if there is none the
 * first. As Vice President it keeps its cards. There are no ties: identical cards are one move.
 */
final class LowestFirst implements Bot<HalfView>, Policy {
  private final Observation observation;

  LowestFirst(int seats) {
    observation = new Observation(seats);
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    observation.read(view);
    return choose(observation, legal);
  }

  @Override
  public long choose(Observation seen, Moves legal) {
    long first = legal.at(0);
    if (legal.size() == 1 || first == HalfCodec.KEEP) {
      return first;
    }
    return first > HalfCodec.COLLECT ? blind(seen, legal) : play(seen, legal);
  }

  /** Legal moves ascend by face, then by number of cards: 0 first, wild cards and the pair last. */
  private static long play(Observation seen, Moves legal) {
    int policeman = PileValue.policeman(seen.value);
    long lowest = HalfCodec.COLLECT;
    long caught = HalfCodec.COLLECT;
    for (int i = 0; i < legal.size(); i++) {
      int move = (int) legal.at(i);
      int face = move >> 2;
      if (face == policeman) {
        caught = move;
      } else if (face > 0 && face <= 9 && (face == (lowest >> 2) || lowest == HalfCodec.COLLECT)) {
        lowest = move;
      }
    }
    if (caught != HalfCodec.COLLECT) {
      return caught;
    }
    return lowest == HalfCodec.COLLECT ? legal.at(0) : lowest;
  }

  private static long blind(Observation seen, Moves legal) {
    long best = HalfCodec.COLLECT;
    int cheapest = Integer.MAX_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      int face = seen.blind[(int) legal.at(i) - HalfCodec.blind(0)];
      int price = price(seen, face);
      if (price < cheapest) {
        cheapest = price;
        best = legal.at(i);
      }
    }
    return best;
  }

  private static int price(Observation seen, int face) {
    if (face == Faces.HIDDEN) {
      return Deck.KINDS + 1;
    }
    if (PileValue.most(seen.value, seen.five, face) == 0) {
      return Deck.KINDS + 2;
    }
    return face == 0 ? 9 : face > 9 ? face : face - 1;
  }
}
