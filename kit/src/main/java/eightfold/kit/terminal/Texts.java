package eightfold.kit.terminal;

import eightfold.core.Cards;
import java.util.Map;

/** The words of the player's language. */
public interface Texts {
  boolean has(String key);

  /** A message with its arguments: texts and numbers by name. */
  String text(String key, Map<String, ?> args);

  /** Cards that are played together, as the object of a sentence: {@code two 7s}. */
  String cards(Cards cards);
}
