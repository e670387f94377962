package eightfold.eightandhalf;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Follows all hands that a seat may have held in a round, from its first turn to its last: unlikely
 * ones fade with each turn, cards played leave, and any face may be drawn. Weights count orders of
 * drawing; how many cards of a face there are is left to {@link Sampler}.
 *
 * <p>A few thousand additions for each turn.
 */
public final class HandTracker {
  private final HalfView view;
  private final int seat;
  private final HalfTurns turns;
  private final int lowestYellow;
  private final double[] spare = new double[HandIndex.COUNT];

  /** How likely a turn is for somebody with a certain hand; 0 if it is not legal. */
  @FunctionalInterface
  public interface Likelihood {
    /** For a hand that has the cards played in this turn. */
    double of(int hand, HalfTurns turns, int index);
  }

  /**
   * @param lowestYellow the card that opened or must open the round, {@link Deck#NO_YELLOW} if that
   *     is none of the yellow ones, or negative if it is unknown
   */
  HandTracker(HalfView view, int seat, int lowestYellow) {
    this.view = view;
    this.seat = seat;
    this.lowestYellow = lowestYellow;
    turns = view.packedTurns();
  }

  /** Whose hand it is. */
  public int seat() {
    return seat;
  }

  /** How many cards the seat holds now. */
  int size() {
    return view.players().get(seat).hand().size();
  }

  /** Makes these hands as likely as by shuffling, and all others impossible. */
  void asShuffled(double[] weights, IntPredicate possible) {
    for (int hand = HandIndex.from(size()); hand < HandIndex.from(size() + 1); hand++) {
      weights[hand] = possible.test(hand) ? HandIndex.orders(hand, size()) : 0;
    }
  }

  /** The weights of all hands after the last turn, by hand. */
  public double[] follow(Likelihood likelihood) {
    double[] now = new double[HandIndex.COUNT];
    int total = cardsAtFirst();
    int held = Math.min(total, HandIndex.MOST);
    start(now, held);
    for (int i = 0; i < turns.size() && total > 0; i++) {
      int move = turns.move(i);
      if (turns.seat(i) != seat || move > HalfCodec.COLLECT) {
        continue;
      }
      int played = move == HalfCodec.COLLECT ? 0 : move == HalfCodec.PAIR ? 2 : move & 3;
      turn(now, held, likelihood, i);
      total -= played;
      held -= played;
      while (held < Math.min(total, HandIndex.MOST)) {
        draw(now, held++);
      }
    }
    if (held != size()) {
      // A position that was set up by hand tells nothing.
      start(now, size());
    }
    return now;
  }

  /** Hand and bank as they were before the first turn. */
  private int cardsAtFirst() {
    HalfView.SeatView player = view.players().get(seat);
    int total = player.hand().size() + player.bank();
    if (total == 0) {
      return 0;
    }
    for (int i = 0; i < turns.size(); i++) {
      int move = turns.move(i);
      if (turns.seat(i) == seat && move < HalfCodec.COLLECT) {
        total += move == HalfCodec.PAIR ? 2 : move & 3;
      }
    }
    return total;
  }

  private void start(double[] now, int size) {
    Arrays.fill(now, 0);
    for (int hand = HandIndex.from(size); hand < HandIndex.from(size + 1); hand++) {
      if (size < HandIndex.MOST || mayBeDealt(HandIndex.heap(hand))) {
        now[hand] = HandIndex.orders(hand, size);
      }
    }
  }

  /** H6: what it tells that this seat opens, or that another one does. */
  private boolean mayBeDealt(long heap) {
    if (lowestYellow < 0) {
      return true;
    }
    int own = Deck.lowestYellow(heap);
    int opener = opener();
    if (seat == opener) {
      return own == lowestYellow;
    }
    return own > lowestYellow || (own == lowestYellow && (own == Deck.NO_YELLOW || after(opener)));
  }

  private int opener() {
    for (int i = 0; i < turns.size(); i++) {
      if (turns.opening(i) && turns.move(i) < HalfCodec.COLLECT) {
        return turns.seat(i);
      }
    }
    return view.toAct();
  }

  /** Whether this seat comes after the other one, seen from the dealer's left. */
  private boolean after(int other) {
    int seats = view.players().size();
    int first = view.dealer() + 1;
    return (seat - first + seats) % seats > (other - first + seats) % seats;
  }

  private void turn(double[] now, int held, Likelihood likelihood, int index) {
    int move = turns.move(index);
    Arrays.fill(spare, 0);
    for (int hand = HandIndex.from(held); hand < HandIndex.from(held + 1); hand++) {
      int rest = now[hand] == 0 ? HandIndex.NONE : rest(hand, move);
      if (rest != HandIndex.NONE) {
        spare[rest] += now[hand] * likelihood.of(hand, turns, index);
      }
    }
    System.arraycopy(spare, 0, now, 0, spare.length);
  }

  private static int rest(int hand, int move) {
    if (move == HalfCodec.COLLECT) {
      return hand;
    }
    if (move == HalfCodec.PAIR) {
      return HandIndex.minus(HandIndex.minus(hand, 8), Deck.HALF);
    }
    int rest = hand;
    for (int n = move & 3; n > 0; n--) {
      rest = HandIndex.minus(rest, move >> 2);
    }
    return rest;
  }

  private void draw(double[] now, int held) {
    for (int hand = HandIndex.from(held); hand < HandIndex.from(held + 1); hand++) {
      double weight = now[hand];
      now[hand] = 0;
      for (int face = 0; weight > 0 && face < Deck.KINDS; face++) {
        now[HandIndex.plus(hand, face)] += weight;
      }
    }
  }
}
