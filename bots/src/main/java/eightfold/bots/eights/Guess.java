package eightfold.bots.eights;

import eightfold.core.Cards;
import eightfold.core.Rng;
import eightfold.eights.CheapestSpelling;
import eightfold.eights.Deck;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import eightfold.eights.Word;
import java.util.Arrays;

/**
 * Guesses what the other seats kept at their last turn, from what they did. Who spells a word most
 * likely had no higher one and gave the cards it could best do without; who passes most likely had
 * no word. Cards with which a seat would have acted as it did come up more often than others.
 *
 * <p>A guess takes some microseconds. One thread at a time.
 */
final class Guess {
  private static final int WORDS = Word.values().length;

  /** So many draws at most for one seat; the last one stands. */
  private static final int TRIES = 60;

  /** So many guesses are made for a seat; when it takes more, they come again. */
  private static final int POOL = 1024;

  /** So many of a seat's turns are looked at. */
  private static final int TURNS = 3;

  /** How likely somebody leaves a higher word, against one who has none. */
  private static final double LEAVES_A_WORD = 0.03;

  /** How likely somebody gives dearer cards than necessary, against the cheapest. */
  private static final double GIVES_DEARER = 0.1;

  private final Past past;
  private final CheapestSpelling prices = CheapestSpelling.byUsefulness();

  /** By seat: how many cards to guess. */
  private final int[] count;

  /** By seat: the first guesses, and how many there are. Later ones are taken from them. */
  private final long[][] pool;

  private final int[] drawn;

  /** The cards that may be anywhere. */
  private final byte[] unseen = new byte[Deck.CARDS];

  private int unseenCount;

  Guess(int seats) {
    past = new Past(seats);
    count = new int[seats];
    pool = new long[seats][POOL];
    drawn = new int[seats];
  }

  /** Makes a view's turns those to guess from. */
  void from(EightsView view) {
    past.read(view);
    Arrays.fill(drawn, 0);
    long left = Sets.without(-1L, view.row());
    left = Sets.without(left, view.stack());
    left = Sets.without(left, view.outOfPlay());
    for (int seat = 0; seat < count.length; seat++) {
      EightsView.Seat one = view.seats().get(seat);
      left = Sets.without(left, one.known());
      int hidden = one.cards() - one.known().size();
      int turn = past.last(seat);
      count[seat] = turn == Past.NONE ? 0 : Math.min(past.kept(turn), hidden);
    }
    unseenCount = 0;
    for (; left != 0; left &= left - 1) {
      unseen[unseenCount++] = (byte) Long.numberOfTrailingZeros(left);
    }
  }

  /** The view as if its seat knew what the others kept. */
  EightsView draw(EightsView view, Rng rng) {
    EightsView.Seat[] seats = view.seats().toArray(new EightsView.Seat[0]);
    int first = rng.below(seats.length);
    long taken = 0;
    for (int i = 0; i < seats.length; i++) {
      int seat = (first + i) % seats.length;
      if (count[seat] > 0) {
        EightsView.Seat one = seats[seat];
        long known = Sets.of(one.known());
        long guessed = drawn[seat] < POOL ? fresh(seat, one, taken, rng) : again(seat, taken, rng);
        taken |= guessed;
        Cards hand = Deck.cards(known | guessed);
        seats[seat] = new EightsView.Seat(one.cards(), hand, one.laid(), one.points());
      }
    }
    return view.with(Arrays.asList(seats));
  }

  private long fresh(int seat, EightsView.Seat one, long taken, Rng rng) {
    boolean drewNothing = past.kept(past.last(seat)) == one.cards();
    long known = drewNothing ? Sets.of(one.known()) : 0;
    long guessed = any(seat, taken, rng);
    for (int i = 1; i < TRIES && !fits(seat, known | guessed, rng); i++) {
      guessed = any(seat, taken, rng);
    }
    pool[seat][drawn[seat]++] = guessed;
    return guessed;
  }

  /** One of the guesses before. */
  private long again(int seat, long taken, Rng rng) {
    for (int i = 0; i < TRIES; i++) {
      long guessed = pool[seat][rng.below(POOL)];
      if ((guessed & taken) == 0) {
        return guessed;
      }
    }
    return any(seat, taken, rng);
  }

  private long any(int seat, long taken, Rng rng) {
    long cards = 0;
    for (int left = count[seat]; left > 0; ) {
      long card = 1L << unseen[rng.below(unseenCount)];
      if (((cards | taken) & card) == 0) {
        cards |= card;
        left--;
      }
    }
    return cards;
  }

  /** As often true as it is likely that a seat acted as it did with these cards. */
  private boolean fits(int seat, long cards, Rng rng) {
    double needed = rng.nextDouble();
    double chance = 1;
    long after = cards;
    int turn = past.last(seat);
    for (int i = 0; i < TURNS && turn != Past.NONE; i++) {
      long move = past.move(turn);
      after = some(after, past.kept(turn), rng);
      chance *= Packed.isSpell(move) ? chance(turn, after) : passes(turn, after);
      if (chance < needed) {
        return false;
      }
      if (Packed.isSpell(move)) {
        after = Spelling.handBefore(after, move);
      } else if (Packed.exchanged(move) > 0) {
        return true;
      }
      turn = past.before(turn);
    }
    return true;
  }

  private double chance(int turn, long after) {
    long move = past.move(turn);
    long hand = Spelling.handBefore(after, move);
    if (canSpell(Packed.word(move) + 1, past.row(turn), hand)) {
      return LEAVES_A_WORD;
    }
    int price = prices.price(move);
    int cheaper = prices.find(Packed.word(move), past.row(turn), hand, price);
    return cheaper == CheapestSpelling.NONE ? 1 : GIVES_DEARER;
  }

  private double passes(int turn, long after) {
    return canSpell(0, past.row(turn), after) ? LEAVES_A_WORD : 1;
  }

  private boolean canSpell(int least, long row, long hand) {
    for (int word = least; word < WORDS; word++) {
      if (prices.find(word, row, hand) != CheapestSpelling.NONE) {
        return true;
      }
    }
    return false;
  }

  /** So many of the cards. */
  private static long some(long cards, int count, Rng rng) {
    long some = cards;
    for (int left = Long.bitCount(cards); left > count; left--) {
      long rest = some;
      for (int skip = rng.below(left); skip > 0; skip--) {
        rest &= rest - 1;
      }
      some &= ~Long.lowestOneBit(rest);
    }
    return some;
  }
}
