package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Refusal;
import java.util.Map;
import java.util.Optional;

/**
 * Says why a move may not be made, by the most telling rule it breaks. Written from the clauses and
 * not from the generator, so that the two check each other.
 */
final class Refusals {
  private final Layout layout;
  private final int seat;

  /** The hand's cards that the move has not used so far, equal faces merged. */
  private long left;

  private Refusals(Layout layout, int seat) {
    this.layout = layout;
    this.seat = seat;
    left = Deck.faces(layout.hands[seat]);
  }

  static Optional<Refusal> of(EightsState state, int seat, EightsMove move) {
    if (state.over() || seat != state.toAct) {
      return Optional.of(Refusal.notYourTurn(Clauses.TURN, seat, state.toAct));
    }
    Refusals refusals = new Refusals(state.layout, seat);
    return switch (move) {
      case EightsMove.Pass pass -> refusals.pass(pass.under());
      case EightsMove.Spell spell -> refusals.spell(spell);
    };
  }

  private Optional<Refusal> pass(Cards under) {
    if (!under.isEmpty() && layout.stacked == 0) {
      return no(
          Clauses.EXCHANGE, "stack-empty", "The stack is empty: only a plain pass is possible.");
    }
    for (byte card : under.toArray()) {
      if (!use(card)) {
        return no(
            Clauses.EXCHANGE, "exchange-not-in-hand", "{card} is not in your hand.", name(card));
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> spell(EightsMove.Spell spell) {
    return letters(spell)
        .or(() -> row(spell))
        .or(() -> hand(spell))
        .or(() -> places(spell))
        .or(() -> replacements(spell));
  }

  /** Is there exactly one card for each letter? */
  private static Optional<Refusal> letters(EightsMove.Spell spell) {
    Word word = spell.word();
    Map<String, String> about =
        Map.of(
            "word", word.name(),
            "expected", String.valueOf(word.length()),
            "found", String.valueOf(spell.cards().size()));
    if (spell.cards().size() != word.length()) {
      return no(Clauses.SPELL, "card-count", "{word} takes {expected} cards, not {found}.", about);
    }
    for (int i = 0; i < word.length(); i++) {
      if (!Deck.shows(spell.cards().at(i), word.letter(i))) {
        return no(
            Clauses.SPELL,
            "letter-missing",
            "No card shows the letter {letter} of {word}.",
            Map.of("word", word.name(), "letter", String.valueOf(word.letter(i))));
      }
    }
    return Optional.empty();
  }

  /** Does the row give what it should? */
  private Optional<Refusal> row(EightsMove.Spell spell) {
    if (spell.borrowed().isEmpty()) {
      return no(
          Clauses.SPELL, "nothing-from-row", "At least one card of the word comes from the row.");
    }
    long open = Deck.faces(layout.row);
    for (byte card : spell.borrowed().toArray()) {
      if ((Deck.faces(layout.row) & Deck.bit(card)) == 0) {
        return no(Clauses.SPELL, "not-in-row", "{card} does not lie in the row.", name(card));
      }
      if ((open & Deck.bit(card)) == 0) {
        return no(Clauses.SPELL, "row-card-twice", "The row has only one card {card}.", name(card));
      }
      open &= ~Deck.bit(card);
    }
    return Optional.empty();
  }

  /** Does the hand give the rest? */
  private Optional<Refusal> hand(EightsMove.Spell spell) {
    int held = layout.held(seat);
    if (held < spell.word().length()) {
      return no(
          Clauses.REPLACE,
          "hand-too-small",
          "{word} costs {cost} cards of the hand, and you hold {held}.",
          Map.of(
              "word", spell.word().name(),
              "cost", String.valueOf(spell.word().length()),
              "held", String.valueOf(held)));
    }
    boolean[] fromRow = spell.fromRow();
    for (int i = 0; i < fromRow.length; i++) {
      byte card = spell.cards().at(i);
      if (!fromRow[i] && !use(card)) {
        return no(
            Clauses.SPELL, "letter-not-in-hand", "You do not hold {card} for it.", name(card));
      }
    }
    return Optional.empty();
  }

  /** Is there one replacement for each gap in the row? */
  private static Optional<Refusal> places(EightsMove.Spell spell) {
    Cards gaps = spell.borrowed();
    Cards given = spell.replacements();
    if (given.size() != gaps.size()) {
      return no(
          Clauses.REPLACE,
          "replacement-count",
          "You take {gaps} cards from the row, so exactly {gaps} must replace them, not {found}.",
          Map.of("gaps", String.valueOf(gaps.size()), "found", String.valueOf(given.size())));
    }
    for (int i = 0; i < gaps.size(); i++) {
      if (Deck.suit(gaps.at(i)) != Deck.suit(given.at(i))) {
        return no(
            Clauses.REPLACE,
            "replacement-suit",
            "{card} is to be replaced by a card of its own suit.",
            name(gaps.at(i)));
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> replacements(EightsMove.Spell spell) {
    for (byte card : spell.replacements().toArray()) {
      boolean held = (Deck.faces(layout.hands[seat]) & Deck.bit(card)) != 0;
      if (!use(card)) {
        return held
            ? no(
                Clauses.REPLACE,
                "replacement-in-word",
                "{card} is a card of the word and cannot replace another.",
                name(card))
            : no(
                Clauses.REPLACE,
                "replacement-not-in-hand",
                "You do not hold {card} to put it into the row.",
                name(card));
      }
    }
    return Optional.empty();
  }

  private boolean use(byte card) {
    long before = left;
    left = card == Faces.HIDDEN ? left : Deck.without(left, card);
    return left != before;
  }

  private static Map<String, String> name(byte card) {
    return Map.of("card", Deck.FACES.text(card));
  }

  private static Optional<Refusal> no(String clause, String code, String sentence) {
    return no(clause, code, sentence, Map.of());
  }

  private static Optional<Refusal> no(
      String clause, String code, String sentence, Map<String, String> details) {
    return Optional.of(Refusal.of(clause, code, sentence, details));
  }
}
