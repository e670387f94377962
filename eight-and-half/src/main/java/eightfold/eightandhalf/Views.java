package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Faces;
import java.util.ArrayList;
import java.util.List;

/** What a seat sees of a state. */
final class Views {
  /** Up to three cards face down. */
  static final Cards[] BACKS = {
    Deck.FACES.none(),
    Deck.FACES.one(Faces.HIDDEN),
    Cards.hidden(Deck.FACES, 2),
    Cards.hidden(Deck.FACES, 3)
  };

  private Views() {}

  static HalfView view(HalfState state, int seat) {
    HalfView.SeatView[] players = new HalfView.SeatView[state.seats];
    for (int other = 0; other < players.length; other++) {
      players[other] = player(state, other, other == seat);
    }
    return new HalfView(
        seat,
        state.toAct,
        phase(state),
        state.round,
        state.rounds,
        state.ghostKeepsFive,
        state.dealer,
        state.swappers == 0 ? List.of() : swappers(state),
        state.value,
        state.five,
        state.lawbreaker,
        Cards.copyOf(Deck.FACES, state.pile, 0, state.pileSize),
        List.of(players),
        HalfTurns.of(state.turns, state.turnCount));
  }

  private static HalfView.Phase phase(HalfState state) {
    if (state.over()) {
      return HalfView.Phase.OVER;
    }
    if (state.swappers != 0) {
      return HalfView.Phase.SWAP;
    }
    return state.opening ? HalfView.Phase.OPENING : HalfView.Phase.PLAY;
  }

  private static List<Integer> swappers(HalfState state) {
    List<Integer> swappers = new ArrayList<>();
    int seat = state.dealer;
    for (int i = 0; i < state.seats; i++) {
      seat = state.next(seat);
      if ((state.swappers & (1 << seat)) != 0) {
        swappers.add(seat);
      }
    }
    return swappers;
  }

  private static HalfView.SeatView player(HalfState state, int seat, boolean own) {
    int at = 3 * seat;
    byte[] open = state.open;
    return new HalfView.SeatView(
        own ? Deck.cards(state.handHeap(seat)) : BACKS[state.held[seat]],
        state.bank(seat),
        Deck.row(open[at], open[at + 1], open[at + 2]),
        Deck.row(state.blindShown(seat, 0), state.blindShown(seat, 1), state.blindShown(seat, 2)),
        Deck.cards(state.burned[seat]),
        state.points[seat]);
  }
}
