package eightfold.eights;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
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
      long row = SpellingTest.randomRow(rng);
      long hand = SpellingTest.randomHand(~row, i % 9, rng);
      moves.clear();
      Spelling.all(row, hand, moves);
      int highest = moves.size() == 0 ? -1 : Packed.word(moves.at(moves.size() - 1));
      for (int word = 0; word < Spelling.WORDS.length; word++) {
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

  @Rule({"E7", "E8"})
  @Test
  void hand_and_row_after_a_spelling_are_those_of_the_state() {
    EightsState state = new EightsState(2, 50);
    EightsState after = new EightsState(2, 50);
    Dealing.game(state, Chance.fast(5), Log.NONE);
    for (int step = 0; step < 2_000 && !state.over(); step++) {
      state.legal(moves);
      int seat = state.toAct();
      for (int i = 1; i < moves.size(); i++) {
        after.copyFrom(state);
        after.layout.stacked = 0;
        after.apply(moves.at(i), Log.NONE);
        assertThat(Deck.faces(Spelling.handAfter(state.hand(seat), moves.at(i))))
            .isEqualTo(Deck.faces(after.hand(seat)));
        assertThat(Spelling.rowAfter(state.row(), moves.at(i))).isEqualTo(Deck.faces(after.row()));
      }
      state.apply(moves.at(rng.below(moves.size())), Log.NONE);
    }
  }
}
