package eightfold.eights.bots;

import eightfold.eights.Deck;
import eightfold.eights.EightsState;
import eightfold.eights.EightsTurns;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import java.util.Arrays;

/** The turns of a hand so far, with the row and the number of cards at each of them. */
final class TurnHistory {
  /** Instead of a turn. */
  static final int NONE = -1;

  private final int seats;
  private final int handSize;

  /** By seat. */
  private final int[] last;

  private final int[] held;

  /** By turn. */
  private long[] moves = {};

  private long[] rows = {};
  private int[] who = {};
  private int[] kept = {};
  private int[] before = {};

  /**
   * By turn. Cards are numbered in the order in which they come to the top of the stack: those that
   * lay there at first, then those that were put under it.
   */
  private int[] afterDrawn = {};

  private int[] firstPut = {};
  private int size;
  private int top;
  private int end;

  TurnHistory(int seats) {
    this.seats = seats;
    handSize = EightsState.handSize(seats);
    last = new int[seats];
    held = new int[seats];
  }

  /** Reads the turns of a view. If they do not lead to what it shows, there were none. */
  void read(EightsView view) {
    EightsTurns turns = view.packedTurns();
    if (moves.length < turns.size()) {
      moves = new long[turns.size()];
      rows = new long[turns.size()];
      who = new int[turns.size()];
      kept = new int[turns.size()];
      before = new int[turns.size()];
      afterDrawn = new int[turns.size()];
      firstPut = new int[turns.size()];
    }
    Arrays.fill(last, NONE);
    Arrays.fill(held, handSize);
    size = turns.size();
    top = 0;
    end = Deck.CARDS - Deck.SUITS - seats * handSize;
    for (int i = 0; i < size; i++) {
      follow(i, turns.seat(i), turns.move(i));
    }
    if (!leadsTo(view)) {
      Arrays.fill(last, NONE);
      size = 0;
    }
    long row = Sets.of(view.row());
    for (int i = size - 1; i >= 0; i--) {
      row = Packed.isSpell(moves[i]) ? Spelling.rowBefore(row, moves[i]) : row;
      rows[i] = row;
    }
  }

  private void follow(int turn, int seat, long move) {
    boolean spelled = Packed.isSpell(move);
    int spent = spelled ? Spelling.length(Packed.word(move)) : Packed.exchanged(move);
    moves[turn] = move;
    who[turn] = seat;
    kept[turn] = held[seat] - spent;
    before[turn] = last[seat];
    last[seat] = turn;
    int drawn = spelled ? Math.min(end - top, handSize - kept[turn]) : spent;
    held[seat] = kept[turn] + drawn;
    firstPut[turn] = end;
    end += spelled ? 0 : spent;
    top += drawn;
    afterDrawn[turn] = top;
  }

  private boolean leadsTo(EightsView view) {
    boolean same = end - top == view.stack().size();
    for (int seat = 0; seat < seats; seat++) {
      same &= held[seat] == view.seats().get(seat).cards();
    }
    return same;
  }

  /** How many turns there were. */
  int turns() {
    return size;
  }

  /** Whose turn it was. */
  int seat(int turn) {
    return who[turn];
  }

  /** A seat's last turn, or {@link #NONE}. */
  int last(int seat) {
    return last[seat];
  }

  /** The turn that the same seat had before, or {@link #NONE}. */
  int before(int turn) {
    return before[turn];
  }

  /** Packed; of a pass only the number of cards. */
  long move(int turn) {
    return moves[turn];
  }

  /** The row that the player found, as a set of faces. */
  long row(int turn) {
    return rows[turn];
  }

  /** How many cards the player did not give away. */
  int kept(int turn) {
    return kept[turn];
  }

  /** How many cards a turn put under the stack. */
  int put(int turn) {
    return Packed.isSpell(moves[turn]) ? 0 : Packed.exchanged(moves[turn]);
  }

  /** Where in the stack a card is that a turn put under it, from the top; negative if not there. */
  int place(int turn, int index) {
    return firstPut[turn] + index - top;
  }

  /** The turn that drew a card which another turn had put under the stack. */
  int drawer(int turn, int index) {
    int card = firstPut[turn] + index;
    int drawer = turn;
    while (card >= afterDrawn[drawer]) {
      drawer++;
    }
    return drawer;
  }
}
