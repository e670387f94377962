package eightfold.messages;

import eightfold.eightandhalf.Deck;
import java.util.Locale;
import java.util.Map;

/** Cards as people say them, standing alone; see {@link CardPhrases} for those in a sentence. */
public final class CardNames {
  private final Messages messages;

  public CardNames(Messages messages) {
    this.messages = messages;
  }

  /** The name of a card of Eight &amp; Half: {@code 7}, {@code ½}, {@code ghost}. */
  public String halfName(byte card) {
    return switch (card) {
      case Deck.HALF -> "½";
      case Deck.GHOST -> messages.text("card.eight-and-half.ghost-name");
      default -> Deck.PLACES.text(card);
    };
  }

  /** A card of Eights as it is read aloud: {@code E of suit 4}. */
  public String eights(String face) {
    String letter = face.substring(1).toUpperCase(Locale.ROOT);
    return messages.text(
        "card.eights.spoken", Map.of("suit", face.substring(0, 1), "letter", letter));
  }
}
