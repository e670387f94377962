package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Digest;
import eightfold.core.Ended;
import eightfold.core.Eyes;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.State;
import java.util.Arrays;

/**
 * A game of 8-28 in progress.
 *
 * <p>The deck stays where it was shuffled: positions below the number of seats are the hidden cards
 * in dealing order, positions below {@code top} have been taken, {@code top} is the card on offer.
 * Sums count every {@code 1/11} as 1. Sets of seats are masks. Nothing here allocates unless a log
 * listens.
 */
public final class TwentyEightState implements State<TwentyEightState> {
  /** No hand can hold more open cards: the cheapest way to 28 is fifteen 1, eight 1/11, three 2. */
  static final int MOST_OPEN = 26;

  private static final int BLUE_GEMS = 55;
  private static final int RED_GEMS = 15;

  final int seats;
  final int firstGiverOption;
  final boolean passIsFinal;
  final boolean lowMayPlayFor28;
  final Chance chance = Chance.fast(0);
  final byte[] deck = new byte[Deck.SIZE];
  final byte[] secret;
  final byte[] open;
  final int[] openCount;
  final int[] openLow;
  final int[] elevens;
  final int[] blue;
  final int[] red;
  final byte[] half;
  final Settlement settlement;
  int round;
  int firstGiver;
  int giver;
  int toAct;
  int top;
  boolean taken;
  boolean choosing;
  boolean lastRound;
  int out;
  int passed;
  int supplyBlue;
  int supplyRed;
  int middleBlue;
  int middleRed;

  TwentyEightState(int seats, Options options) {
    this.seats = seats;
    firstGiverOption = options.number("firstGiver");
    passIsFinal = options.flag("passIsFinal");
    lowMayPlayFor28 = options.flag("lowMayPlayFor28");
    secret = new byte[seats];
    open = new byte[seats * MOST_OPEN];
    openCount = new int[seats];
    openLow = new int[seats];
    elevens = new int[seats];
    blue = new int[seats];
    red = new int[seats];
    half = new byte[seats];
    settlement = new Settlement(seats);
    toAct = OVER;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int toAct() {
    return toAct;
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public int points(int seat) {
    return blue[seat] + 2 * red[seat];
  }

  void start(Chance source, Log log) {
    chance.copyFrom(source);
    supplyBlue = BLUE_GEMS;
    supplyRed = RED_GEMS;
    middleBlue = 0;
    middleRed = 0;
    Arrays.fill(blue, 0);
    Arrays.fill(red, 0);
    lastRound = false;
    round = 0;
    startRound(chosenFirstGiver(), log);
  }

  private int chosenFirstGiver() {
    if (firstGiverOption >= 0) {
      return firstGiverOption;
    }
    Deal scripted = chance.scripted(1);
    chance.round(0);
    return scripted == null ? chance.below(seats) : scripted.leader();
  }

  private void startRound(int first, Log log) {
    round++;
    firstGiver = first;
    shuffle();
    Arrays.fill(openCount, 0);
    Arrays.fill(openLow, 0);
    Arrays.fill(elevens, 0);
    Arrays.fill(half, (byte) 0);
    out = 0;
    passed = 0;
    choosing = false;
    for (top = 0; top < seats; top++) {
      int seat = dealtTo(top);
      secret[seat] = deck[top];
    }
    if (log != Log.NONE) {
      log.add(
          new TwentyEightEvent.Dealt(
              round, first, Cards.of(Deck.FACES, deck), Cards.of(Deck.FACES, secret)));
    }
    startTurn(first, log);
  }

  private void shuffle() {
    chance.round(round);
    Deal scripted = chance.scripted(round);
    if (scripted == null) {
      System.arraycopy(Deck.CARDS, 0, deck, 0, Deck.SIZE);
      chance.shuffle(deck, 0, Deck.SIZE);
    } else {
      System.arraycopy(scripted.deck().toArray(), 0, deck, 0, Deck.SIZE);
    }
  }

  /** The seat that gets the hidden card at this position (T4). */
  int dealtTo(int position) {
    return (firstGiver + 1 + position) % seats;
  }

  private int after(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  private void startTurn(int newGiver, Log log) {
    giver = newGiver;
    taken = false;
    TwentyEightEvent.Gem gem = TwentyEightEvent.Gem.NONE;
    if (supplyBlue > 0) {
      supplyBlue--;
      middleBlue++;
      gem = TwentyEightEvent.Gem.BLUE;
    } else if (supplyRed > 0) {
      supplyRed--;
      middleRed++;
      lastRound = true;
      gem = TwentyEightEvent.Gem.RED;
    }
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Turn(giver, gem));
    }
    offerAfter(giver, log);
  }

  /** Seats that get no more offers in this round. */
  private int closed() {
    return out | passed;
  }

  /**
   * Offers the top card to the next seat that is still open, beginning left of this one. Somebody
   * is open whenever this is called; the giver's own answer is the last of a turn (T7).
   */
  private void offerAfter(int seat, Log log) {
    int next = seat;
    do {
      next = after(next);
      if (((closed() >> next) & 1) == 0) {
        toAct = next;
        return;
      }
    } while (next != giver);
    endTurn(log);
  }

  private void endTurn(Log log) {
    if (!taken) {
      startSettlement(log);
      return;
    }
    int next = after(giver);
    while (((out >> next) & 1) != 0) {
      next = after(next);
    }
    startTurn(next, log);
  }

  @Override
  public void legal(Moves moves) {
    moves.clear();
    if (toAct == OVER) {
      return;
    }
    int first = choosing ? TwentyEightMove.FOR8.ordinal() : TwentyEightMove.TAKE.ordinal();
    moves.add(first);
    moves.add(first + 1);
  }

  @Override
  public void apply(long move, Log log) {
    int seat = toAct;
    switch (TwentyEightMove.ALL[(int) move]) {
      case TAKE -> take(seat, log);
      case DECLINE -> decline(seat, log);
      case FOR8 -> choose(seat, Half.EIGHT, log);
      case FOR28 -> choose(seat, Half.TWENTY_EIGHT, log);
    }
  }

  private void take(int seat, Log log) {
    byte card = deck[top++];
    taken = true;
    open[seat * MOST_OPEN + openCount[seat]++] = card;
    openLow[seat] += Deck.low(card);
    if (card == Deck.ELEVEN) {
      elevens[seat]++;
    }
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Taken(seat, Deck.FACES.one(card)));
    }
    if (Totals.out(openLow[seat])) {
      out |= 1 << seat;
      if (log != Log.NONE) {
        log.add(new TwentyEightEvent.WentOut(seat));
      }
    }
    if (top == Deck.SIZE && log != Log.NONE) {
      log.add(new TwentyEightEvent.PileEmptied(seat));
    }
    answered(seat, log);
  }

  private void decline(int seat, Log log) {
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Declined(seat));
    }
    if (passIsFinal) {
      passed |= 1 << seat;
    }
    answered(seat, log);
  }

  private void answered(int seat, Log log) {
    if (top == Deck.SIZE || closed() == (1 << seats) - 1) {
      startSettlement(log);
    } else if (seat == giver) {
      endTurn(log);
    } else {
      offerAfter(seat, log);
    }
  }

  private int low(int seat) {
    return openLow[seat] + Deck.low(secret[seat]);
  }

  private int elevens(int seat) {
    return elevens[seat] + (secret[seat] == Deck.ELEVEN ? 1 : 0);
  }

  private boolean isOut(int seat) {
    return ((out >> seat) & 1) != 0;
  }

  private void startSettlement(Log log) {
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Revealed(Cards.of(Deck.FACES, secret)));
    }
    choosing = true;
    int hits = directHits();
    if (hits != 0) {
      settle(hits, log);
    } else {
      chooseFrom(giver, log);
    }
  }

  private int directHits() {
    int hits = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (!isOut(seat) && Totals.directHit(low(seat), elevens(seat))) {
        hits |= 1 << seat;
      }
    }
    return hits;
  }

  /** Waits for the next choice, beginning with this seat, or settles if there is none (T19). */
  private void chooseFrom(int first, Log log) {
    int seat = first;
    do {
      if (!isOut(seat) && Totals.choice(low(seat), elevens(seat), lowMayPlayFor28)) {
        toAct = seat;
        return;
      }
      seat = after(seat);
    } while (seat != giver);
    settle(0, log);
  }

  private void choose(int seat, Half chosen, Log log) {
    half[seat] = (byte) chosen.ordinal();
    if (log != Log.NONE) {
      log.add(new TwentyEightEvent.Chosen(seat, chosen));
    }
    if (after(seat) == giver) {
      settle(0, log);
    } else {
      chooseFrom(after(seat), log);
    }
  }

  private void settle(int hits, Log log) {
    int first = hits != 0 ? 0 : winners(Half.EIGHT);
    int second = hits != 0 ? 0 : winners(Half.TWENTY_EIGHT);
    settlement.settle(middleBlue, middleRed, hits, first, second, giver);
    for (int seat = 0; seat < seats; seat++) {
      blue[seat] += settlement.blue[seat];
      red[seat] += settlement.red[seat];
    }
    middleBlue = settlement.leftBlue;
    middleRed = settlement.leftRed;
    if (log != Log.NONE) {
      log.add(Describe.settled(this, hits, first, second));
    }
    if (lastRound) {
      toAct = OVER;
      if (log != Log.NONE) {
        log.add(Ended.of(this));
      }
    } else {
      startRound(after(giver), log);
    }
  }

  /** The seats with the best total for a half, as a mask (T17). */
  private int winners(Half prize) {
    int winners = 0;
    int best = 0;
    for (int seat = 0; seat < seats; seat++) {
      int total = entered(seat, prize);
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
  private int entered(int seat, Half prize) {
    boolean choseOther = half[seat] != 0 && half[seat] != prize.ordinal();
    if (isOut(seat) || choseOther) {
      return Totals.NONE;
    }
    return prize == Half.EIGHT
        ? Totals.forEight(low(seat))
        : Totals.forTwentyEight(low(seat), elevens(seat), lowMayPlayFor28);
  }

  @Override
  public int eyes(int position) {
    if (position >= top) {
      return Eyes.NOBODY;
    }
    boolean turnedUp = choosing || position >= seats;
    return turnedUp ? Eyes.EVERYBODY : Eyes.only(dealtTo(position));
  }

  @Override
  public void copyFrom(TwentyEightState other) {
    chance.copyFrom(other.chance);
    System.arraycopy(other.deck, 0, deck, 0, Deck.SIZE);
    System.arraycopy(other.secret, 0, secret, 0, seats);
    System.arraycopy(other.open, 0, open, 0, open.length);
    System.arraycopy(other.openCount, 0, openCount, 0, seats);
    System.arraycopy(other.openLow, 0, openLow, 0, seats);
    System.arraycopy(other.elevens, 0, elevens, 0, seats);
    System.arraycopy(other.blue, 0, blue, 0, seats);
    System.arraycopy(other.red, 0, red, 0, seats);
    System.arraycopy(other.half, 0, half, 0, seats);
    round = other.round;
    firstGiver = other.firstGiver;
    giver = other.giver;
    toAct = other.toAct;
    top = other.top;
    taken = other.taken;
    choosing = other.choosing;
    lastRound = other.lastRound;
    out = other.out;
    passed = other.passed;
    supplyBlue = other.supplyBlue;
    supplyRed = other.supplyRed;
    middleBlue = other.middleBlue;
    middleRed = other.middleRed;
  }

  @Override
  public long digest() {
    long digest = Digest.fold(Digest.START, deck, 0, Deck.SIZE);
    digest = Digest.fold(digest, half, 0, seats);
    digest = Digest.fold(digest, blue);
    digest = Digest.fold(digest, red);
    for (int seat = 0; seat < seats; seat++) {
      int from = seat * MOST_OPEN;
      digest = Digest.fold(digest, openCount[seat]);
      digest = Digest.fold(digest, open, from, from + openCount[seat]);
    }
    digest = Digest.fold(digest, round);
    digest = Digest.fold(digest, ((long) firstGiver << 16) | (giver << 8) | (toAct & 0xFF));
    digest = Digest.fold(digest, ((long) top << 16) | (out << 8) | passed);
    digest = Digest.fold(digest, (taken ? 4 : 0) | (choosing ? 2 : 0) | (lastRound ? 1 : 0));
    digest = Digest.fold(digest, ((long) supplyBlue << 8) | supplyRed);
    return Digest.fold(digest, ((long) middleBlue << 8) | middleRed);
  }
}
