package eightfold.twentyeight;

import eightfold.core.Chance;
import eightfold.core.Digest;
import eightfold.core.Eyes;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of 8-28 in progress.
 *
 * <p>The deck stays where it was shuffled: positions below the number of seats are the hidden cards
 * in dealing order, positions below {@code top} have been taken, {@code top} is the card on offer.
 * Sums count every {@code 1/11} as 1. A seat's answers in this round are bits, 1 for a card taken:
 * at most 52, since every turn but the last takes one of 51 cards. Sets of seats are masks. Nothing
 * allocates unless a log listens. {@link Offers} plays the rounds, {@link Settling} ends them.
 */
public final class TwentyEightState implements State<TwentyEightState> {
  /** No hand can hold more open cards: the cheapest way to 28 is fifteen 1, eight 1/11, three 2. */
  static final int MOST_OPEN = 26;

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
  final long[] answers;
  final int[] answerCount;
  final byte[] past;
  final int[] pastCount;
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
  private boolean oneRound;

  /** What {@link #past} holds, as views show it; null until somebody looks. */
  @Nullable List<List<Integer>> pastSeen;

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
    answers = new long[seats];
    answerCount = new int[seats];
    past = new byte[seats * Past.MOST];
    pastCount = new int[seats];
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
    switch (TwentyEightMove.ALL[(int) move]) {
      case TAKE -> Offers.take(this, log);
      case DECLINE -> Offers.decline(this, log);
      case FOR8 -> Settling.choose(this, Half.EIGHT, log);
      case FOR28 -> Settling.choose(this, Half.TWENTY_EIGHT, log);
    }
  }

  /** The seat that gets the hidden card at this position (T4). */
  int dealtTo(int position) {
    return (firstGiver + 1 + position) % seats;
  }

  int after(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** Seats that get no more offers in this round. */
  int closed() {
    return out | passed;
  }

  /** The lowest total of a seat, hidden card included. */
  public int low(int seat) {
    return openLow[seat] + Deck.low(secret[seat]);
  }

  /** How many {@code 1/11} a seat has, hidden card included. */
  public int elevens(int seat) {
    return elevens[seat] + (secret[seat] == Deck.ELEVEN ? 1 : 0);
  }

  public boolean isOut(int seat) {
    return ((out >> seat) & 1) != 0;
  }

  /** Whether halves are being chosen (T19). */
  public boolean choosing() {
    return choosing;
  }

  /** The half that a seat has chosen in this settlement. */
  public Half half(int seat) {
    return Half.ALL[half[seat]];
  }

  public boolean lowMayPlayFor28() {
    return lowMayPlayFor28;
  }

  /** For those who imagine one round: it is over when that is settled, and nothing is dealt. */
  public void stopAfterRound() {
    oneRound = true;
  }

  boolean goesOn() {
    return !lastRound && !oneRound;
  }

  /** Whether a red gem has come into the middle (T24). */
  public boolean lastRound() {
    return lastRound;
  }

  /**
   * Makes other cards the hidden ones and shuffles the pile; all else stays.
   *
   * @param me the seat whose hidden card stays, too
   * @param cards by seat, from those that this seat does not see
   */
  public void imagine(int me, byte[] cards, Rng rng) {
    Sampler.redraw(this, me, cards, rng);
  }

  /** What lies in the supply and in the middle together, in points. */
  public int undecided() {
    return supplyBlue + middleBlue + 2 * (supplyRed + middleRed);
  }

  @Override
  public int deckSize() {
    return Deck.SIZE;
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
    System.arraycopy(other.answers, 0, answers, 0, seats);
    System.arraycopy(other.answerCount, 0, answerCount, 0, seats);
    System.arraycopy(other.past, 0, past, 0, past.length);
    System.arraycopy(other.pastCount, 0, pastCount, 0, seats);
    pastSeen = other.pastSeen;
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
      digest = Digest.fold(digest, answers[seat] + answerCount[seat]);
    }
    digest = Digest.fold(digest, round);
    digest = Digest.fold(digest, ((long) firstGiver << 16) | (giver << 8) | (toAct & 0xFF));
    digest = Digest.fold(digest, ((long) top << 16) | (out << 8) | passed);
    digest = Digest.fold(digest, (taken ? 4 : 0) | (choosing ? 2 : 0) | (lastRound ? 1 : 0));
    digest = Digest.fold(digest, ((long) supplyBlue << 8) | supplyRed);
    return Digest.fold(digest, ((long) middleBlue << 8) | middleRed);
  }
}
