package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Digest;
import eightfold.core.Eyes;
import java.util.Arrays;

/**
 * Where each card is, and who knows it.
 *
 * <p>Row and hands are sets of cards; the stack is a ring, since cards go under it. A card that is
 * in none of them lies in a word. Two masks go with each card: {@code knows}, who knows the card to
 * be where it is now, and {@code seen}, who has known it at some time since the deal. They differ
 * because an exchange (E10) hides where a card is, and because nobody can tell two cards with the
 * same face apart. All steps are in place and allocate nothing.
 */
final class Layout {
  private static final int RING = 63;

  /** This hand's cards besides the row in the order of the deal; the rest of the array is idle. */
  final byte[] deck = new byte[Deck.CARDS];

  final byte[] knows = new byte[Deck.CARDS];
  final byte[] seen = new byte[Deck.CARDS];
  final byte[] stack = new byte[RING + 1];
  final long[] hands;
  long row;
  int top;
  int stacked;

  Layout(int seats) {
    hands = new long[seats];
  }

  /** Deals the deck, one card at a time beginning with this seat; the rest is the stack (E4). */
  void deal(int first, int handSize) {
    Arrays.fill(hands, 0);
    Arrays.fill(knows, (byte) Eyes.NOBODY);
    for (long left = row; left != 0; left &= left - 1) {
      knows[Long.numberOfTrailingZeros(left)] = (byte) Eyes.EVERYBODY;
    }
    int dealt = hands.length * handSize;
    int seat = first;
    for (int i = 0; i < dealt; i++) {
      hands[seat] |= Deck.bit(deck[i]);
      knows[deck[i]] = (byte) Eyes.only(seat);
      seat = seat + 1 == hands.length ? 0 : seat + 1;
    }
    System.arraycopy(knows, 0, seen, 0, seen.length);
    top = 0;
    stacked = Deck.PILE - dealt;
    System.arraycopy(deck, dealt, stack, 0, stacked);
  }

  /** The card at this place of the stack, 0 being its top. */
  byte stacked(int place) {
    return stack[(top + place) & RING];
  }

  int held(int seat) {
    return Long.bitCount(hands[seat]);
  }

  /** Letters and replacements leave the hand; the row gives what the word borrows. */
  void spell(int seat, long move) {
    int word = Packed.word(move);
    int borrowed = 0;
    for (int i = 0; i < Spelling.length(word); i++) {
      int suit = Packed.suit(move, i);
      if (Packed.isFromRow(move, i)) {
        borrowed |= 1 << suit;
      } else {
        reveal(seat, Spelling.face(word, i, suit));
      }
    }
    int index = 0;
    for (int left = borrowed; left != 0; left &= left - 1) {
      int suit = Integer.numberOfTrailingZeros(left);
      int card = reveal(seat, (suit << 3) + Packed.place(move, index++));
      row = (row & ~Deck.suitMask(suit)) | Deck.bit(card);
    }
  }

  /**
   * A card with this face leaves the hand for all to see. Where the hand has two, those who knew of
   * one only cannot tell whether the other is still there.
   */
  private int reveal(int seat, int face) {
    long both = Deck.showing(hands[seat], face);
    int card = Long.numberOfTrailingZeros(both);
    if (both != Deck.bit(card)) {
      int other = card + 1;
      byte shared = (byte) (knows[card] & knows[other]);
      card = watchers(card) < watchers(other) ? other : card;
      knows[(2 * Deck.face(card)) + 1 - card] = shared;
    }
    hands[seat] &= ~Deck.bit(card);
    knows[card] = (byte) Eyes.EVERYBODY;
    seen[card] = (byte) Eyes.EVERYBODY;
    return card;
  }

  private int watchers(int card) {
    return Integer.bitCount(seen[card] & Eyes.EVERYBODY);
  }

  void draw(int seat, int count) {
    for (int i = 0; i < count; i++) {
      int card = stacked(i);
      hands[seat] |= Deck.bit(card);
      knows[card] |= (byte) Eyes.only(seat);
      seen[card] |= (byte) Eyes.only(seat);
    }
    top = (top + count) & RING;
    stacked -= count;
  }

  /**
   * The pass's cards go under the stack (E10). Nobody else can tell any more which of the seat's
   * cards are in the hand and which are not.
   */
  void putUnder(int seat, long pass) {
    for (long left = hands[seat]; left != 0; left &= left - 1) {
      knows[Long.numberOfTrailingZeros(left)] = (byte) Eyes.only(seat);
    }
    for (int i = 0; i < Packed.exchanged(pass); i++) {
      int card = Long.numberOfTrailingZeros(Deck.showing(hands[seat], Packed.exchanged(pass, i)));
      hands[seat] &= ~Deck.bit(card);
      stack[(top + stacked++) & RING] = (byte) card;
    }
  }

  /** So many faces from the top of the stack. */
  Cards top(int count) {
    byte[] cards = new byte[count];
    for (int i = 0; i < count; i++) {
      cards[i] = Deck.face(stacked(i));
    }
    return Cards.copyOf(Deck.FACES, cards, 0, count);
  }

  void copyFrom(Layout other) {
    System.arraycopy(other.deck, 0, deck, 0, deck.length);
    System.arraycopy(other.knows, 0, knows, 0, knows.length);
    System.arraycopy(other.seen, 0, seen, 0, seen.length);
    System.arraycopy(other.stack, 0, stack, 0, stack.length);
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    row = other.row;
    top = other.top;
    stacked = other.stacked;
  }

  /** Folds faces and knowledge; which of two equal cards is where makes no difference. */
  long digest(long start) {
    long digest = Digest.fold(start, Deck.faces(row));
    for (long hand : hands) {
      long sum = 0;
      for (long left = hand; left != 0; left &= left - 1) {
        sum += term(Long.numberOfTrailingZeros(left));
      }
      digest = Digest.fold(digest, sum);
    }
    for (int i = 0; i < stacked; i++) {
      digest = Digest.fold(digest, term(stacked(i)));
    }
    return digest;
  }

  private long term(int card) {
    return Digest.fold(Deck.face(card), knows[card]);
  }
}
