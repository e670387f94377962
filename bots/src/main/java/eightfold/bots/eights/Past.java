package eightfold.bots.eights;

import eightfold.eights.Deck;
import eightfold.eights.EightsState;
import eightfold.eights.EightsTurns;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import java.util.Arrays;

/** The turns of a hand so far, with the row and the number of cards at each of them. */
final class Past {
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
  private int[] kept = {};
  private int[] before = {};

  Past(int seats) {
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
      kept = new int[turns.size()];
      before = new int[turns.size()];
    }
    Arrays.fill(last, NONE);
    Arrays.fill(held, handSize);
    int stack = Deck.CARDS - Deck.SUITS - seats * handSize;
    for (int i = 0; i < turns.size(); i++) {
      stack -= follow(i, turns.seat(i), turns.move(i), stack);
    }
    if (!leadsTo(view, stack)) {
      Arrays.fill(last, NONE);
    }
    long row = Sets.of(view.row());
    for (int i = turns.size() - 1; i >= 0; i--) {
      row = Packed.isSpell(moves[i]) ? Spelling.rowBefore(row, moves[i]) : row;
      rows[i] = row;
    }
  }

  /** By how much a turn makes the stack smaller. */
  private int follow(int turn, int seat, long move, int stack) {
    boolean spelled = Packed.isSpell(move);
    int spent = spelled ? Spelling.length(Packed.word(move)) : Packed.exchanged(move);
    moves[turn] = move;
    kept[turn] = held[seat] - spent;
    before[turn] = last[seat];
    last[seat] = turn;
    int drawn = spelled ? Math.min(stack, handSize - kept[turn]) : spent;
    held[seat] = kept[turn] + drawn;
    return spelled ? drawn : 0;
  }

  private boolean leadsTo(EightsView view, int stack) {
    boolean same = stack == view.stack().size();
    for (int seat = 0; seat < seats; seat++) {
      same &= held[seat] == view.seats().get(seat).cards();
    }
    return same;
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
}
