package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Rng;
import java.util.Arrays;

/**
 * Fills a state with a world that a view allows, all of them equally likely.
 *
 * <p>What the viewer sees is put down first; the other cards are shuffled into the other hands, the
 * banks and the unseen blind places. Only the first play of a round tells more: whoever is to open
 * holds the lowest yellow card. A viewer who opens knows that card, and the hands that it forbids
 * are filled first, strictest first; for all others shuffling until the right seat opens is quick,
 * because the opener's hand is unknown, too.
 */
final class Sample {
  private static final byte UNKNOWN = Faces.HIDDEN;

  private final HalfView view;
  private final Rng rng;
  private final HalfState state;
  private long unseen = Deck.ALL;

  Sample(HalfView view, Rng rng, HalfState into) {
    this.view = view;
    this.rng = rng;
    state = into;
  }

  void fill() {
    table();
    for (int seat = 0; seat < state.seats; seat++) {
      player(seat, view.players().get(seat));
    }
    byte[] known = state.deck.clone();
    boolean opening = view.phase() == HalfView.Phase.OPENING;
    boolean ownOpening = opening && view.seat() == view.toAct();
    do {
      System.arraycopy(known, 0, state.deck, 0, Deck.SIZE);
      guess(ownOpening);
    } while (opening && Start.opener(state) != view.toAct());
    state.chance.reseed(rng.nextLong());
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

  private void guess(boolean ownOpening) {
    byte[] pool = new byte[Deck.SIZE];
    int left = Deck.size(unseen);
    Deck.fill(pool, unseen);
    if (ownOpening) {
      left = guessHands(pool, left);
    }
    rng.shuffle(pool, 0, left);
    for (int position = 0; position < Deck.SIZE; position++) {
      if (state.deck[position] == UNKNOWN) {
        state.deck[position] = pool[--left];
      }
    }
    layTheRest();
  }

  /**
   * Deals the other hands before the viewer's opening: from the dealer's left up to the viewer no
   * yellow card as low as the viewer's lowest, after the viewer none that is lower. Cards allowed
   * to the former are allowed to the latter, hence all worlds stay equally likely, provided that
   * the pool is shuffled again after cards were passed over.
   */
  private int guessHands(byte[] pool, int size) {
    int forbidden = Deck.lowestYellow(state.handHeap(view.seat()));
    int left = size;
    int seat = state.dealer;
    for (int i = 0; i < state.seats; i++) {
      seat = state.next(seat);
      if (seat == view.seat()) {
        forbidden--;
        continue;
      }
      rng.shuffle(pool, 0, left);
      for (int at = 3 * seat; at < 3 * seat + 3; at++) {
        int pick = left - 1;
        while (Deck.yellow(pool[pick]) && pool[pick] <= forbidden) {
          pick--;
        }
        state.deck[state.hand[at]] = pool[pick];
        pool[pick] = pool[--left];
      }
    }
    return left;
  }

  /** The open cards, the pile and the burned cards take the positions that nobody asks about. */
  private void layTheRest() {
    long rest = Deck.ALL;
    for (byte face : state.deck) {
      if (face != Deck.EMPTY) {
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
