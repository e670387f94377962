package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfTurns;
import eightfold.eightandhalf.HandIndex;
import eightfold.eightandhalf.Legal;

/**
 * How people play, as far as we imagine: by the rule of thumb or lowest first; all of them do
 * something else now and then.
 */
final class Styles implements OpponentModel {
  private static final double SLIP = 0.1;
  private static final int VALUES = 32;
  private final Policy[] policies;
  private final Observation observation;
  private final Moves legal = new Moves();

  /** What each style does with each hand on each value: the number of moves and the move. */
  private final short[] choices;

  Styles(int seats, boolean ghostKeepsFive) {
    policies = new Policy[] {new QuickPolicy(seats), new LowestFirst(seats)};
    observation = new Observation(seats);
    choices = new short[policies.length * VALUES * 2 * HandIndex.COUNT];
    observation.ghostKeepsFive = ghostKeepsFive;
  }

  Policy policy(int style) {
    return policies[style];
  }

  @Override
  public int styles() {
    return policies.length;
  }

  @Override
  public double share(int style) {
    return 1.0 / policies.length;
  }

  @Override
  public double likelihood(int style, int hand, HalfTurns turns, int index) {
    int value = turns.value(index);
    boolean five = turns.five(index);
    int move = turns.move(index);
    long heap = HandIndex.heap(hand);
    if (move == HalfCodec.COLLECT) {
      return Legal.any(heap, value, five) ? 0 : 1;
    }
    if (turns.opening(index)) {
      return slips(choice(style, heap, Legal.opening(heap), value, five), move);
    }
    int at = ((style * VALUES + value) * 2 + (five ? 1 : 0)) * HandIndex.COUNT + hand;
    if (choices[at] == 0) {
      choices[at] = (short) choice(style, heap, heap, value, five);
    }
    return slips(choices[at], move);
  }

  private int choice(int style, long hand, long playable, int value, boolean five) {
    legal.clear();
    Legal.plays(playable, value, five, legal);
    observation.imagine(hand, value, five);
    return (legal.size() << 8) | (int) policies[style].choose(observation, legal);
  }

  private static double slips(int choice, int move) {
    double slip = SLIP / (choice >> 8);
    return (choice & 0xFF) == move ? 1 - SLIP + slip : slip;
  }
}
