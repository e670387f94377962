package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Log;
import java.util.ArrayList;
import java.util.List;

/** A turn: cards played, a blind card turned up, or the pile collected. */
final class Turn {
  private Turn() {}

  static void play(HalfState state, int move, Log log) {
    int seat = state.toAct;
    Source source = state.source(seat);
    boolean pair = move == HalfCodec.PAIR;
    int face = pair ? 8 : move >> 2;
    int count = pair ? 1 : move & 3;
    int places = take(state, source, face, count);
    if (pair) {
      places |= take(state, source, Deck.HALF, 1);
    }
    boolean catches = !pair && face == PileValue.policeman(state.value);
    lay(state, face, count);
    if (pair) {
      lay(state, Deck.HALF, 1);
    }
    if (log != Log.NONE) {
      List<Integer> from = source == Source.OPEN ? places(places) : List.of();
      log.add(new HalfEvent.Played(seat, HalfCodec.cards(move), source, from, state.value));
    }
    finish(state, seat, catches, log);
  }

  static void turnUp(HalfState state, int place, Log log) {
    int seat = state.toAct;
    byte face = state.blindFace(seat, place);
    boolean playable = PileValue.most(state.value, state.five, face) > 0;
    state.blind[3 * seat + place] = playable ? HalfState.GONE : HalfState.SEEN;
    if (log != Log.NONE) {
      log.add(new HalfEvent.TurnedUp(seat, place + 1, Deck.FACES.one(face), playable));
    }
    if (!playable) {
      collect(state, log);
      return;
    }
    boolean catches = face == PileValue.policeman(state.value);
    lay(state, face, 1);
    if (log != Log.NONE) {
      Cards card = Deck.FACES.one(face);
      log.add(new HalfEvent.Played(seat, card, Source.BLIND, List.of(place + 1), state.value));
    }
    finish(state, seat, catches, log);
  }

  static void collect(HalfState state, Log log) {
    int seat = state.toAct;
    if (log != Log.NONE) {
      log.add(new HalfEvent.Collected(seat, pile(state)));
    }
    burn(state, seat);
    state.toAct = state.next(seat);
  }

  /** Takes cards away from hand or open cards; the mask of the open places that are empty now. */
  private static int take(HalfState state, Source source, int face, int count) {
    int from = 3 * state.toAct;
    if (source == Source.HAND) {
      takeFromHand(state, from, face, count);
      return 0;
    }
    int places = 0;
    int left = count;
    for (int place = 0; left > 0; place++) {
      if (state.open[from + place] == face) {
        state.open[from + place] = Deck.EMPTY;
        places |= 1 << place;
        left--;
      }
    }
    return places;
  }

  private static void takeFromHand(HalfState state, int from, int face, int count) {
    int to = from + state.held[state.toAct];
    int kept = from;
    int left = count;
    for (int i = from; i < to; i++) {
      byte position = state.hand[i];
      if (left > 0 && state.deck[position] == face) {
        left--;
      } else {
        state.hand[kept++] = position;
      }
    }
    state.held[state.toAct] = kept - from;
  }

  static void lay(HalfState state, int face, int count) {
    for (int i = 0; i < count; i++) {
      state.pile[state.pileSize++] = (byte) face;
    }
    state.pileHeap += count * Deck.one(face);
    state.value = PileValue.after(state.value, face, count);
    if (face != Deck.GHOST || !state.ghostKeepsFive) {
      // H12: with the option off, a ghost ends the Five although the value stays.
      state.five = state.value == PileValue.FIVE && face != Deck.GHOST;
    }
  }

  /** What follows a play: a catch, new cards, the end of the round, the next player. */
  private static void finish(HalfState state, int seat, boolean catches, Log log) {
    state.opening = false;
    if (catches) {
      if (log != Log.NONE) {
        log.add(new HalfEvent.Caught(seat, state.lawbreaker, pile(state)));
      }
      burn(state, state.lawbreaker);
    } else {
      state.lawbreaker = PileValue.uneven(state.value) ? seat : HalfState.NOBODY;
    }
    draw(state, seat, log);
    if (state.held[seat] == 0 && state.openHeap(seat) == 0 && state.blindLeft(seat) == 0) {
      Score.round(state, seat, log);
    } else if (!catches) {
      state.toAct = state.next(seat);
    }
  }

  private static void burn(HalfState state, int seat) {
    state.burned[seat] += state.pileHeap;
    state.pileSize = 0;
    state.pileHeap = 0;
    state.value = 0;
    state.five = false;
    state.lawbreaker = HalfState.NOBODY;
  }

  private static void draw(HalfState state, int seat, Log log) {
    int before = state.held[seat];
    int held = before;
    int top = state.top[seat];
    while (held < 3 && top < Deck.SIZE) {
      state.hand[3 * seat + held++] = (byte) top;
      top += state.seats;
    }
    state.top[seat] = top;
    state.held[seat] = held;
    if (log != Log.NONE && held > before) {
      log.add(new HalfEvent.Drew(seat, drawn(state, 3 * seat + before, 3 * seat + held)));
    }
  }

  private static Cards drawn(HalfState state, int from, int to) {
    byte[] cards = new byte[to - from];
    for (int i = from; i < to; i++) {
      cards[i - from] = state.deck[state.hand[i]];
    }
    return Cards.of(Deck.FACES, cards);
  }

  private static Cards pile(HalfState state) {
    return Cards.copyOf(Deck.FACES, state.pile, 0, state.pileSize);
  }

  private static List<Integer> places(int mask) {
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < 3; place++) {
      if ((mask & (1 << place)) != 0) {
        places.add(place + 1);
      }
    }
    return places;
  }
}
