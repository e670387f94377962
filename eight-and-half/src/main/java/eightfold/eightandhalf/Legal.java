package eightfold.eightandhalf;

import eightfold.core.Moves;

/** Lists the legal moves in ascending order of their packed form. */
public final class Legal {
  private Legal() {}

  static void list(HalfState state, Moves out) {
    int seat = state.toAct;
    if (state.swappers != 0) {
      swaps(state, seat, out);
      return;
    }
    switch (state.source(seat)) {
      case HAND -> plays(playable(state, seat), state.value, state.five, out);
      case OPEN -> plays(state.openHeap(seat), state.value, state.five, out);
      case BLIND -> blinds(state, seat, out);
    }
  }

  /** The hand, or the part of it that H6 lets a player open the round with. */
  static long playable(HalfState state, int seat) {
    long hand = state.handHeap(seat);
    return state.opening ? opening(hand) : hand;
  }

  /** The part of a hand that may open a round (H6). */
  public static long opening(long hand) {
    int lowest = Deck.lowestYellow(hand);
    return lowest == Deck.NO_YELLOW ? hand : Deck.only(hand, lowest);
  }

  /** Adds the plays that a heap of cards allows on this value, or the collection of the pile. */
  public static void plays(long heap, int value, boolean five, Moves out) {
    long rest = heap;
    while (rest != 0) {
      int face = Long.numberOfTrailingZeros(rest) >> 2;
      int count = Deck.count(rest, face);
      int most = Math.min(count, PileValue.most(value, five, face));
      for (int n = 1; n <= most; n++) {
        out.add(HalfCodec.play(face, n));
      }
      rest -= Deck.only(rest, face);
    }
    if (Deck.count(heap, 8) > 0
        && Deck.count(heap, Deck.HALF) > 0
        && PileValue.takesPair(value, five)) {
      out.add(HalfCodec.PAIR);
    }
    if (out.size() == 0) {
      out.add(HalfCodec.COLLECT);
    }
  }

  /** Whether any of these cards can be played. */
  public static boolean any(long heap, int value, boolean five) {
    for (long rest = heap; rest != 0; ) {
      int face = Long.numberOfTrailingZeros(rest) >> 2;
      if (PileValue.most(value, five, face) > 0) {
        return true;
      }
      rest -= Deck.only(rest, face);
    }
    // H16: only the pair fits 8½, where neither of its cards does.
    return value == PileValue.EIGHT_AND_HALF
        && Deck.count(heap, 8) > 0
        && Deck.count(heap, Deck.HALF) > 0;
  }

  private static void blinds(HalfState state, int seat, Moves out) {
    for (int place = 0; place < 3; place++) {
      if (state.blind[3 * seat + place] != HalfState.GONE) {
        out.add(HalfCodec.blind(place));
      }
    }
  }

  private static void swaps(HalfState state, int seat, Moves out) {
    out.add(HalfCodec.KEEP);
    for (int place = 0; place < 3; place++) {
      for (int other = 0; other < state.seats; other++) {
        for (int theirs = 0; other != seat && theirs < 3; theirs++) {
          out.add(HalfCodec.swap(place, other, theirs));
        }
      }
    }
  }
}
