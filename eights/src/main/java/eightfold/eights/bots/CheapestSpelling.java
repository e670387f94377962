package eightfold.eights.bots;

import eightfold.eights.Deck;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import eightfold.eights.Word;

/**
 * Finds the spelling of a word that costs least (E6, E7), where every card has its price.
 *
 * <p>Goes letter by letter and leaves a branch that cannot become cheaper than the best so far; the
 * replacements are chosen at the end, the cheapest of each suit. Prices may be negative. Of equally
 * cheap spellings it finds the same one every time, but no particular one. Well below a microsecond
 * a word. Allocates nothing; one thread at a time.
 */
public final class CheapestSpelling {
  /** The price of what cannot be had. */
  public static final int NONE = Integer.MAX_VALUE;

  private static final int WORDS = Word.values().length;
  private static final int MOST_LETTERS = 5;

  /** Above every price, and far from an overflow. */
  private static final int NO_LIMIT = 1 << 20;

  private final int[] spend;
  private final int[] borrow;
  private final int[] replace;

  /** The cheapest replacement by suit and the byte of its cards, or −1. */
  private final byte[] cheapest = new byte[Deck.SUITS << 8];

  /** The least that the letters from this one on can cost. */
  private final int[] least = new int[MOST_LETTERS + 1];

  /** The least that a replacement of each suit can cost, of the hand asked about last. */
  private final int[] leastOf = new int[Deck.SUITS];

  private long lastHand;

  private int limit;
  private long best;

  /**
   * Prices by card, equal for cards with the same face.
   *
   * @param spend of a hand card that becomes a letter
   * @param borrow of a row card that becomes a letter
   * @param replace of a hand card that goes into the row
   */
  public CheapestSpelling(int[] spend, int[] borrow, int[] replace) {
    this.spend = spend.clone();
    this.borrow = borrow.clone();
    this.replace = replace.clone();
    for (int suit = 0; suit < Deck.SUITS; suit++) {
      for (int cards = 0; cards < 1 << 8; cards++) {
        long held = ((long) cards << (suit << 3)) & ~Deck.SECOND;
        cheapest[(suit << 8) | cards] = (byte) cheapest(held);
      }
    }
  }

  /** One that gives the cards of least {@link Usefulness}. */
  public static CheapestSpelling byUsefulness() {
    int[] useful = Usefulness.table();
    return new CheapestSpelling(useful, new int[Deck.CARDS], useful);
  }

  private int cheapest(long cards) {
    int best = -1;
    for (long left = cards; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      best = best < 0 || replace[card] < replace[best] ? card : best;
    }
    return best;
  }

  /** The price of the cheapest spelling, or {@link #NONE}. */
  public int find(int word, long row, long hand) {
    return find(word, row, hand, NO_LIMIT);
  }

  /**
   * The price of the cheapest spelling below a limit, or {@link #NONE}.
   *
   * @param word its number, one less than its points
   */
  public int find(int word, long row, long hand, int below) {
    long held = Deck.faces(hand);
    long open = Deck.faces(row) & Spelling.suitsOf(held);
    best = Packed.PASS;
    if (Spelling.length(word) > Long.bitCount(held) || !Spelling.possible(word, open, held)) {
      return NONE;
    }
    limit = below;
    bound(word, open, held);
    if (least[0] < limit) {
      letter(word, 0, open, held, 0, 0, Packed.spell(word));
    }
    return best == Packed.PASS ? NONE : limit;
  }

  /** Whether there is a spelling of this word or of a higher one. */
  public boolean canSpell(int leastWord, long row, long hand) {
    for (int word = leastWord; word < WORDS; word++) {
      if (find(word, row, hand) != NONE) {
        return true;
      }
    }
    return false;
  }

  /** The spelling that {@link #find} found last; the plain pass if it found none. */
  public long found() {
    return best;
  }

  /** The price of any spelling. */
  public int price(long move) {
    int word = Packed.word(move);
    int price = 0;
    for (int i = 0; i < Spelling.length(word); i++) {
      int card = Spelling.face(word, i, Packed.suit(move, i));
      price += Packed.isFromRow(move, i) ? borrow[card] : spend[card];
    }
    int index = 0;
    for (int left = Spelling.borrowed(move); left != 0; left &= left - 1) {
      int suit = Integer.numberOfTrailingZeros(left);
      price += replace[(suit << 3) + Packed.place(move, index++)];
    }
    return price;
  }

  private void bound(int word, long open, long hand) {
    if (hand != lastHand) {
      for (int suit = 0; suit < Deck.SUITS; suit++) {
        leastOf[suit] = priceOf(cheapest(hand, suit));
      }
      lastHand = hand;
    }
    int length = Spelling.length(word);
    least[length] = 0;
    for (int at = length - 1; at >= 0; at--) {
      long showing = Spelling.showing(word, at);
      int lowest = NONE;
      for (long left = hand & showing; left != 0; left &= left - 1) {
        lowest = Math.min(lowest, spend[Long.numberOfTrailingZeros(left)]);
      }
      for (long left = open & showing; left != 0; left &= left - 1) {
        int card = Long.numberOfTrailingZeros(left);
        lowest = Math.min(lowest, borrow[card] + leastOf[Deck.suit(card)]);
      }
      least[at] = least[at + 1] + lowest;
    }
  }

  /** The card of this suit that is the cheapest replacement, or −1. */
  private int cheapest(long hand, int suit) {
    return cheapest[(suit << 8) | ((int) (hand >>> (suit << 3)) & 0xFF)];
  }

  private int priceOf(int replacement) {
    return replacement < 0 ? 0 : replace[replacement];
  }

  /** The price counts every replacement as if the suit's cheapest were left for it. */
  private void letter(int word, int at, long row, long hand, int suits, int price, long move) {
    if (at == Spelling.length(word)) {
      finish(hand, suits, price, move);
      return;
    }
    long showing = Spelling.showing(word, at);
    int most = limit - least[at + 1];
    for (long left = row & showing & Spelling.above(word, at, move); left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      int suit = Deck.suit(card);
      int next = price + borrow[card] + leastOf[suit];
      if (next < most && (hand & Deck.suitMask(suit)) != 0) {
        long then = move | Packed.fromRow(at, suit);
        letter(word, at + 1, row & ~Deck.bit(card), hand, suits | (1 << suit), next, then);
      }
    }
    for (long left = hand & showing & Spelling.notBelow(word, at, move);
        left != 0;
        left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      int suit = Deck.suit(card);
      int next = price + spend[card];
      long rest = Spelling.without(hand, Deck.bit(card));
      boolean starved = ((suits >> suit) & 1) != 0 && (rest & Deck.suitMask(suit)) == 0;
      if (next < most && !starved) {
        long then = move | Packed.fromHand(at, suit);
        letter(word, at + 1, row, rest, suits, next, then);
      }
    }
  }

  /** Chooses the replacements. */
  private void finish(long hand, int suits, int price, long move) {
    long whole = move;
    int sum = price;
    int index = 0;
    for (int left = suits; left != 0; left &= left - 1) {
      int suit = Integer.numberOfTrailingZeros(left);
      int card = cheapest(hand, suit);
      sum += replace[card] - leastOf[suit];
      whole |= Packed.replacement(index++, card & 7);
    }
    if (suits != 0 && sum < limit) {
      limit = sum;
      best = whole;
    }
  }
}
