package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Derived;
import eightfold.core.History;
import eightfold.core.View;
import java.util.List;

/**
 * What a seat may know.
 *
 * @param round the number of the hand being played, from 1
 * @param target the option of E14
 * @param row one card of each suit, by suit
 * @param hand the seat's cards, ascending; none for a spectator
 * @param seats what is known about each seat
 * @param stack the stack from its top, face down except for what this seat put there
 * @param passes how many seats have passed in a row
 * @param wordless how many hands in a row ended without a word before this one
 * @param turns what happened in this hand, the first turn first; a word, say, hints at what its
 *     player kept
 */
public record EightsView(
    int seat,
    int toAct,
    int round,
    int dealer,
    int target,
    Cards row,
    Cards hand,
    List<Seat> seats,
    Cards stack,
    int passes,
    int wordless,
    @History List<EightsTurn> turns)
    implements View {
  public EightsView {
    seats = List.copyOf(seats);
    turns = EightsTurns.of(turns);
  }

  /** The same table where more or less is known of its seats and its stack. */
  public EightsView with(List<Seat> others, Cards cards) {
    return new EightsView(
        seat, toAct, round, dealer, target, row, hand, others, cards, passes, wordless, turns);
  }

  /** The turns in a form for those who search. */
  public EightsTurns packedTurns() {
    return EightsTurns.of(turns);
  }

  /**
   * One seat at the table.
   *
   * @param cards how many cards it holds
   * @param known those of them that the viewer knows, ascending
   * @param laid its words of this hand, in order
   * @param points its total
   */
  public record Seat(int cards, Cards known, List<Laid> laid, int points) {
    public Seat {
      laid = List.copyOf(laid);
    }
  }

  /** A word that was spelled, letter by letter. */
  public record Laid(Word word, Cards cards) {
    @Derived
    public int points() {
      return word.points();
    }
  }

  /** All cards of this hand's words: out of play until the next hand. Ascending. */
  public Cards outOfPlay() {
    byte[] all = new byte[Deck.PILE];
    int count = 0;
    for (Seat seat : seats) {
      for (Laid word : seat.laid) {
        for (int i = 0; i < word.cards.size(); i++) {
          all[count++] = word.cards.at(i);
        }
      }
    }
    return Cards.copyOf(Deck.FACES, all, 0, count).sorted();
  }
}
