package eightfold.messages;

import eightfold.core.Reasoning;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What speaks for or against a move, in sentences. */
public final class Reasons {
  /** The details that are cards. */
  private static final Set<String> CARDS = Set.of("laid", "got");

  private Reasons() {}

  /**
   * A sentence for each reason, the weightiest first.
   *
   * @param game the slug
   */
  public static List<String> sentences(Messages messages, String game, Reasoning reasoning) {
    Map<String, Object> arguments = arguments(messages, game, reasoning);
    return reasoning.reasons().stream()
        .map(reason -> messages.text("advice." + game + "." + reason, arguments))
        .toList();
  }

  static Map<String, Object> arguments(Messages messages, String game, Reasoning reasoning) {
    CardPhrases cards = new CardPhrases(messages, game);
    Map<String, Object> arguments = new HashMap<>();
    reasoning.details().forEach((name, text) -> arguments.put(name, value(cards, name, text)));
    return arguments;
  }

  private static Object value(CardPhrases cards, String name, String text) {
    if (CARDS.contains(name)) {
      return cards.phrase(List.of(text.split(" ")), CardPhrases.Form.OBJECT);
    }
    return text.matches("\\d+") ? (Object) Integer.valueOf(text) : text;
  }
}
