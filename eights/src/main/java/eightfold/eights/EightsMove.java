package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Move;

/** What a player can ask for in a turn. Cards are named by face. */
public sealed interface EightsMove extends Move {

  /**
   * Spells a word (E6, E7). Whatever order its cards are given in, they stand in the order of the
   * notation.
   *
   * @param cards a card for each letter, in the word's order
   * @param borrowed those of the cards that come from the row, by suit
   * @param replacements the cards that go into the row instead, by suit
   */
  record Spell(Word word, Cards cards, Cards borrowed, Cards replacements) implements EightsMove {
    public Spell {
      cards = inOrder(word, Deck.sorted(cards));
      borrowed = Deck.sorted(borrowed);
      replacements = Deck.sorted(replacements);
      int found = 0;
      for (boolean row : marks(cards, borrowed)) {
        found += row ? 1 : 0;
      }
      if (found < borrowed.size()) {
        throw new IllegalArgumentException("borrowed cards are cards of the word");
      }
    }

    /** Which of the cards come from the row. */
    boolean[] fromRow() {
      return marks(cards, borrowed);
    }

    /** Of two cards with the same face the row's comes first. */
    private static boolean[] marks(Cards cards, Cards borrowed) {
      boolean[] marks = new boolean[cards.size()];
      for (byte card : borrowed.toArray()) {
        for (int i = 0; i < marks.length; i++) {
          if (!marks[i] && cards.at(i) == card) {
            marks[i] = true;
            break;
          }
        }
      }
      return marks;
    }

    /** A card for each letter as far as there are any, then the cards that fit nowhere. */
    private static Cards inOrder(Word word, Cards sorted) {
      byte[] left = sorted.toArray();
      boolean[] used = new boolean[left.length];
      byte[] ordered = new byte[left.length];
      int count = 0;
      for (int i = 0; i <= word.length(); i++) {
        boolean rest = i == word.length();
        for (int j = 0; j < left.length; j++) {
          if (!used[j] && (rest || Deck.shows(left[j], word.letter(i)))) {
            used[j] = true;
            ordered[count++] = left[j];
            if (!rest) {
              break;
            }
          }
        }
      }
      return Cards.of(Deck.FACES, ordered);
    }
  }

  /**
   * Passes.
   *
   * @param under the cards to put under the stack, first named first; none for a plain pass
   */
  record Pass(Cards under) implements EightsMove {
    public Pass {
      byte[] faces = under.toArray();
      for (int i = 0; i < faces.length; i++) {
        faces[i] = faces[i] == Faces.HIDDEN ? faces[i] : Deck.face(faces[i]);
      }
      under = Cards.of(Deck.FACES, faces);
    }
  }
}
