package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Faces;

/**
 * The 64 cards. Card number = 8 × (suit − 1) + place in the suit, so that a suit is one byte of a
 * set of cards. Suits 1 to 6 have two cards showing e, at places 0 and 1; the first stands for both
 * wherever a card leaves the engine.
 */
public final class Deck {
  public static final int CARDS = 64;
  public static final int SUITS = 8;

  /** The cards besides the row. */
  static final int PILE = CARDS - SUITS;

  /** The second e of each suit that has two. */
  public static final long SECOND = 0x0000_0202_0202_0202L;

  private static final String[] LETTERS = {
    "eeiotnrv", "eeiofnvg", "eeitfnsg", "eeithnvw", "eeotfrsx", "eeothsvu", "eiothsru", "eiofhrwx"
  };

  public static final Faces FACES = faces();

  private Deck() {}

  private static Faces faces() {
    String[] texts = new String[CARDS];
    for (int card = 0; card < CARDS; card++) {
      texts[card] = (suit(card) + 1) + "" + letter(card);
    }
    return new Faces(texts);
  }

  /** From 0, one less than the suit's written number. */
  public static int suit(int card) {
    return card >> 3;
  }

  public static char letter(int card) {
    return LETTERS[card >> 3].charAt(card & 7);
  }

  static boolean shows(int card, char letter) {
    return card != Faces.HIDDEN && letter(card) == letter;
  }

  /** The lowest card of this suit that shows the letter, or −1. */
  static int card(int suit, char letter) {
    int place = LETTERS[suit].indexOf(letter);
    return place < 0 ? -1 : (suit << 3) + place;
  }

  public static long bit(int card) {
    return 1L << card;
  }

  /** All cards of a suit. */
  public static long suitMask(int suit) {
    return 0xFFL << (suit << 3);
  }

  /** The lower of the cards with the same face. */
  public static byte face(int card) {
    return (byte) (card - (int) ((SECOND >>> card) & 1));
  }

  /** The set with each lone second e exchanged for the first. */
  public static long faces(long cards) {
    long lone = ((cards & SECOND) >>> 1) & ~cards;
    return cards ^ lone ^ (lone << 1);
  }

  /** A card of the set that shows this face (both, if there are two), as a set. */
  static long showing(long cards, int face) {
    return cards & (bit(face) | ((bit(face) << 1) & SECOND));
  }

  /** Takes one card with this face away; the first e goes last. */
  static long without(long cards, int face) {
    return cards & ~Long.highestOneBit(showing(cards, face));
  }

  /** Adds a card with this face. */
  public static long with(long cards, int face) {
    return cards | ((cards & bit(face)) == 0 ? bit(face) : bit(face) << 1);
  }

  /** The faces of a set, ascending. */
  public static Cards cards(long set) {
    byte[] cards = new byte[Long.bitCount(set)];
    int count = 0;
    for (long left = set; left != 0; left &= left - 1) {
      cards[count++] = face(Long.numberOfTrailingZeros(left));
    }
    return Cards.copyOf(FACES, cards, 0, count);
  }

  /** The faces of any cards in ascending order; a hidden card stays hidden. */
  static Cards sorted(Cards cards) {
    byte[] faces = cards.toArray();
    for (int i = 0; i < faces.length; i++) {
      faces[i] = faces[i] == Faces.HIDDEN ? faces[i] : face(faces[i]);
    }
    return Cards.of(FACES, faces).sorted();
  }
}
