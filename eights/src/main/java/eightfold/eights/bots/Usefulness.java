package eightfold.eights.bots;

import eightfold.eights.Deck;
import eightfold.eights.Word;

/**
 * A fixed worth of each card: the points of all words that need its letter (twice, if they need it
 * twice), divided by the number of cards that show the letter. In 84ths of a point, so that every
 * quotient is whole: g 4, s 3¼, i 3⅙, v and x 3, h 2¾, e 2³⁄₇, f 2¼, t 2⅙, n and u 2, r 1¾, o 1⅙, w
 * 1.
 */
public final class Usefulness {
  private static final int UNIT = 84;

  private Usefulness() {}

  /** By card. */
  public static int[] table() {
    int[] table = new int[Deck.CARDS];
    for (int card = 0; card < table.length; card++) {
      table[card] = UNIT * points(Deck.letter(card)) / cards(Deck.letter(card));
    }
    return table;
  }

  private static int points(char letter) {
    int points = 0;
    for (Word word : Word.values()) {
      for (int i = 0; i < word.length(); i++) {
        points += word.letter(i) == letter ? word.points() : 0;
      }
    }
    return points;
  }

  private static int cards(char letter) {
    int cards = 0;
    for (int card = 0; card < Deck.CARDS; card++) {
      cards += Deck.letter(card) == letter ? 1 : 0;
    }
    return cards;
  }
}
