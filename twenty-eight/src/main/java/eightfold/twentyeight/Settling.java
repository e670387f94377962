package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Ended;
import eightfold.core.Log;

/** The end of a round, from turning up the hidden cards to the next deal (T14 to T25). */
final class Settling {
  private Settling() {}

  static void start(TwentyEightState s, Log log) {
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Revealed(Cards.of(Deck.FACES, s.secret)));
    }
    s.choosing = true;
    int hits = directHits(s);
    if (hits != 0) {
      settle(s, hits, 0, 0, log);
    } else {
      chooseFrom(s, s.giver, log);
    }
  }

  private static int directHits(TwentyEightState s) {
    int hits = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (!s.isOut(seat) && Totals.directHit(s.low(seat), s.elevens(seat))) {
        hits |= 1 << seat;
      }
    }
    return hits;
  }

  /** Waits for the next choice, beginning with this seat, or settles if there is none (T19). */
  private static void chooseFrom(TwentyEightState s, int first, Log log) {
    int seat = first;
    do {
      if (!s.isOut(seat) && Totals.choice(s.low(seat), s.elevens(seat), s.lowMayPlayFor28)) {
        s.toAct = seat;
        return;
      }
      seat = s.after(seat);
    } while (seat != s.giver);
    settleHalves(s, log);
  }

  static void choose(TwentyEightState s, Half chosen, Log log) {
    int seat = s.toAct;
    s.half[seat] = (byte) chosen.ordinal();
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Chosen(seat, chosen));
    }
    if (s.after(seat) == s.giver) {
      settleHalves(s, log);
    } else {
      chooseFrom(s, s.after(seat), log);
    }
  }

  private static void settleHalves(TwentyEightState s, Log log) {
    settle(s, 0, winners(s, Half.EIGHT), winners(s, Half.TWENTY_EIGHT), log);
  }

  private static void settle(TwentyEightState s, int hits, int first, int second, Log log) {
    s.settlement.settle(s.middleBlue, s.middleRed, hits, first, second, s.giver);
    for (int seat = 0; seat < s.seats; seat++) {
      s.blue[seat] += s.settlement.blue[seat];
      s.red[seat] += s.settlement.red[seat];
    }
    s.middleBlue = s.settlement.leftBlue;
    s.middleRed = s.settlement.leftRed;
    if (log != Log.NONE) {
      log.add(Views.settled(s, hits, first, second));
    }
    if (s.goesOn()) {
      Past.note(s);
      Dealing.round(s, s.after(s.giver), log);
      return;
    }
    s.toAct = TwentyEightState.OVER;
    if (log != Log.NONE) {
      log.add(Ended.of(s));
    }
  }

  /** The seats with the best total for a half, as a mask (T17). */
  private static int winners(TwentyEightState s, Half prize) {
    int winners = 0;
    int best = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      int total = entered(s, seat, prize);
      if (total > best) {
        best = total;
        winners = 0;
      }
      if (total == best) {
        winners |= 1 << seat;
      }
    }
    return winners;
  }

  /** The total with which a seat plays for a half, or {@link Totals#NONE}. */
  static int entered(TwentyEightState s, int seat, Half prize) {
    boolean choseOther = s.half[seat] != 0 && s.half[seat] != prize.ordinal();
    if (s.isOut(seat) || choseOther) {
      return Totals.NONE;
    }
    return prize == Half.EIGHT
        ? Totals.forEight(s.low(seat))
        : Totals.forTwentyEight(s.low(seat), s.elevens(seat), s.lowMayPlayFor28);
  }
}
