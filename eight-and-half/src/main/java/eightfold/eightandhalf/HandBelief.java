package eightfold.eightandhalf;

import eightfold.core.Rng;
import java.util.Arrays;

/**
 * What the turns of a round tell about one seat's hand: a weight for each pair of a style and a
 * hand. Made by following all hands that the seat may have held from its first turn to its last:
 * unlikely ones fade with each turn, cards played leave, and any face may be drawn. Weights count
 * orders of drawing; how many cards of a face there are is left to {@link Worlds}.
 *
 * <p>A few thousand additions for each turn.
 */
final class HandBelief {
  /** By hand. */
  final double[] hands = new double[Handful.COUNT];

  private final double[][] weights; // style, hand
  private final HalfView view;
  private final int seat;
  private final HalfTurns turns;
  private final int lowestYellow;
  private final double[] spare = new double[Handful.COUNT];

  /**
   * @param lowestYellow the card that opened or must open the round, {@link Deck#NO_YELLOW} if that
   *     is none of the yellow ones, or negative if it is unknown
   */
  HandBelief(HalfView view, int seat, Reading reading, int lowestYellow) {
    this.view = view;
    this.seat = seat;
    this.lowestYellow = lowestYellow;
    turns = view.packedTurns();
    weights = new double[reading.styles()][];
    int size = view.players().get(seat).hand().size();
    for (int style = 0; style < weights.length; style++) {
      double[] end = follow(reading, style, size);
      double share = reading.share(style);
      for (int hand = 0; hand < end.length; hand++) {
        end[hand] *= share;
        hands[hand] += end[hand];
      }
      weights[style] = end;
    }
    if (reading == Reading.PROOF) {
      // What is possible at all is as likely as by shuffling.
      for (int hand = Handful.from(size); hand < Handful.from(size + 1); hand++) {
        hands[hand] = hands[hand] > 0 ? Handful.orders(hand, size) : 0;
      }
    }
  }

  /** Takes all hands for as likely as by shuffling. */
  void forget() {
    int size = view.players().get(seat).hand().size();
    for (int hand = Handful.from(size); hand < Handful.from(size + 1); hand++) {
      hands[hand] = Handful.orders(hand, size);
    }
  }

  /** Draws a style for somebody with this hand. */
  int style(int hand, Rng rng) {
    int last = weights.length - 1;
    if (last == 0) {
      return 0;
    }
    double rest = rng.nextDouble() * hands[hand];
    for (int style = 0; style < last; style++) {
      rest -= weights[style][hand];
      if (rest < 0) {
        return style;
      }
    }
    return last;
  }

  /** The weights of all hands of this size after the last turn. */
  private double[] follow(Reading reading, int style, int size) {
    double[] now = new double[Handful.COUNT];
    int total = cardsAtFirst();
    int held = Math.min(total, Handful.MOST);
    start(now, held);
    for (int i = 0; i < turns.size() && total > 0; i++) {
      int move = turns.move(i);
      if (turns.seat(i) != seat || move > HalfCodec.COLLECT) {
        continue;
      }
      int played = move == HalfCodec.COLLECT ? 0 : move == HalfCodec.PAIR ? 2 : move & 3;
      turn(now, held, reading, style, i);
      total -= played;
      held -= played;
      while (held < Math.min(total, Handful.MOST)) {
        draw(now, held++);
      }
    }
    if (held != size) {
      // A position that was set up by hand tells nothing.
      start(now, size);
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
    for (int hand = Handful.from(size); hand < Handful.from(size + 1); hand++) {
      if (size < Handful.MOST || mayBeDealt(Handful.heap(hand))) {
        now[hand] = Handful.orders(hand, size);
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

  private void turn(double[] now, int held, Reading reading, int style, int index) {
    int move = turns.move(index);
    Arrays.fill(spare, 0);
    for (int hand = Handful.from(held); hand < Handful.from(held + 1); hand++) {
      int rest = now[hand] == 0 ? Handful.NONE : rest(hand, move);
      if (rest != Handful.NONE) {
        spare[rest] += now[hand] * reading.chance(style, hand, turns, index);
      }
    }
    System.arraycopy(spare, 0, now, 0, spare.length);
  }

  private static int rest(int hand, int move) {
    if (move == HalfCodec.COLLECT) {
      return hand;
    }
    if (move == HalfCodec.PAIR) {
      return Handful.minus(Handful.minus(hand, 8), Deck.HALF);
    }
    int rest = hand;
    for (int n = move & 3; n > 0; n--) {
      rest = Handful.minus(rest, move >> 2);
    }
    return rest;
  }

  private void draw(double[] now, int held) {
    for (int hand = Handful.from(held); hand < Handful.from(held + 1); hand++) {
      double weight = now[hand];
      now[hand] = 0;
      for (int face = 0; weight > 0 && face < Deck.KINDS; face++) {
        now[Handful.plus(hand, face)] += weight;
      }
    }
  }
}
