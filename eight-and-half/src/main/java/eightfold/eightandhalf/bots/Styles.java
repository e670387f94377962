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
  private final Rule[] rules;
  private final Sight sight;
  private final Moves legal = new Moves();

  /** What each style does with each hand on each value: the number of moves and the move. */
  private final short[] choices;

  Styles(int seats, boolean ghostKeepsFive) {
    rules = new Rule[] {new Thumb(seats), new LowestFirst(seats)};
    sight = new Sight(seats);
    choices = new short[rules.length * VALUES * 2 * HandIndex.COUNT];
    sight.ghostKeepsFive = ghostKeepsFive;
  }

  Rule rule(int style) {
    return rules[style];
  }

  @Override
  public int styles() {
    return rules.length;
  }

  @Override
  public double share(int style) {
    return 1.0 / rules.length;
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
    sight.imagine(hand, value, five);
    return (legal.size() << 8) | (int) rules[style].choose(sight, legal);
  }

  private static double slips(int choice, int move) {
    double slip = SLIP / (choice >> 8);
    return (choice & 0xFF) == move ? 1 - SLIP + slip : slip;
  }
}
