package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;

/**
 * The moves worth a thought: by {@link Potential} the best few spellings of each of the highest
 * words, the best few exchanges, and the exchange of all cards. With an empty stack the pass
 * instead of exchanges. About 5 µs; one thread at a time.
 */
final class Candidates {
  private final int words;
  private final int spellings;
  private final int exchanges;
  private final long[] moves;
  private final int[] worth;
  private int size;

  /**
   * @param words how many of the highest words
   * @param spellings how many of each word
   * @param exchanges how many besides the exchange of all cards
   */
  Candidates(int words, int spellings, int exchanges) {
    this.words = words;
    this.spellings = spellings;
    this.exchanges = exchanges;
    moves = new long[most()];
    worth = new int[most()];
  }

  /** A short list. */
  static Candidates few() {
    return new Candidates(5, 6, 12);
  }

  /** There are never more. */
  int most() {
    return words * spellings + exchanges + 1;
  }

  int size() {
    return size;
  }

  long move(int index) {
    return moves[index];
  }

  /** Points and potential, in hundredths. */
  int worth(int index) {
    return worth[index];
  }

  void find(EightsView view, Moves legal) {
    long row = Sets.of(view.row());
    long hand = Sets.of(view.hand());
    size = 0;
    spell(row, hand, legal);
    if (view.stack().isEmpty()) {
      offer(Packed.PASS, Potential.passed(row, hand), size, 1);
    } else {
      exchange(row, hand);
    }
  }

  private void spell(long row, long hand, Moves legal) {
    int last = -1;
    int first = 0;
    int found = 0;
    for (int i = legal.size() - 1; i > 0; i--) {
      int word = Packed.word(legal.at(i));
      if (word != last) {
        if (found++ == words) {
          return;
        }
        last = word;
        first = size;
      }
      offer(legal.at(i), Potential.spelled(row, hand, legal.at(i)), first, spellings);
    }
  }

  /**
   * Goes through all sets of cards to keep; they stand in for the moves until the best are known.
   */
  private void exchange(long row, long hand) {
    int first = size;
    for (long kept = hand; kept != 0; kept = (kept - 1) & hand) {
      offer(kept, Potential.passed(row, kept), first, exchanges);
    }
    offer(0, Potential.passed(row, 0), size, 1);
    for (int i = first; i < size; i++) {
      moves[i] = Sets.under(hand & ~moves[i]);
    }
  }

  /** Sorts a move into those from {@code first} on, which are so many at most. */
  private void offer(long move, int value, int first, int most) {
    int at = size;
    if (at == first + most) {
      at--;
      if (worth[at] >= value) {
        return;
      }
    } else {
      size++;
    }
    for (; at > first && worth[at - 1] < value; at--) {
      worth[at] = worth[at - 1];
      moves[at] = moves[at - 1];
    }
    worth[at] = value;
    moves[at] = move;
  }
}
