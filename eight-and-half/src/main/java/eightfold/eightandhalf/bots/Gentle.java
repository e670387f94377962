package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.PileValue;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * A friendly beginner: plays the lowest card that fits, now and then overlooks the Policeman, lays
 * only one of several identical cards, or cannot wait to show a wild card. Never turns up a blind
 * card that it knows not to fit while there is a better one, and never steps in front of a
 * Policeman who lies open.
 */
final class Gentle implements Bot<HalfView> {
  private final Observation observation;
  private final Policy lowest;
  private final Policy quick;
  private final Moves noticed = new Moves();

  Gentle(int seats) {
    observation = new Observation(seats);
    lowest = new LowestFirst(seats);
    quick = new QuickPolicy(seats);
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    observation.read(view);
    if (legal.at(0) > HalfCodec.COLLECT) {
      boolean swapping = legal.at(0) == HalfCodec.KEEP;
      return swapping && rng.below(2) == 0 ? HalfCodec.KEEP : quick.choose(observation, legal);
    }
    boolean overlooks = rng.below(3) == 0;
    boolean impatient = rng.below(6) == 0;
    boolean single = rng.below(4) == 0;
    notice(legal, overlooks, impatient);
    long move = lowest.choose(observation, noticed);
    return single && move < HalfCodec.PAIR ? HalfCodec.play((int) move >> 2, 1) : move;
  }

  /** The moves that come to mind; if none does, all that are not reckless; if none is, all. */
  private void notice(Moves legal, boolean overlooks, boolean impatient) {
    noticed.clear();
    boolean anySafe = false;
    for (int i = 0; i < legal.size(); i++) {
      anySafe |= !reckless((int) legal.at(i));
    }
    for (int i = 0; i < legal.size(); i++) {
      int move = (int) legal.at(i);
      int face = move >> 2;
      boolean wild = face == 0 || face == Deck.HALF || face == Deck.GHOST;
      boolean missed = overlooks && face == PileValue.policeman(observation.value);
      if (!missed && (wild || !impatient) && !(anySafe && reckless(move))) {
        noticed.add(move);
      }
    }
    if (noticed.size() == 0 && (overlooks || impatient)) {
      notice(legal, false, false);
    }
  }

  /** Leaves an uneven value to somebody whose open cards show the Policeman. */
  private boolean reckless(int move) {
    int face = move == HalfCodec.PAIR ? Deck.HALF : move >> 2;
    if (face != Deck.HALF && face != Deck.GHOST) {
      return false;
    }
    int count = move & 3;
    int after =
        move == HalfCodec.PAIR
            ? PileValue.EIGHT_AND_HALF
            : PileValue.after(observation.value, face, count);
    int policeman = PileValue.policeman(after);
    return policeman > 0 && Deck.count(observation.nextOpen, policeman) > 0;
  }
}
