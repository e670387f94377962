package eightfold.eights.bots;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Guesses what the other seats kept at their last turn, from what they did. Who spells a word most
 * likely had no higher one and gave the cards it could best do without; who passes most likely had
 * no word. Cards with which a seat would have acted as it did come up more often than others. What
 * they put under the stack comes from {@link StackBelief}.
 *
 * <p>A guess takes some microseconds. One thread at a time.
 */
final class HandBelief {
  /** So many draws at most for one seat; the last one stands. */
  private static final int TRIES = 60;

  /** So many guesses are made; when it takes more, they come again. */
  private static final int POOL = 512;

  /** So many of a seat's turns are looked at. */
  private static final int TURNS = 3;

  /** How likely somebody leaves a higher word, against one who has none. */
  static final double LEAVES_A_WORD = 0.03;

  /** How likely somebody gives dearer cards than necessary, against the cheapest. */
  private static final double GIVES_DEARER = 0.1;

  private final TurnHistory history;
  private final StackBelief stackBelief;
  private final CheapestSpelling prices = CheapestSpelling.byUsefulness();

  /** By seat: how many cards to guess. */
  private final int[] count;

  /** The first guesses. Later ones are taken from them. */
  private final List<EightsView> pool = new ArrayList<>(POOL);

  /** The cards that may be anywhere. */
  private final byte[] unseen = new byte[Deck.CARDS];

  private int unseenCount;

  HandBelief(int seats) {
    history = new TurnHistory(seats);
    stackBelief = new StackBelief(seats, history);
    count = new int[seats];
  }

  /** Makes a view's turns those to guess from. */
  void from(EightsView view) {
    history.read(view);
    pool.clear();
    long left = Sets.without(-1L, view.row());
    left = Sets.without(left, view.stack());
    left = Sets.without(left, view.outOfPlay());
    for (int seat = 0; seat < count.length; seat++) {
      EightsView.Seat one = view.seats().get(seat);
      left = Sets.without(left, one.known());
      int hidden = one.cards() - one.known().size();
      int turn = history.last(seat);
      count[seat] = turn == TurnHistory.NONE ? 0 : Math.min(history.kept(turn), hidden);
    }
    stackBelief.from(view, left);
    unseenCount = 0;
    for (; left != 0; left &= left - 1) {
      unseen[unseenCount++] = (byte) Long.numberOfTrailingZeros(left);
    }
  }

  /** The view as if its seat knew what the others kept and what they put under the stack. */
  EightsView draw(EightsView view, Rng rng) {
    if (pool.size() == POOL) {
      return pool.get(rng.below(POOL));
    }
    EightsView belief = fresh(view, rng);
    pool.add(belief);
    return belief;
  }

  /** A guess that was not made before. */
  EightsView fresh(EightsView view, Rng rng) {
    EightsView.Seat[] seats = view.seats().toArray(new EightsView.Seat[0]);
    int first = rng.below(seats.length);
    long taken = stackBelief.draw(rng);
    for (int i = 0; i < seats.length; i++) {
      int seat = (first + i) % seats.length;
      EightsView.Seat one = seats[seat];
      long kept = kept(seat, one, taken, rng);
      taken |= kept;
      Cards hand = Deck.cards(Sets.of(one.known()) | stackBelief.drawn(seat) | kept);
      seats[seat] = new EightsView.Seat(one.cards(), hand, one.laid(), one.points());
    }
    return view.with(Arrays.asList(seats), stack(view));
  }

  private Cards stack(EightsView view) {
    byte[] cards = view.stack().toArray();
    for (int place = 0; place < cards.length; place++) {
      cards[place] = cards[place] == Faces.HIDDEN ? stackBelief.stacked(place) : cards[place];
    }
    return Cards.copyOf(view.stack().faces(), cards, 0, cards.length);
  }

  /** What a seat kept, besides what one knows of it. */
  private long kept(int seat, EightsView.Seat one, long taken, Rng rng) {
    long sure = stackBelief.kept(seat);
    int room = one.cards() - one.known().size() - Long.bitCount(sure | stackBelief.drawn(seat));
    int missing = Math.min(count[seat] - Long.bitCount(sure), room);
    if (missing <= 0) {
      return sure;
    }
    boolean drewNothing = history.kept(history.last(seat)) == one.cards();
    long known = sure | (drewNothing ? Sets.of(one.known()) : 0);
    long guessed = any(missing, taken, rng);
    for (int i = 1; i < TRIES && !fits(seat, known | guessed, rng); i++) {
      guessed = any(missing, taken, rng);
    }
    return sure | guessed;
  }

  private long any(int size, long taken, Rng rng) {
    long cards = 0;
    for (int left = size; left > 0; ) {
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
    int turn = history.last(seat);
    for (int i = 0; i < TURNS && turn != TurnHistory.NONE; i++) {
      long move = history.move(turn);
      after = some(after, history.kept(turn), rng);
      chance *= Packed.isSpell(move) ? chance(turn, after) : passes(turn, after);
      if (chance < needed) {
        return false;
      }
      if (Packed.isSpell(move)) {
        after = Spelling.handBefore(after, move);
      } else if (Packed.exchanged(move) > 0) {
        return true;
      }
      turn = history.before(turn);
    }
    return true;
  }

  private double chance(int turn, long after) {
    long move = history.move(turn);
    long hand = Spelling.handBefore(after, move);
    if (prices.canSpell(Packed.word(move) + 1, history.row(turn), hand)) {
      return LEAVES_A_WORD;
    }
    int price = prices.price(move);
    int cheaper = prices.find(Packed.word(move), history.row(turn), hand, price);
    return cheaper == CheapestSpelling.NONE ? 1 : GIVES_DEARER;
  }

  private double passes(int turn, long after) {
    return prices.canSpell(0, history.row(turn), after) ? LEAVES_A_WORD : 1;
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
