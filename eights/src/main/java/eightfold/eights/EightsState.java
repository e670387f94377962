package eightfold.eights;

import eightfold.core.Chance;
import eightfold.core.Digest;
import eightfold.core.Ended;
import eightfold.core.Eyes;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.core.State;

/**
 * The whole truth about a game of Eights: the cards are in the {@link Layout}, turn and score here.
 *
 * <p>A hand has at most 18 words (each costs three of the 56 cards outside the row) with fewer
 * passes than seats before each of them. Nothing here allocates, unless a log asks for events.
 */
public final class EightsState implements State<EightsState> {
  /** No hand has more words. */
  static final int MOST_WORDS = Deck.PILE / 3;

  /** So many hands in a row without a word end the game (E15). */
  static final int PATIENCE = 3;

  final int seats;
  final int handSize;
  final Chance chance = Chance.fast(0);
  final Layout layout;
  final int[] points;

  /** This hand's words in order ({@link Packed#laid}), and who spelled them. */
  final long[] laid = new long[MOST_WORDS];

  final byte[] spellers = new byte[MOST_WORDS];

  /**
   * The turns of this hand, packed by {@link EightsTurns}: they matter for no rule, only for views.
   */
  final long[] turns;

  int turnCount;
  int words;
  int target;
  int round;
  int dealer;
  int toAct = OVER;
  int passes;
  int wordless;

  EightsState(int seats, int target) {
    this.seats = seats;
    this.target = target;
    handSize = handSize(seats);
    layout = new Layout(seats);
    points = new int[seats];
    turns = new long[mostTurns(seats)];
  }

  /** How many cards a seat is dealt and draws up to (E4). */
  public static int handSize(int seats) {
    return seats == 2 ? 8 : seats <= 4 ? 7 : 6;
  }

  /** No hand between so many seats takes more turns. */
  static int mostTurns(int seats) {
    return MOST_WORDS * seats + seats;
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
    return points[seat];
  }

  @Override
  public int deckSize() {
    return Deck.PILE;
  }

  @Override
  public int eyes(int position) {
    return layout.seen[layout.deck[position]] & Eyes.EVERYBODY;
  }

  /** The row as a set: bit 8 × (suit − 1) + place in the suit for each card. */
  public long row() {
    return layout.row;
  }

  /** A seat's cards as a set. */
  public long hand(int seat) {
    return layout.hands[seat];
  }

  /** How many cards the stack has. */
  public int stack() {
    return layout.stacked;
  }

  /** How many seats have passed in a row. */
  public int passes() {
    return passes;
  }

  public int target() {
    return target;
  }

  /** Who begins the next hand (E5), if there is one. */
  public int leadsNext() {
    return next(next(dealer));
  }

  int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  @Override
  public void legal(Moves out) {
    out.clear();
    if (toAct != OVER) {
      out.add(Packed.PASS);
      Spelling.all(layout.row, layout.hands[toAct], out);
    }
  }

  /** Of the plain pass: now and then an exchange of any cards in any order. */
  @Override
  public long variant(long move, Rng rng) {
    long left = toAct == OVER ? 0 : layout.hands[toAct];
    if (move != Packed.PASS || layout.stacked == 0 || left == 0 || rng.below(4) != 0) {
      return move;
    }
    long pass = Packed.PASS;
    for (int count = 1 + rng.below(Long.bitCount(left)); count > 0; count--) {
      long rest = left;
      for (int skip = rng.below(Long.bitCount(left)); skip > 0; skip--) {
        rest &= rest - 1;
      }
      left &= ~Long.lowestOneBit(rest);
      pass = Packed.exchanging(pass, Deck.face(Long.numberOfTrailingZeros(rest)));
    }
    return pass;
  }

  @Override
  public void apply(long move, Log log) {
    turns[turnCount++] = EightsTurns.pack(toAct, move);
    if (Packed.isSpell(move)) {
      spell(toAct, move, log);
    } else {
      pass(toAct, move, log);
    }
  }

  private void spell(int seat, long move, Log log) {
    layout.spell(seat, move);
    points[seat] += Packed.word(move) + 1;
    laid[words] = Packed.laid(move);
    spellers[words++] = (byte) seat;
    passes = 0;
    toAct = next(seat);
    int drawn = Math.min(layout.stacked, handSize - layout.held(seat));
    if (log != Log.NONE) {
      log.add(EightsEvent.Spelled.of(seat, EightsCodec.spell(move), points[seat]));
      if (drawn > 0) {
        log.add(new EightsEvent.Drew(seat, layout.top(drawn), layout.stacked - drawn));
      }
    }
    layout.draw(seat, drawn);
  }

  private void pass(int seat, long move, Log log) {
    int count = Packed.exchanged(move);
    if (count > 0) {
      layout.putUnder(seat, move);
    }
    if (log != Log.NONE) {
      log.add(new EightsEvent.Passed(seat, EightsCodec.under(move), layout.top(count)));
    }
    layout.draw(seat, count);
    toAct = next(seat);
    if (++passes == seats) {
      endHand(log);
    }
  }

  private void endHand(Log log) {
    wordless = words == 0 ? wordless + 1 : 0;
    if (log != Log.NONE) {
      log.add(new EightsEvent.HandScored(round, words, Points.all(this)));
    }
    boolean reached = reached();
    if (!reached && wordless < PATIENCE) {
      dealer = next(dealer);
      round++;
      Dealing.hand(this, log);
      return;
    }
    toAct = OVER;
    if (log != Log.NONE) {
      if (!reached) {
        log.add(new EightsEvent.SafetyStop(wordless));
      }
      log.add(Ended.of(this));
    }
  }

  private boolean reached() {
    for (int total : points) {
      if (total >= target) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void copyFrom(EightsState other) {
    chance.copyFrom(other.chance);
    layout.copyFrom(other.layout);
    System.arraycopy(other.points, 0, points, 0, seats);
    System.arraycopy(other.laid, 0, laid, 0, laid.length);
    System.arraycopy(other.spellers, 0, spellers, 0, spellers.length);
    System.arraycopy(other.turns, 0, turns, 0, other.turnCount);
    turnCount = other.turnCount;
    words = other.words;
    target = other.target;
    round = other.round;
    dealer = other.dealer;
    toAct = other.toAct;
    passes = other.passes;
    wordless = other.wordless;
  }

  @Override
  public long digest() {
    long digest = layout.digest(Digest.START);
    for (int i = 0; i < words; i++) {
      digest = Digest.fold(digest, laid[i] + spellers[i]);
    }
    digest = Digest.fold(digest, points);
    digest = Digest.fold(digest, (target << 8) | (wordless << 6) | (passes << 3) | words);
    digest = Digest.fold(digest, round);
    return Digest.fold(digest, (dealer << 4) | (toAct & 15));
  }
}
