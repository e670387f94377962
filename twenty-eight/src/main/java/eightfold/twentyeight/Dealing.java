package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import java.util.Arrays;

/** The start of a game and of a round, up to its first offer (T4, T5). */
final class Dealing {
  private static final int BLUE_GEMS = 55;
  private static final int RED_GEMS = 15;

  private Dealing() {}

  static void game(TwentyEightState s, Chance source, Log log) {
    s.chance.copyFrom(source);
    s.supplyBlue = BLUE_GEMS;
    s.supplyRed = RED_GEMS;
    s.middleBlue = 0;
    s.middleRed = 0;
    Arrays.fill(s.blue, 0);
    Arrays.fill(s.red, 0);
    s.lastRound = false;
    Past.forget(s);
    s.round = 0;
    round(s, firstGiver(s), log);
  }

  private static int firstGiver(TwentyEightState s) {
    if (s.firstGiverOption >= 0) {
      return s.firstGiverOption;
    }
    Deal scripted = s.chance.scripted(1);
    s.chance.round(0);
    return scripted == null ? s.chance.below(s.seats) : scripted.leader();
  }

  static void round(TwentyEightState s, int firstGiver, Log log) {
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
    Offers.startTurn(s, firstGiver, log);
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
}
