package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The start of a round: the deal, the Vice Presidents' swaps, and who opens. */
final class Dealing {
  private Dealing() {}

  static void game(HalfState state, Chance chance, Log log) {
    state.chance.copyFrom(chance);
    state.chance.round(0);
    int drawn = state.chance.below(state.seats);
    Deal given = state.chance.scripted(1);
    state.dealer = given == null ? drawn : given.leader();
    Arrays.fill(state.points, 0);
    round(state, 1, 0, log);
  }

  /** Deals a round; the vices of the round before it may swap first. */
  static void round(HalfState state, int number, int vices, Log log) {
    state.round = number;
    state.turnCount = 0;
    shuffle(state);
    state.opening = true;
    state.pileSize = 0;
    state.pileHeap = 0;
    state.value = 0;
    state.five = false;
    state.lawbreaker = HalfState.NOBODY;
    for (int seat = 0; seat < state.seats; seat++) {
      layOut(state, seat);
    }
    if (log != Log.NONE) {
      log.add(dealt(state));
    }
    state.swappers = vices;
    proceed(state, log);
  }

  private static void shuffle(HalfState state) {
    state.chance.round(state.round);
    Deal given = state.chance.scripted(state.round);
    if (given == null) {
      System.arraycopy(Deck.FULL, 0, state.deck, 0, Deck.SIZE);
      state.chance.shuffle(state.deck, 0, Deck.SIZE);
    } else {
      System.arraycopy(given.deck().toArray(), 0, state.deck, 0, Deck.SIZE);
    }
  }

  private static void layOut(HalfState state, int seat) {
    int position = state.lane(seat);
    int step = state.seats;
    for (int place = 0; place < 3; place++) {
      int at = 3 * seat + place;
      state.blind[at] = HalfState.UNSEEN;
      state.open[at] = state.deck[position + (3 + place) * step];
      state.hand[at] = (byte) (position + (6 + place) * step);
    }
    state.held[seat] = 3;
    state.top[seat] = position + 9 * step;
    state.burned[seat] = 0;
  }

  private static HalfEvent dealt(HalfState state) {
    List<Cards> hands = new ArrayList<>();
    List<Cards> open = new ArrayList<>();
    for (int seat = 0; seat < state.seats; seat++) {
      hands.add(Deck.cards(state.handHeap(seat)));
      open.add(Cards.copyOf(Deck.FACES, state.open, 3 * seat, 3 * seat + 3));
    }
    Cards deck = Cards.of(Deck.FACES, state.deck);
    return new HalfEvent.Dealt(state.round, state.dealer, hands, open, deck);
  }

  /** Makes a Vice President's answer: a swap or none. */
  static void answer(HalfState state, int move, Log log) {
    int seat = state.toAct;
    if (move == HalfCodec.KEEP) {
      if (log != Log.NONE) {
        log.add(new HalfEvent.Kept(seat));
      }
    } else {
      int bits = move - HalfCodec.SWAP;
      swap(state, seat, bits >> 5, (bits >> 2) & 7, bits & 3, log);
    }
    state.swappers &= ~(1 << seat);
    proceed(state, log);
  }

  private static void swap(HalfState state, int seat, int place, int other, int theirs, Log log) {
    int mine = 3 * seat + place;
    int yours = 3 * other + theirs;
    byte given = state.open[mine];
    state.open[mine] = state.open[yours];
    state.open[yours] = given;
    if (log != Log.NONE) {
      Cards gave = Deck.FACES.one(given);
      Cards got = Deck.FACES.one(state.open[mine]);
      log.add(new HalfEvent.Swapped(seat, place + 1, gave, other, theirs + 1, got));
    }
  }

  /** Turns to the next Vice President who may swap, or to the player who opens. */
  static void proceed(HalfState state, Log log) {
    if (state.swappers != 0) {
      state.toAct = firstSwapper(state);
      return;
    }
    state.toAct = opener(state);
    if (log != Log.NONE) {
      log.add(new HalfEvent.Opens(state.toAct));
    }
  }

  private static int firstSwapper(HalfState state) {
    int seat = state.next(state.dealer);
    while ((state.swappers & (1 << seat)) == 0) {
      seat = state.next(seat);
    }
    return seat;
  }

  /** The holder of the lowest yellow card, the first from the dealer's left among equals (H6). */
  static int opener(HalfState state) {
    int opener = state.next(state.dealer);
    int lowest = Deck.NO_YELLOW;
    int seat = opener;
    for (int i = 0; i < state.seats; i++) {
      int own = Deck.lowestYellow(state.handHeap(seat));
      if (own < lowest) {
        lowest = own;
        opener = seat;
      }
      seat = state.next(seat);
    }
    return opener;
  }
}
