package eightfold.eightandhalf;

import eightfold.core.Chance;
import eightfold.core.Eyes;
import eightfold.core.Faces;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.State;
import java.util.Arrays;

/**
 * One game of Eight &amp; Half in progress.
 *
 * <p>A seat's cards are every n-th position of the deck, its <em>lane</em>, and the bank is what is
 * left of the lane from {@link #top} on: drawing a card means moving on by the number of seats.
 * Blind cards never leave the first three positions of their lane until they are played. Cards in
 * hand are positions, because only their owner knows them; what lies open (open cards, pile,
 * burned) is kept by face.
 *
 * <p>Nothing here allocates unless somebody listens to the log.
 */
public final class HalfState implements State<HalfState> {
  /** {@link #lawbreaker} of a pile with a whole value. */
  static final int NOBODY = -1;

  /** What can be said of a place for blind cards: played, never turned up, or known to all. */
  static final byte GONE = 0;

  static final byte UNSEEN = 1;
  static final byte SEEN = 2;

  final int seats;
  int rounds;
  boolean ghostKeepsFive;
  final Chance chance = Chance.fast(0);

  final byte[] deck = Deck.FULL.clone();

  /** Three a seat: positions in the order drawn, as many as {@link #held} says. */
  final byte[] hand;

  final int[] held;

  /** The position of the bank's top card; past the deck if the bank is empty. */
  final int[] top;

  /** Three a seat: faces, {@link Deck#EMPTY} where the card is gone. */
  final byte[] open;

  /** Three a seat: {@link #GONE}, {@link #UNSEEN} or {@link #SEEN}. */
  final byte[] blind;

  /** Heaps by seat. */
  final long[] burned;

  final int[] points;

  final byte[] pile = new byte[Deck.SIZE];
  int pileSize;
  long pileHeap;

  /** In halves, as {@link PileValue} counts. */
  int value;

  boolean five;
  int lawbreaker = NOBODY;

  int round;
  int dealer;
  int toAct = OVER;

  /** The mask of Vice Presidents who may still swap; nobody plays before they have answered. */
  int swappers;

  /** No card of the round was played yet: H6 binds. */
  boolean opening;

  /**
   * The turns of this round, packed by {@link HalfTurns}: they matter for no rule, only for views.
   */
  final int[] turns;

  int turnCount;
  private boolean oneRound;

  HalfState(int seats, int rounds, boolean ghostKeepsFive) {
    this.seats = seats;
    this.rounds = rounds;
    this.ghostKeepsFive = ghostKeepsFive;
    hand = new byte[3 * seats];
    held = new int[seats];
    top = new int[seats];
    open = new byte[3 * seats];
    blind = new byte[3 * seats];
    burned = new long[seats];
    points = new int[seats];
    turns = new int[EightAndHalf.mostMoves(seats, 1)];
    Arrays.fill(open, Deck.EMPTY);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int toAct() {
    return toAct;
  }

  /** For those who imagine one round: it is over when that is scored, and nothing is dealt. */
  public void stopAfterRound() {
    oneRound = true;
  }

  boolean goesOn() {
    return round < rounds && !oneRound;
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public int points(int seat) {
    return points[seat];
  }

  @Override
  public void legal(Moves out) {
    out.clear();
    if (toAct != OVER) {
      Legal.list(this, out);
    }
  }

  @Override
  public void apply(long packed, Log log) {
    int move = (int) packed;
    turns[turnCount++] = HalfTurns.pack(toAct, value, five, opening, move);
    if (move < HalfCodec.COLLECT) {
      Turn.play(this, move, log);
    } else if (move == HalfCodec.COLLECT) {
      Turn.collect(this, log);
    } else if (move < HalfCodec.KEEP) {
      Turn.turnUp(this, move - HalfCodec.blind(0), log);
    } else {
      Dealing.answer(this, move, log);
    }
  }

  /** The first position of a seat's lane. */
  int lane(int seat) {
    int first = seat - dealer - 1;
    return first < 0 ? first + seats : first;
  }

  /** How many rounds the game has. */
  public int rounds() {
    return rounds;
  }

  /** What the pile is worth, in halves. */
  public int value() {
    return value;
  }

  /** Whether a Five binds the player to act. */
  public boolean five() {
    return five;
  }

  /** Whether a Vice President is to answer before play begins. */
  public boolean swapping() {
    return swappers != 0;
  }

  public boolean ghostKeepsFive() {
    return ghostKeepsFive;
  }

  /** What everybody knows of a place (from 0) for blind cards: a face, hidden, or gone. */
  public byte blindShown(int seat, int place) {
    return switch (blind[3 * seat + place]) {
      case GONE -> Deck.EMPTY;
      case UNSEEN -> Faces.HIDDEN;
      default -> blindFace(seat, place);
    };
  }

  /** How many cards a seat holds in hand. */
  public int held(int seat) {
    return held[seat];
  }

  /** The open card at a place that counts from 0, or {@link Deck#EMPTY}. */
  public byte openFace(int seat, int place) {
    return open[3 * seat + place];
  }

  public int bank(int seat) {
    return top[seat] >= Deck.SIZE ? 0 : (Deck.SIZE - 1 - top[seat]) / seats + 1;
  }

  byte blindFace(int seat, int place) {
    return deck[lane(seat) + place * seats];
  }

  int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  public Source source(int seat) {
    return held[seat] > 0 ? Source.HAND : openHeap(seat) != 0 ? Source.OPEN : Source.BLIND;
  }

  public long handHeap(int seat) {
    long heap = 0;
    int from = 3 * seat;
    for (int i = from; i < from + held[seat]; i++) {
      heap += Deck.one(deck[hand[i]]);
    }
    return heap;
  }

  public long openHeap(int seat) {
    int at = 3 * seat;
    long heap = Deck.one(open[at]) + Deck.one(open[at + 1]) + Deck.one(open[at + 2]);
    return heap & (Deck.one(Deck.EMPTY) - 1);
  }

  public int blindLeft(int seat) {
    int left = 0;
    for (int i = 3 * seat; i < 3 * seat + 3; i++) {
      left += blind[i] == GONE ? 0 : 1;
    }
    return left;
  }

  /** Every card in hand, bank, open and blind. */
  public int unplayed(int seat) {
    return held[seat] + bank(seat) + Deck.size(openHeap(seat)) + blindLeft(seat);
  }

  @Override
  public int deckSize() {
    return Deck.SIZE;
  }

  @Override
  public int eyes(int position) {
    int seat = (dealer + 1 + position) % seats;
    if (position >= top[seat]) {
      return Eyes.NOBODY;
    }
    int dealt = position / seats;
    if (dealt < 3) {
      return blind[3 * seat + dealt] == UNSEEN ? Eyes.NOBODY : Eyes.EVERYBODY;
    }
    for (int i = 3 * seat; i < 3 * seat + held[seat]; i++) {
      if (hand[i] == position) {
        return Eyes.only(seat);
      }
    }
    return Eyes.EVERYBODY;
  }

  @Override
  public void copyFrom(HalfState other) {
    rounds = other.rounds;
    ghostKeepsFive = other.ghostKeepsFive;
    chance.copyFrom(other.chance);
    System.arraycopy(other.deck, 0, deck, 0, Deck.SIZE);
    System.arraycopy(other.hand, 0, hand, 0, hand.length);
    System.arraycopy(other.held, 0, held, 0, seats);
    System.arraycopy(other.top, 0, top, 0, seats);
    System.arraycopy(other.open, 0, open, 0, open.length);
    System.arraycopy(other.blind, 0, blind, 0, blind.length);
    System.arraycopy(other.burned, 0, burned, 0, seats);
    System.arraycopy(other.points, 0, points, 0, seats);
    System.arraycopy(other.pile, 0, pile, 0, other.pileSize);
    pileSize = other.pileSize;
    pileHeap = other.pileHeap;
    value = other.value;
    five = other.five;
    lawbreaker = other.lawbreaker;
    round = other.round;
    dealer = other.dealer;
    toAct = other.toAct;
    swappers = other.swappers;
    opening = other.opening;
    turnCount = other.turnCount;
    System.arraycopy(other.turns, 0, turns, 0, turnCount);
  }

  @Override
  public long digest() {
    return Fingerprint.of(this);
  }
}
