package eightfold.eights.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.Deck;
import eightfold.eights.Packed;
import eightfold.eights.Position;
import eightfold.eights.Spelling;
import eightfold.eights.Word;
import org.junit.jupiter.api.Test;

class CheapestSpellingTest {
  private static final int POSITIONS = 20_000;
  private static final int NO_LIMIT = 1_000_000;
  private final Rng rng = new Rng(64);
  private final Moves moves = new Moves();

  @Rule({"E6", "E7"})
  @Test
  void no_spelling_of_a_word_is_cheaper_than_the_cheapest() {
    int[] spend = new int[Deck.CARDS];
    int[] borrow = new int[Deck.CARDS];
    int[] replace = new int[Deck.CARDS];
    CheapestSpelling cheapest = new CheapestSpelling(spend, borrow, replace);
    for (int i = 0; i < POSITIONS; i++) {
      if (i % 10 == 0) {
        prices(spend);
        prices(borrow);
        prices(replace);
        cheapest = new CheapestSpelling(spend, borrow, replace);
      }
      long row = Position.randomRow(rng);
      long hand = Position.randomHand(~row, i % 9, rng);
      moves.clear();
      Spelling.all(row, hand, moves);
      int highest = moves.size() == 0 ? -1 : Packed.word(moves.at(moves.size() - 1));
      for (int word = 0; word < Word.values().length; word++) {
        assertThat(cheapest.canSpell(word, row, hand)).isEqualTo(word <= highest);
        int lowest = lowest(cheapest, word);
        assertThat(cheapest.find(word, row, hand, NO_LIMIT)).isEqualTo(lowest);
        if (lowest == CheapestSpelling.NONE) {
          assertThat(cheapest.found()).isEqualTo(Packed.PASS);
        } else {
          assertThat(moves.contains(cheapest.found())).isTrue();
          assertThat(cheapest.price(cheapest.found())).isEqualTo(lowest);
          assertThat(cheapest.find(word, row, hand, lowest)).isEqualTo(CheapestSpelling.NONE);
        }
      }
    }
  }

  private void prices(int[] prices) {
    for (int card = 0; card < prices.length; card++) {
      prices[card] = rng.below(100) - 30;
      prices[card] = prices[Deck.face(card)];
    }
  }

  private int lowest(CheapestSpelling prices, int word) {
    int lowest = CheapestSpelling.NONE;
    for (int i = 0; i < moves.size(); i++) {
      if (Packed.word(moves.at(i)) == word) {
        lowest = Math.min(lowest, prices.price(moves.at(i)));
      }
    }
    return lowest;
  }
}
