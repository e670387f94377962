package eightfold.bots.eights;

import eightfold.core.Moves;
import eightfold.eights.Packed;

/** The moves worth a thought. */
final class Candidates {
  static final int MOST = 128;
  static int PER_WORD = 3;
  static int WORDS = 4;
  static int EXCHANGES = 6;

  private final long[] moves = new long[MOST];
  private final int[] worth = new int[MOST];
  private int count;

  long move(int index) {
    return moves[index];
  }

  int worth(int index) {
    return worth[index];
  }

  int fill(long row, long hand, int stack, Moves legal) {
    count = 0;
    int words = 0;
    int end = legal.size();
    while (end > 1 && words < WORDS) {
      int word = Packed.word(legal.at(end - 1));
      int start = end;
      while (start > 1 && Packed.word(legal.at(start - 1)) == word) {
        start--;
      }
      int first = count;
      for (int i = start; i < end; i++) {
        offer(legal.at(i), Thumb.worth(row, hand, legal.at(i)), first, PER_WORD);
      }
      words++;
      end = start;
    }
    if (stack == 0) {
      offer(Packed.PASS, Potential.passed(hand, row), count, 1);
    } else {
      int first = count;
      long kept = hand;
      do {
        // The kept set stands in for the move until the best are known.
        offer(kept, Potential.passed(kept, row), first, EXCHANGES);
        kept = (kept - 1) & hand;
      } while (kept != hand);
      for (int i = first; i < count; i++) {
        moves[i] = Thumb.under(hand & ~moves[i]);
      }
      offerAll(hand, row, first);
    }
    return count;
  }

  /** Putting the whole hand under is always worth a look. */
  private void offerAll(long hand, long row, int first) {
    long all = Thumb.under(hand);
    for (int i = first; i < count; i++) {
      if (moves[i] == all) {
        return;
      }
    }
    worth[count] = Potential.passed(0, row);
    moves[count++] = all;
  }

  private void offer(long move, int value, int first, int most) {
    int at = count;
    if (at == first + most) {
      if (worth[at - 1] >= value) {
        return;
      }
      at--;
    } else {
      count++;
    }
    while (at > first && worth[at - 1] < value) {
      worth[at] = worth[at - 1];
      moves[at] = moves[at - 1];
      at--;
    }
    worth[at] = value;
    moves[at] = move;
  }
}
