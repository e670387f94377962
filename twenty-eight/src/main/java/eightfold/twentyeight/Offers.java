package eightfold.twentyeight;

import eightfold.core.Log;
import eightfold.twentyeight.TwentyEightEvent.Gem;

/** The turns of a round, offer by offer (T6 to T13). */
final class Offers {
  private Offers() {}

  static void startTurn(TwentyEightState s, int giver, Log log) {
    s.giver = giver;
    s.taken = false;
    Gem gem = Gem.NONE;
    if (s.supplyBlue > 0) {
      s.supplyBlue--;
      s.middleBlue++;
      gem = Gem.BLUE;
    } else if (s.supplyRed > 0) {
      s.supplyRed--;
      s.middleRed++;
      s.lastRound = true;
      gem = Gem.RED;
    }
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Turn(giver, gem));
    }
    offerAfter(s, giver, log);
  }

  /**
   * Offers the top card to the next seat that is still open, beginning left of this one; the
   * giver's own answer is the last of a turn (T7).
   */
  private static void offerAfter(TwentyEightState s, int seat, Log log) {
    int next = seat;
    do {
      next = s.after(next);
      if (((s.closed() >> next) & 1) == 0) {
        s.toAct = next;
        return;
      }
    } while (next != s.giver);
    endTurn(s, log);
  }

  private static void endTurn(TwentyEightState s, Log log) {
    if (!s.taken) {
      Settling.start(s, log);
      return;
    }
    int next = s.after(s.giver);
    while (s.isOut(next)) {
      next = s.after(next);
    }
    startTurn(s, next, log);
  }

  static void take(TwentyEightState s, Log log) {
    int seat = s.toAct;
    byte card = s.deck[s.top++];
    s.answers[seat] |= 1L << s.answerCount[seat]++;
    s.taken = true;
    s.open[seat * TwentyEightState.MOST_OPEN + s.openCount[seat]++] = card;
    s.openLow[seat] += Deck.low(card);
    s.elevens[seat] += card == Deck.ELEVEN ? 1 : 0;
    if (Totals.out(s.openLow[seat])) {
      s.out |= 1 << seat;
    }
    if (log != Log.NONE) {
      logTaken(s, seat, card, log);
    }
    answered(s, seat, log);
  }

  private static void logTaken(TwentyEightState s, int seat, byte card, Log log) {
    log.add(new TwentyEightEvent.Taken(seat, Deck.FACES.one(card)));
    if (s.isOut(seat)) {
      log.add(new TwentyEightEvent.WentOut(seat));
    }
    if (s.top == Deck.SIZE) {
      log.add(new TwentyEightEvent.PileEmptied(seat));
    }
  }

  static void decline(TwentyEightState s, Log log) {
    int seat = s.toAct;
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Declined(seat));
    }
    s.answerCount[seat]++;
    if (s.passIsFinal) {
      s.passed |= 1 << seat;
    }
    answered(s, seat, log);
  }

  private static void answered(TwentyEightState s, int seat, Log log) {
    if (s.top == Deck.SIZE || s.closed() == (1 << s.seats) - 1) {
      Settling.start(s, log);
    } else if (seat == s.giver) {
      endTurn(s, log);
    } else {
      offerAfter(s, seat, log);
    }
  }
}
