package eightfold.eightandhalf;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * The turns of a round, the first one first: an immutable list whose elements are made when asked
 * for. Those who search read the packed parts instead.
 */
public final class HalfTurns extends AbstractList<HalfTurn> implements RandomAccess {
  static final HalfTurns NONE = new HalfTurns(new int[0]);
  private static final int FIVE = 1 << 16;
  private static final int OPENING = 1 << 17;
  private static final HalfCodec CODEC = new HalfCodec();

  private final int[] turns;

  private HalfTurns(int[] turns) {
    this.turns = turns;
  }

  static HalfTurns of(int[] packed, int size) {
    return size == 0 ? NONE : new HalfTurns(Arrays.copyOf(packed, size));
  }

  static HalfTurns of(List<HalfTurn> turns) {
    if (turns instanceof HalfTurns same) {
      return same;
    }
    int[] packed = new int[turns.size()];
    for (int i = 0; i < packed.length; i++) {
      HalfTurn turn = turns.get(i);
      int move = (int) CODEC.pack(turn.move());
      packed[i] = pack(turn.seat(), turn.value(), turn.five(), turn.opening(), move);
    }
    return of(packed, packed.length);
  }

  /** Moves and values fit into a byte each. */
  static int pack(int seat, int value, boolean five, boolean opening, int move) {
    return move | (value << 8) | (five ? FIVE : 0) | (opening ? OPENING : 0) | (seat << 20);
  }

  void copyTo(int[] packed) {
    System.arraycopy(turns, 0, packed, 0, turns.length);
  }

  @Override
  public int size() {
    return turns.length;
  }

  @Override
  public HalfTurn get(int index) {
    HalfMove move = CODEC.unpack(move(index));
    return new HalfTurn(seat(index), value(index), five(index), opening(index), move);
  }

  public int seat(int index) {
    return turns[index] >> 20;
  }

  public int value(int index) {
    return (turns[index] >> 8) & 0xFF;
  }

  public boolean five(int index) {
    return (turns[index] & FIVE) != 0;
  }

  public boolean opening(int index) {
    return (turns[index] & OPENING) != 0;
  }

  /** Packed, as {@link HalfCodec} does. */
  public int move(int index) {
    return turns[index] & 0xFF;
  }
}
