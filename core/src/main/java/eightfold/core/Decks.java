package eightfold.core;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Reads written decks and compares them with the deck that a game is played with. */
public final class Decks {
  private Decks() {}

  /**
   * The named cards, provided that they are exactly the cards of {@code full} in some order.
   *
   * @param clause the clause that lists the deck
   */
  public static Result<Cards> permutation(
      Faces faces, byte[] full, List<String> names, String clause) {
    int[] missing = new int[faces.size()];
    for (byte card : full) {
      missing[card]++;
    }
    byte[] cards = new byte[names.size()];
    for (int i = 0; i < cards.length; i++) {
      String name = names.get(i);
      OptionalInt card = faces.parse(name);
      if (card.isEmpty()) {
        return new Result.Refused<>(unknownCard(clause, name));
      }
      cards[i] = (byte) card.getAsInt();
      if (--missing[cards[i]] < 0) {
        return new Result.Refused<>(
            Refusal.of(
                clause,
                "card-too-often",
                "The deck holds {card} more often than the game does.",
                Map.of("card", faces.text(cards[i]))));
      }
    }
    if (cards.length < full.length) {
      return new Result.Refused<>(
          Refusal.of(
              clause,
              "deck-size",
              "The deck has {found} cards instead of {expected}.",
              Map.of(
                  "found", String.valueOf(cards.length),
                  "expected", String.valueOf(full.length))));
    }
    return new Result.Ok<>(Cards.of(faces, cards));
  }

  public static Refusal unknownCard(String clause, String name) {
    return Refusal.of(clause, "unknown-card", "There is no card {card}.", Map.of("card", name));
  }
}
