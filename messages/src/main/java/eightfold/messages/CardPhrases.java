package eightfold.messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The cards of one game in words, by the entry {@code card.<game>} of the catalogue. */
public final class CardPhrases {
  private static final String HIDDEN = "?";

  private final Messages messages;
  private final String key;

  /** How the phrase stands in its sentence; some languages inflect it. */
  public enum Form {
    /** <i>Jonas plays two 7s.</i> */
    OBJECT,
    /** <i>Your hand: two 7s.</i> */
    LIST
  }

  public CardPhrases(Messages messages, String game) {
    this.messages = messages;
    this.key = "card." + game;
  }

  /** Cards in their order, equal neighbours together: {@code two 7s and a ghost}. */
  public String phrase(List<String> faces, Form form) {
    List<String> phrases = new ArrayList<>();
    for (int from = 0, to; from < faces.size(); from = to) {
      to = from + 1;
      while (to < faces.size() && faces.get(to).equals(faces.get(from))) {
        to++;
      }
      phrases.add(phrase(faces.get(from), to - from, form));
    }
    return join(phrases);
  }

  private String phrase(String face, int count, Form form) {
    if (face.equals(HIDDEN)) {
      return messages.text("card.hidden");
    }
    if (!messages.has(key)) {
      return face;
    }
    String inflection = form.name().toLowerCase(Locale.ROOT);
    String print = face.toUpperCase(Locale.ROOT);
    return messages.text(
        key, Map.of("face", face, "print", print, "count", count, "form", inflection));
  }

  /** A list with its last two parts joined by a word: {@code a, b and c}. */
  String join(List<String> parts) {
    if (parts.size() < 2) {
      return String.join("", parts);
    }
    String first = String.join(", ", parts.subList(0, parts.size() - 1));
    return messages.text("card.joined", Map.of("first", first, "last", parts.getLast()));
  }

  static boolean known(String face) {
    return !face.equals(HIDDEN);
  }
}
