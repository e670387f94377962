package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Eyes;
import eightfold.core.Faces;
import java.util.List;

/** What a seat sees of a state. */
final class Views {
  private Views() {}

  static EightsView view(EightsState state, int seat) {
    Layout layout = state.layout;
    EightsView.Seat[] seats = new EightsView.Seat[state.seats];
    for (int other = 0; other < seats.length; other++) {
      seats[other] =
          new EightsView.Seat(
              layout.held(other),
              known(layout, layout.hands[other], seat),
              laid(state, other),
              state.points[other]);
    }
    return new EightsView(
        seat,
        state.toAct,
        state.round,
        state.dealer,
        state.target,
        Deck.cards(layout.row),
        seat == Eyes.SPECTATOR ? Deck.FACES.none() : seats[seat].known(),
        List.of(seats),
        stack(layout, seat),
        state.passes,
        state.wordless,
        EightsTurns.of(state.turns, state.turnCount));
  }

  private static Cards known(Layout layout, long hand, int seat) {
    long known = 0;
    for (long left = hand; left != 0; left &= left - 1) {
      if (Eyes.see(layout.knows[Long.numberOfTrailingZeros(left)], seat)) {
        known |= Long.lowestOneBit(left);
      }
    }
    return Deck.cards(known);
  }

  private static List<EightsView.Laid> laid(EightsState state, int seat) {
    int count = 0;
    for (int i = 0; i < state.words; i++) {
      count += state.spellers[i] == seat ? 1 : 0;
    }
    EightsView.Laid[] words = new EightsView.Laid[count];
    for (int i = state.words - 1; count > 0; i--) {
      if (state.spellers[i] == seat) {
        long laid = state.laid[i];
        words[--count] =
            new EightsView.Laid(Spelling.WORDS[Packed.word(laid)], EightsCodec.laid(laid));
      }
    }
    return List.of(words);
  }

  private static Cards stack(Layout layout, int seat) {
    byte[] cards = new byte[layout.stacked];
    for (int i = 0; i < cards.length; i++) {
      byte card = layout.stacked(i);
      cards[i] = Eyes.see(layout.knows[card], seat) ? Deck.face(card) : Faces.HIDDEN;
    }
    return Cards.copyOf(Deck.FACES, cards, 0, cards.length);
  }
}
