package eightfold.eightandhalf;

import eightfold.core.Digest;

/** Folds all that matters for the future of a game, chance aside, into one number. */
final class Fingerprint {
  private Fingerprint() {}

  static long of(HalfState state) {
    long digest = Digest.fold(Digest.START, state.rounds * 2L + (state.ghostKeepsFive ? 1 : 0));
    digest = Digest.fold(digest, state.points);
    digest = Digest.fold(digest, (state.round * 8L + state.dealer) * 8 + state.toAct);
    digest = Digest.fold(digest, state.swappers * 2L + (state.opening ? 1 : 0));
    digest = Digest.fold(digest, (state.value * 2L + (state.five ? 1 : 0)) * 8 + state.lawbreaker);
    digest = Digest.fold(digest, state.pile, 0, state.pileSize);
    digest = Digest.fold(digest, state.open, 0, state.open.length);
    digest = Digest.fold(digest, state.blind, 0, state.blind.length);
    for (int seat = 0; seat < state.seats; seat++) {
      digest = fold(digest, state, seat);
    }
    return digest;
  }

  /** The cards of a seat: burned, in hand, blind, and those still to be drawn. */
  private static long fold(long start, HalfState state, int seat) {
    long digest = Digest.fold(Digest.fold(start, state.burned[seat]), state.handHeap(seat));
    for (int place = 0; place < 3; place++) {
      boolean gone = state.blind[3 * seat + place] == HalfState.GONE;
      digest = Digest.fold(digest, gone ? Deck.EMPTY : state.blindFace(seat, place));
    }
    for (int position = state.top[seat]; position < Deck.SIZE; position += state.seats) {
      digest = Digest.fold(digest, state.deck[position]);
    }
    return digest;
  }
}
