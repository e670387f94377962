package eightfold.eightandhalf;

import eightfold.core.Moves;

/** Lists the legal moves in ascending order of their packed form. */
final class Legal {
  private Legal() {}

  static void list(HalfState state, Moves out) {
    int seat = state.toAct;
    if (state.swappers != 0) {
      swaps(state, seat, out);
      return;
    }
    switch (state.source(seat)) {
      case HAND -> plays(state, playable(state, seat), out);
      case OPEN -> plays(state, state.openHeap(seat), out);
      case BLIND -> blinds(state, seat, out);
    }
  }

  /** The hand, or the part of it that H6 lets a player open the round with. */
  static long playable(HalfState state, int seat) {
    long hand = state.handHeap(seat);
    if (state.opening) {
      int lowest = Deck.lowestYellow(hand);
      return lowest == Deck.NO_YELLOW ? hand : Deck.only(hand, lowest);
    }
    return hand;
  }

  private static void plays(HalfState state, long heap, Moves out) {
    long rest = heap;
    while (rest != 0) {
      int face = Long.numberOfTrailingZeros(rest) >> 2;
      int count = Deck.count(rest, face);
      int most = Math.min(count, PileValue.most(state.value, state.five, face));
      for (int n = 1; n <= most; n++) {
        out.add(HalfCodec.play(face, n));
      }
      rest -= Deck.only(rest, face);
    }
    if (Deck.count(heap, 8) > 0
        && Deck.count(heap, Deck.HALF) > 0
        && PileValue.takesPair(state.value, state.five)) {
      out.add(HalfCodec.PAIR);
    }
    if (out.size() == 0) {
      out.add(HalfCodec.COLLECT);
    }
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
