package eightfold.messages;

import eightfold.core.Refusal;
import java.util.HashMap;
import java.util.Map;

/** Refusals in words. The key of a refusal is its code. */
public final class RefusalText {
  private final Messages messages;

  public RefusalText(Messages messages) {
    this.messages = messages;
  }

  /** The sentence; a refusal that the catalogue does not know speaks for itself. */
  public String of(Refusal refusal) {
    String key = "refusal." + refusal.code();
    return messages.has(key) ? messages.text(key, args(refusal)) : refusal.reason();
  }

  /** Details that are numbers become numbers, so that messages can inflect by them. */
  private static Map<String, Object> args(Refusal refusal) {
    Map<String, Object> args = new HashMap<>();
    boolean halves = refusal.cause().matches("H[0-9]+");
    refusal
        .details()
        .forEach(
            (name, value) -> {
              boolean card = halves && name.startsWith("card");
              args.put(name, card ? written(value) : number(value));
            });
    return args;
  }

  private static Object number(String value) {
    return value.matches("[0-9]{1,9}") ? (Object) Integer.valueOf(value) : value;
  }

  /** As people see the cards: ½ for h. */
  private static String written(String cards) {
    return cards.replace('h', '½');
  }
}
