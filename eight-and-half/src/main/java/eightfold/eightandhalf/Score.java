package eightfold.eightandhalf;

import eightfold.core.Ended;
import eightfold.core.Log;
import eightfold.core.Points;
import eightfold.core.State;
import java.util.ArrayList;
import java.util.List;

/** The end of a round: President, Vice Presidents, points, and what comes next. */
final class Score {
  static final int PRESIDENT = 2;
  static final int VICE_PRESIDENT = 1;

  private Score() {}

  static void round(HalfState state, int president, Log log) {
    int vices = vices(state);
    state.points[president] += PRESIDENT;
    for (int seat = 0; seat < state.seats; seat++) {
      state.points[seat] += (vices & (1 << seat)) != 0 ? VICE_PRESIDENT : 0;
    }
    if (log != Log.NONE) {
      tell(state, president, vices, log);
    }
    if (state.goesOn()) {
      state.dealer = state.next(state.dealer);
      Dealing.round(state, state.round + 1, vices, log);
      return;
    }
    state.toAct = State.OVER;
    if (log != Log.NONE) {
      log.add(Ended.of(state));
    }
  }

  /** Every card that is not on the pile: unplayed and burned (H21). */
  static int cards(HalfState state, int seat) {
    return state.unplayed(seat) + Deck.size(state.burned[seat]);
  }

  /** The mask of the seats with the fewest cards. */
  static int vices(HalfState state) {
    int vices = 0;
    int fewest = Integer.MAX_VALUE;
    for (int seat = 0; seat < state.seats; seat++) {
      int cards = cards(state, seat);
      if (cards < fewest) {
        fewest = cards;
        vices = 0;
      }
      vices |= cards == fewest ? 1 << seat : 0;
    }
    return vices;
  }

  private static void tell(HalfState state, int president, int mask, Log log) {
    List<Integer> vices = new ArrayList<>();
    List<Integer> cards = new ArrayList<>();
    for (int seat = 0; seat < state.seats; seat++) {
      cards.add(cards(state, seat));
      if ((mask & (1 << seat)) != 0) {
        vices.add(seat);
      }
    }
    log.add(new HalfEvent.WentOut(president, vices.contains(president)));
    log.add(new HalfEvent.Scored(state.round, president, vices, cards, Points.all(state)));
  }
}
