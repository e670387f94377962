package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import eightfold.twentyeight.TwentyEightEvent.Gem;
import java.util.Arrays;

/** A round up to its last offer (T4 to T13). */
final class Offers {
  private static final int BLUE_GEMS = 55;
  private static final int RED_GEMS = 15;

  private Offers() {}

  static void startGame(TwentyEightState s, Chance source, Log log) {
    s.chance.copyFrom(source);
    s.supplyBlue = BLUE_GEMS;
    s.supplyRed = RED_GEMS;
    s.middleBlue = 0;
    s.middleRed = 0;
    Arrays.fill(s.blue, 0);
    Arrays.fill(s.red, 0);
    s.lastRound = false;
    s.round = 0;
    startRound(s, firstGiver(s), log);
  }

  private static int firstGiver(TwentyEightState s) {
    if (s.firstGiverOption >= 0) {
      return s.firstGiverOption;
    }
    Deal scripted = s.chance.scripted(1);
    s.chance.round(0);
    return scripted == null ? s.chance.below(s.seats) : scripted.leader();
  }

  static void startRound(TwentyEightState s, int firstGiver, Log log) {
    s.round++;
    s.firstGiver = firstGiver;
    shuffle(s);
    Arrays.fill(s.openCount, 0);
    Arrays.fill(s.openLow, 0);
    Arrays.fill(s.elevens, 0);
    Arrays.fill(s.half, (byte) 0);
    Arrays.fill(s.answers, 0);
    Arrays.fill(s.answerCount, 0);
    s.out = 0;
    s.passed = 0;
    s.choosing = false;
    for (s.top = 0; s.top < s.seats; s.top++) {
      s.secret[s.dealtTo(s.top)] = s.deck[s.top];
    }
    if (log != Log.NONE) {
      Cards deck = Cards.of(Deck.FACES, s.deck);
      Cards secrets = Cards.of(Deck.FACES, s.secret);
      log.add(new TwentyEightEvent.Dealt(s.round, firstGiver, deck, secrets));
    }
    startTurn(s, firstGiver, log);
  }

  private static void shuffle(TwentyEightState s) {
    s.chance.round(s.round);
    Deal scripted = s.chance.scripted(s.round);
    if (scripted == null) {
      System.arraycopy(Deck.CARDS, 0, s.deck, 0, Deck.SIZE);
      s.chance.shuffle(s.deck, 0, Deck.SIZE);
    } else {
      System.arraycopy(scripted.deck().toArray(), 0, s.deck, 0, Deck.SIZE);
    }
  }

  private static void startTurn(TwentyEightState s, int giver, Log log) {
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
