package eightfold.eightandhalf;

import static eightfold.eightandhalf.Refusals.no;

import eightfold.core.Cards;
import eightfold.core.Decks;
import eightfold.core.Refusal;
import java.util.Map;
import java.util.Optional;

/**
 * Says why cards cannot be played now. Asked in this order: do they go together, does the player
 * have them in the current source, may they open the round, do they fit the value.
 */
final class Misplay {
  private final HalfState state;
  private final int seat;

  private Misplay(HalfState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  static Optional<Refusal> why(HalfState state, int seat, Cards cards) {
    return new Misplay(state, seat).why(cards);
  }

  private Optional<Refusal> why(Cards cards) {
    if (cards.isEmpty()) {
      return no("H7", "no-cards", "Name at least one card to play.");
    }
    if (cards.at(0) < 0 || cards.at(cards.size() - 1) >= Deck.KINDS) {
      return Optional.of(Decks.unknownCard("H1", cards.toString()));
    }
    boolean pair = cards.equals(HalfCodec.PAIR_CARDS);
    return Optional.<Refusal>empty()
        .or(() -> pair ? Optional.empty() : shape(cards))
        .or(() -> possession(cards))
        .or(() -> opening(cards))
        .or(() -> pair ? pair() : value(cards.at(0), cards.size()));
  }

  /** Cards are sorted: the first and the last are equal only if all are. */
  private static Optional<Refusal> shape(Cards cards) {
    if (cards.at(0) == cards.at(cards.size() - 1)) {
      return Optional.empty();
    }
    return eightsAndHalves(cards)
        ? no("H16", "pair-of-two", "Exactly one 8 and one ½ can be played together.")
        : no("H10", "not-identical", "Only identical cards, or an 8 and a ½, go together.");
  }

  private static boolean eightsAndHalves(Cards cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.at(i) != 8 && cards.at(i) != Deck.HALF) {
        return false;
      }
    }
    return true;
  }

  private Optional<Refusal> possession(Cards cards) {
    Map<String, String> named = Map.of("cards", cards.toString());
    return switch (state.source(seat)) {
      case BLIND ->
          no(
              "H19",
              "only-blind-left",
              "Only blind cards are left to you: choose one by its place.");
      case OPEN ->
          holds(state.openHeap(seat), cards)
              ? Optional.empty()
              : no("H7", "not-open", "You do not have {cards} among your open cards.", named);
      case HAND -> inHand(cards, named);
    };
  }

  private Optional<Refusal> inHand(Cards cards, Map<String, String> named) {
    long hand = state.handHeap(seat);
    if (holds(hand, cards)) {
      return Optional.empty();
    }
    long open = state.openHeap(seat);
    if (holds(open, cards)) {
      return no("H7", "hand-first", "Your hand comes before your open cards.");
    }
    return holds(hand + open, cards)
        ? no("H7", "two-sources", "Cards from the hand and open cards never go together.")
        : no("H7", "cards-not-in-hand", "You do not have {cards} in your hand.", named);
  }

  private static boolean holds(long heap, Cards cards) {
    if (cards.size() > Deck.size(heap)) {
      return false;
    }
    long wanted = Deck.heap(cards);
    for (int i = 0; i < cards.size(); i++) {
      if (Deck.count(heap, cards.at(i)) < Deck.count(wanted, cards.at(i))) {
        return false;
      }
    }
    return true;
  }

  private Optional<Refusal> opening(Cards cards) {
    long playable = Legal.playable(state, seat);
    if (!state.opening || holds(playable, cards)) {
      return Optional.empty();
    }
    String lowest = Deck.FACES.text(Deck.lowestYellow(playable));
    return no(
        "H6",
        "open-with-lowest",
        "You open the round with your lowest yellow card, {card}, and nothing else.",
        Map.of("card", lowest));
  }

  private Optional<Refusal> pair() {
    if (PileValue.takesPair(state.value, state.five)) {
      return Optional.empty();
    }
    return state.five
        ? no("H16", "pair-on-five", "An 8 and a ½ together cannot be played on a Five.")
        : no("H16", "pair-too-low", "An 8 and a ½ together are too low on {value}.", onValue());
  }

  private Optional<Refusal> value(int face, int count) {
    int most = PileValue.most(state.value, state.five, face);
    if (count <= most) {
      return Optional.empty();
    }
    if (face == Deck.HALF) {
      return most == 0
          ? no("H13", "half-on-eight-and-half", "A ½ cannot be played on 8½.")
          : no(
              "H13",
              "halves-past-eight-and-half",
              "At most {most} of them can be played: no ½ is laid on 8½.",
              Map.of("most", String.valueOf(most)));
    }
    if (face == 0) {
      return no("H14", "zero-on-uneven", "A 0 needs a whole number, not {value}.", onValue());
    }
    String card = Deck.FACES.text(face);
    return state.five
        ? no("H15", "five-binds", "On a Five: 1 to 5, 0, ½ or ghost, not {card}.", card(card))
        : no(
            "H9",
            "too-low",
            "{card} is lower than the value of the pile, {value}.",
            Map.of("card", card, "value", PileValue.text(state.value)));
  }

  private static Map<String, String> card(String card) {
    return Map.of("card", card);
  }

  private Map<String, String> onValue() {
    return Map.of("value", PileValue.text(state.value));
  }
}
