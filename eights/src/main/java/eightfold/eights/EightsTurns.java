package eightfold.eights;

import eightfold.core.Cards;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * The turns of a hand, the first one first: an immutable list whose elements are made when asked
 * for. Those who search read the packed parts instead.
 */
public final class EightsTurns extends AbstractList<EightsTurn> implements RandomAccess {
  private static final EightsTurns NONE = new EightsTurns(new long[0]);
  private static final EightsCodec CODEC = new EightsCodec();

  /** Above all bits of a move. */
  private static final int SEAT = 58;

  private final long[] turns;

  private EightsTurns(long[] turns) {
    this.turns = turns;
  }

  static EightsTurns of(long[] packed, int size) {
    return size == 0 ? NONE : new EightsTurns(Arrays.copyOf(packed, size));
  }

  static EightsTurns of(List<EightsTurn> turns) {
    if (turns instanceof EightsTurns same) {
      return same;
    }
    long[] packed = new long[turns.size()];
    for (int i = 0; i < packed.length; i++) {
      EightsTurn turn = turns.get(i);
      packed[i] =
          switch (turn.move()) {
            case EightsMove.Spell spell -> pack(turn.seat(), CODEC.pack(spell));
            case EightsMove.Pass(Cards under) -> pack(turn.seat(), under.size());
          };
    }
    return of(packed, packed.length);
  }

  /** Of a pass nothing but the number of cards is kept. */
  static long pack(int seat, long move) {
    long seen = Packed.isSpell(move) ? move : Packed.exchanged(move);
    return seen | ((long) seat << SEAT);
  }

  void copyTo(long[] packed) {
    System.arraycopy(turns, 0, packed, 0, turns.length);
  }

  @Override
  public int size() {
    return turns.length;
  }

  @Override
  public EightsTurn get(int index) {
    long move = move(index);
    EightsMove seen =
        Packed.isSpell(move)
            ? EightsCodec.spell(move)
            : new EightsMove.Pass(Cards.hidden(Deck.FACES, Packed.exchanged(move)));
    return new EightsTurn(seat(index), seen);
  }

  public int seat(int index) {
    return (int) (turns[index] >>> SEAT);
  }

  /** As {@link Packed} has it; of a pass only the number of cards. */
  public long move(int index) {
    return turns[index] & ((1L << SEAT) - 1);
  }
}
