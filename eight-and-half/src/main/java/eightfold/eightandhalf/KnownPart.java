package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Faces;
import java.util.Arrays;

/** Puts into a state all that a view shows, and finds what is left open. */
final class KnownPart {
  private static final byte UNKNOWN = Faces.HIDDEN;

  /** The heap of all cards that the viewer does not see. */
  long unseen = Deck.ALL;

  /** The positions in the banks and of unseen blind cards; those in hands are not among them. */
  final int[] hidden;

  private final HalfView view;
  private final HalfState state;

  KnownPart(HalfView view, HalfState state) {
    this.view = view;
    this.state = state;
    table();
    for (int seat = 0; seat < state.seats; seat++) {
      player(seat, view.players().get(seat));
    }
    hidden = hidden();
    layTheRest();
  }

  private void table() {
    state.rounds = view.rounds();
    state.ghostKeepsFive = view.ghostKeepsFive();
    state.round = view.round();
    state.dealer = view.dealer();
    state.toAct = view.toAct();
    state.opening = view.phase() == HalfView.Phase.OPENING || view.phase() == HalfView.Phase.SWAP;
    state.swappers = 0;
    for (int seat : view.swappers()) {
      state.swappers |= 1 << seat;
    }
    state.value = view.value();
    state.five = view.five();
    state.lawbreaker = view.lawbreaker();
    state.pileSize = view.pile().size();
    System.arraycopy(view.pile().toArray(), 0, state.pile, 0, state.pileSize);
    state.pileHeap = Deck.heap(view.pile());
    state.turnCount = view.turns().size();
    view.packedTurns().copyTo(state.turns);
    unseen -= state.pileHeap;
    Arrays.fill(state.deck, Deck.EMPTY);
  }

  /** Puts down a seat's cards: unknown ones are marked, positions of cards in the open are not. */
  private void player(int seat, HalfView.SeatView player) {
    state.points[seat] = player.points();
    state.burned[seat] = Deck.heap(player.burned());
    unseen -= state.burned[seat];
    int end = state.lane(seat) + (Deck.SIZE - 1 - state.lane(seat)) / state.seats * state.seats;
    int position = end - (player.bank() - 1) * state.seats;
    state.top[seat] = position;
    for (int drawn = position; drawn < Deck.SIZE; drawn += state.seats) {
      state.deck[drawn] = UNKNOWN;
    }
    Cards hand = player.hand();
    state.held[seat] = hand.size();
    for (int i = hand.size() - 1; i >= 0; i--) {
      position -= state.seats;
      state.hand[3 * seat + i] = (byte) position;
      know(position, hand.at(i));
    }
    for (int place = 0; place < 3; place++) {
      open(3 * seat + place, player.open().at(place));
      blind(3 * seat + place, state.lane(seat) + place * state.seats, player.blind().at(place));
    }
  }

  private void open(int at, byte face) {
    state.open[at] = face;
    if (face != Deck.EMPTY) {
      unseen -= Deck.one(face);
    }
  }

  private void blind(int at, int position, byte face) {
    if (face == Deck.EMPTY) {
      state.blind[at] = HalfState.GONE;
      return;
    }
    state.blind[at] = face == UNKNOWN ? HalfState.UNSEEN : HalfState.SEEN;
    know(position, face);
  }

  private void know(int position, byte face) {
    state.deck[position] = face;
    if (face != UNKNOWN) {
      unseen -= Deck.one(face);
    }
  }

  private int[] hidden() {
    boolean[] inHand = new boolean[Deck.SIZE];
    for (int seat = 0; seat < state.seats; seat++) {
      for (int i = 3 * seat; i < 3 * seat + state.held[seat]; i++) {
        inHand[state.hand[i]] = true;
      }
    }
    int[] positions = new int[Deck.SIZE];
    int count = 0;
    for (int position = 0; position < Deck.SIZE; position++) {
      if (state.deck[position] == UNKNOWN && !inHand[position]) {
        positions[count++] = position;
      }
    }
    return Arrays.copyOf(positions, count);
  }

  /** The open cards, the pile and the burned cards take the positions that nobody asks about. */
  private void layTheRest() {
    long rest = Deck.ALL - unseen;
    for (byte face : state.deck) {
      if (face >= 0 && face != Deck.EMPTY) {
        rest -= Deck.one(face);
      }
    }
    for (int position = 0; position < Deck.SIZE; position++) {
      if (state.deck[position] == Deck.EMPTY) {
        int face = Long.numberOfTrailingZeros(rest) >> 2;
        state.deck[position] = (byte) face;
        rest -= Deck.one(face);
      }
    }
  }
}
