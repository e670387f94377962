package eightfold.messages;

import eightfold.core.Event;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Tells what happened, in sentences, to one viewpoint. The sentence of an event is the entry {@code
 * event.<game>.<type>} of the catalogue; its fields are the arguments, as {@link EventArguments}
 * lists them. Events are redacted here once more, so that nothing hidden can slip into a sentence.
 */
public final class Narrator {
  private final Messages messages;
  private final String game;
  private final Viewpoint viewpoint;
  private final CardPhrases cards;

  /**
   * @param game the slug of the game whose events are told
   */
  public Narrator(Messages messages, String game, Viewpoint viewpoint) {
    this.messages = messages;
    this.game = game;
    this.viewpoint = viewpoint;
    cards = new CardPhrases(messages, game);
  }

  /** One or more sentences; empty if there is nothing to say to this viewpoint. */
  public String tell(Event event) {
    Record seen = (Record) event.seenBy(viewpoint.seat());
    String type = EventArguments.hyphened(seen.getClass().getSimpleName());
    Map<String, Object> args = new EventArguments(messages, cards, viewpoint).of(seen);
    String own = "event." + game + "." + type;
    String key = messages.has(own) ? own : "event." + type;
    return messages.has(key) ? messages.text(key, args).strip() : plain(type, args);
  }

  /** A game without sentences of its own is told by its fields. */
  private static String plain(String type, Map<String, Object> args) {
    StringJoiner fields = new StringJoiner(", ", type + " (", ").");
    args.forEach((name, value) -> fields.add(name + " " + value));
    return fields.toString();
  }
}
