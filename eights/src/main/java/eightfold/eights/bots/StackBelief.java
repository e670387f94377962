package eightfold.eights.bots;

import eightfold.core.Faces;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import java.util.Arrays;

/**
 * Guesses which cards the other seats put under the stack. Hands are held in ascending order, and
 * who exchanges cards most likely leaves them so: the first come from the low suits, the last from
 * the high ones. Who gave a whole hand away most likely could spell nothing with it. One follows
 * these cards up the stack and into the hands of those who draw them.
 *
 * <p>A guess takes some microseconds. One thread at a time.
 */
final class StackBelief {
  /** How often cards are taken to lie in ascending order. */
  private static final double HABIT = 0.95;

  /** So many draws at most for one exchange; the last one stands. */
  private static final int TRIES = 12;

  /** Where a card is of which one need not know where. */
  private static final int ELSEWHERE = -1;

  /** Below this it is a place of the stack, from this on in the hand of a seat since its turn. */
  private static final int DRAWN = Deck.CARDS;

  /** From this on it is in the hand of a seat since longer, unless the seat gave it for a word. */
  private static final int KEPT = 2 * Deck.CARDS;

  private final TurnHistory history;
  private final CheapestSpelling prices = CheapestSpelling.byUsefulness();
  private Exchange[] exchanges = {};
  private int count;
  private long unseen;

  /** The guess: faces by place of the stack, and cards by seat. */
  private final byte[] stack = new byte[Deck.CARDS];

  private final long[] drawn;
  private final long[] kept;

  /** By seat: how many cards it may have kept of those that one does not know. */
  private final int[] room;

  private long all;

  /** By place in an exchange and card: in how many ways it goes on from this card. */
  private final double[][] ways = new double[Exchange.MOST + 1][Deck.CARDS + 1];

  StackBelief(int seats, TurnHistory history) {
    this.history = history;
    drawn = new long[seats];
    kept = new long[seats];
    room = new int[seats];
    Arrays.fill(ways[Exchange.MOST], 1);
  }

  /** One exchange of another seat. */
  private static final class Exchange {
    private static final int MOST = 8;
    private final long[] maybe = new long[MOST];
    private final int[] where = new int[MOST];
    private int size;
    private long row;
    private boolean whole;
  }

  /** Makes a view's turns, which the past has read, those to guess from. */
  void from(EightsView view, long hidden) {
    unseen = hidden;
    count = 0;
    for (int seat = 0; seat < room.length; seat++) {
      EightsView.Seat one = view.seats().get(seat);
      room[seat] = one.cards() - one.known().size();
    }
    if (exchanges.length < history.turns()) {
      exchanges = new Exchange[history.turns()];
      Arrays.setAll(exchanges, i -> new Exchange());
    }
    for (int turn = history.turns() - 1; turn >= 0; turn--) {
      int size = history.put(turn);
      if (size > 0 && history.seat(turn) != view.seat() && follows(exchanges[count], turn, view)) {
        count++;
      }
    }
    for (int seat = 0; seat < room.length; seat++) {
      int last = history.last(seat);
      room[seat] = last == TurnHistory.NONE ? 0 : Math.min(room[seat], history.kept(last));
    }
  }

  /** Finds out where the cards of an exchange are now; false if that is of no use. */
  private boolean follows(Exchange exchange, int turn, EightsView view) {
    exchange.size = history.put(turn);
    exchange.row = history.row(turn);
    exchange.whole = history.kept(turn) == 0;
    boolean useful = false;
    for (int i = 0; i < exchange.size; i++) {
      int place = history.place(turn, i);
      int drawer = place < 0 ? history.drawer(turn, i) : TurnHistory.NONE;
      exchange.where[i] = place < 0 ? ELSEWHERE : place;
      exchange.maybe[i] = unseen;
      if (drawer != TurnHistory.NONE) {
        int seat = history.seat(drawer);
        boolean latest = history.last(seat) == drawer;
        if (seat == view.seat()) {
          exchange.maybe[i] = latest ? Sets.of(view.hand()) : ~unseen;
        } else if (latest) {
          exchange.where[i] = DRAWN + seat;
          room[seat]--;
        } else {
          exchange.maybe[i] |= given(seat, drawer);
          exchange.where[i] = keptOn(seat, drawer) ? KEPT + seat : ELSEWHERE;
        }
      }
      useful |= exchange.where[i] != ELSEWHERE;
    }
    return useful;
  }

  /** Whether a seat has exchanged nothing after a turn. */
  private boolean keptOn(int seat, int after) {
    int turn = history.last(seat);
    while (turn > after && history.put(turn) == 0) {
      turn = history.before(turn);
    }
    return turn <= after;
  }

  /** What a seat gave for words after a turn. */
  private long given(int seat, int after) {
    long given = 0;
    for (int turn = history.last(seat); turn > after; turn = history.before(turn)) {
      long move = history.move(turn);
      given |= Packed.isSpell(move) ? Spelling.handBefore(0, move) : 0;
    }
    return given;
  }

  /** Makes a guess; returns all cards of which it says where they are. */
  long draw(Rng rng) {
    Arrays.fill(stack, Faces.HIDDEN);
    Arrays.fill(drawn, 0);
    Arrays.fill(kept, 0);
    all = 0;
    for (int i = 0; i < count; i++) {
      if (rng.nextDouble() < HABIT) {
        order(exchanges[i], rng);
      }
    }
    return all;
  }

  /** The cards that a seat drew at its last turn, as far as the guess says. */
  long drawn(int seat) {
    return drawn[seat];
  }

  /** The cards that a seat kept at its last turn, as far as the guess says. */
  long kept(int seat) {
    return kept[seat];
  }

  /** The face that the guess puts at this place of the stack, or a hidden one. */
  byte stacked(int place) {
    return stack[place];
  }

  private void order(Exchange exchange, Rng rng) {
    count(exchange, all);
    if (ways[0][0] == 0) {
      return; // Somebody did not keep to the order.
    }
    long cards = pick(exchange, rng);
    for (int i = 1; i < TRIES && exchange.whole && !fits(exchange, cards, rng); i++) {
      cards = pick(exchange, rng);
    }
    long left = cards;
    for (int i = 0; i < exchange.size; i++, left &= left - 1) {
      long card = Long.lowestOneBit(left);
      if (exchange.where[i] != ELSEWHERE && (unseen & card) != 0) {
        put(card, exchange.where[i]);
      }
    }
  }

  private void put(long card, int where) {
    if (where >= KEPT) {
      int seat = where - KEPT;
      if (Long.bitCount(kept[seat]) >= room[seat]) {
        return;
      }
      kept[seat] |= card;
    } else if (where >= DRAWN) {
      drawn[where - DRAWN] |= card;
    } else {
      stack[where] = Deck.face(Long.numberOfTrailingZeros(card));
    }
    all |= card;
  }

  /** Counts the ways to go on, the last card first. */
  private void count(Exchange exchange, long taken) {
    for (int i = exchange.size - 1; i >= 0; i--) {
      double[] then = i == exchange.size - 1 ? ways[Exchange.MOST] : ways[i + 1];
      long maybe = exchange.maybe[i] & ~taken;
      double sum = 0;
      ways[i][Deck.CARDS] = 0;
      for (int card = Deck.CARDS - 1; card >= 0; card--) {
        sum += ((maybe >>> card) & 1) == 0 ? 0 : then[card + 1];
        ways[i][card] = sum;
      }
    }
  }

  /** Picks one of the ways; the cards ascend. */
  private long pick(Exchange exchange, Rng rng) {
    long cards = 0;
    int card = 0;
    for (int i = 0; i < exchange.size; i++) {
      double rest = rng.nextDouble() * ways[i][card];
      while (ways[i][card + 1] > rest) {
        card++;
      }
      cards |= 1L << card++;
    }
    return cards;
  }

  private boolean fits(Exchange exchange, long cards, Rng rng) {
    return !prices.canSpell(0, exchange.row, cards) || rng.nextDouble() < HandBelief.LEAVES_A_WORD;
  }
}
