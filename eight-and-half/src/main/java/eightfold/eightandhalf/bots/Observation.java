package eightfold.eightandhalf.bots;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.Source;

/**
 * What a rule of thumb looks at: one's own cards, the pile, and what the next player shows. Filled
 * from a view, from a sampled world or by hand, again and again; everything in it is something that
 * the seat to act may know.
 */
final class Observation {
  int value;
  boolean five;
  boolean ghostKeepsFive;

  /** The heap of the cards that are one's source; 0 if those are the blind ones. */
  long heap;

  /** There is nothing behind those cards: whoever plays them all is out. */
  boolean last;

  /** The next player plays from the hand, which is hidden. */
  boolean nextHidden;

  /** The next player's source if those are the open cards, otherwise 0. */
  long nextOpen;

  /** Own blind cards: faces, {@link Faces#HIDDEN} or {@link Deck#EMPTY}. */
  final byte[] blind = new byte[3];

  /** Everybody's open cards, three a seat. */
  final byte[] open;

  int seat;

  Observation(int seats) {
    open = new byte[3 * seats];
  }

  void read(HalfView view) {
    seat = view.toAct();
    value = view.value();
    five = view.five();
    ghostKeepsFive = view.ghostKeepsFive();
    HalfView.SeatView own = view.players().get(seat);
    heap = Deck.heap(own.hand().isEmpty() ? lying(own.open()) : own.hand());
    last = own.unplayed() == Deck.size(heap);
    HalfView.SeatView next = view.players().get((seat + 1) % view.players().size());
    nextHidden = !next.hand().isEmpty();
    nextOpen = nextHidden ? 0 : Deck.heap(lying(next.open()));
    for (int place = 0; place < 3; place++) {
      blind[place] = own.blind().at(place);
      for (int other = 0; other < view.players().size(); other++) {
        open[3 * other + place] = view.players().get(other).open().at(place);
      }
    }
  }

  /** The cards of a row of places. */
  private static Cards lying(Cards row) {
    byte[] cards = new byte[row.size()];
    int count = 0;
    for (int i = 0; i < row.size(); i++) {
      if (row.at(i) != Deck.EMPTY) {
        cards[count++] = row.at(i);
      }
    }
    return Cards.copyOf(Deck.FACES, cards, 0, count);
  }

  void read(HalfState state) {
    seat = state.toAct();
    value = state.value();
    five = state.five();
    ghostKeepsFive = state.ghostKeepsFive();
    Source source = state.source(seat);
    heap = source == Source.HAND ? state.handHeap(seat) : state.openHeap(seat);
    last = state.unplayed(seat) == Deck.size(heap);
    int next = seat + 1 == state.seats() ? 0 : seat + 1;
    nextHidden = state.held(next) > 0;
    nextOpen = nextHidden ? 0 : state.openHeap(next);
    if (source == Source.BLIND) {
      for (int place = 0; place < 3; place++) {
        blind[place] = state.blindShown(seat, place);
      }
    }
    if (state.swapping()) {
      for (int i = 0; i < open.length; i++) {
        open[i] = state.openFace(i / 3, i % 3);
      }
    }
  }

  /** A hand in a turn of the past, when the next player's cards were hidden. */
  void imagine(long hand, int pile, boolean bound) {
    heap = hand;
    last = false;
    value = pile;
    five = bound;
    nextHidden = true;
    nextOpen = 0;
  }
}
