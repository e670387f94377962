package eightfold.eightandhalf.bots;

import eightfold.eightandhalf.HalfTurns;
import eightfold.eightandhalf.HandIndex;

/**
 * How other people play: in one of several styles, each of which says how likely somebody with
 * certain cards in hand does what was seen.
 */
interface OpponentModel {
  int styles();

  /** How many people play in this style, as a part of all. */
  double share(int style);

  /**
   * How likely the turn is; positive if it is legal with these cards, 0 if it is not.
   *
   * @param hand the number of a hand (see {@link HandIndex}) that has the cards played in this turn
   */
  double likelihood(int style, int hand, HalfTurns turns, int index);
}
