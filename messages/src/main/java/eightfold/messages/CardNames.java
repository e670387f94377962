package eightfold.messages;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.eightandhalf.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Cards as people say them. Phrases are objects of a sentence (<i>Jonas plays two 7s</i>), names
 * stand alone.
 */
public final class CardNames {
  private static final String SEPARATOR = ", ";

  private final Messages messages;

  public CardNames(Messages messages) {
    this.messages = messages;
  }

  /** A card of 8-28 as a phrase: {@code a 7}. */
  public String twentyEight(Cards cards, int index) {
    String face = cards.texts().get(index);
    if (cards.at(index) == Faces.HIDDEN) {
      return messages.text("card.hidden");
    }
    return face.contains("/")
        ? messages.text("card.twenty-eight.eleven")
        : messages.text("card.twenty-eight.number", Map.of("n", face));
  }

  /** Cards of Eight &amp; Half that are played together: {@code two 7s}. */
  public String half(Cards cards) {
    byte first = cards.at(0);
    if (first != cards.at(cards.size() - 1)) {
      return messages.text("card.eight-and-half.pair");
    }
    Map<String, Object> args = Map.of("count", cards.size(), "n", cards.texts().get(0));
    return switch (first) {
      case Faces.HIDDEN -> messages.text("card.hidden");
      case 0 -> messages.text("card.eight-and-half.zero", args);
      case Deck.HALF -> messages.text("card.eight-and-half.half", args);
      case Deck.GHOST -> messages.text("card.eight-and-half.ghost", args);
      default -> messages.text("card.eight-and-half.number", args);
    };
  }

  /** Any cards of Eight &amp; Half: equal ones together, as a list of phrases. */
  public String halves(Cards cards) {
    Cards sorted = cards.sorted();
    List<String> phrases = new ArrayList<>();
    for (int from = 0, to; from < sorted.size(); from = to) {
      to = from + 1;
      while (to < sorted.size() && sorted.at(to) == sorted.at(from)) {
        to++;
      }
      phrases.add(half(Cards.copyOf(sorted.faces(), sorted.toArray(), from, to)));
    }
    return join(phrases);
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
    return messages.text("card.eights", Map.of("suit", face.substring(0, 1), "letter", letter));
  }

  /** A list with its last two parts joined by a word: {@code a, b and c}. */
  public String join(List<String> parts) {
    if (parts.size() < 2) {
      return String.join("", parts);
    }
    String first = String.join(SEPARATOR, parts.subList(0, parts.size() - 1));
    return messages.text("card.joined", Map.of("first", first, "last", parts.getLast()));
  }
}
