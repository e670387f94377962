package eightfold.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The written names of a deck's cards. A card is a byte, its position in this list; {@link #HIDDEN}
 * is a card that lies face down.
 */
public final class Faces {
  public static final byte HIDDEN = -1;
  private static final String HIDDEN_TEXT = "?";

  private final String[] texts;
  private final Map<String, Byte> byText = new HashMap<>();
  private final Cards none;
  private final Cards[] singles;

  /** Of several cards with the same text, {@link #parse} finds the first. */
  public Faces(String... texts) {
    this.texts = texts.clone();
    for (int card = texts.length - 1; card >= 0; card--) {
      byText.put(texts[card].toLowerCase(Locale.ROOT), (byte) card);
    }
    none = Cards.of(this);
    singles = new Cards[texts.length + 1];
    for (int card = HIDDEN; card < texts.length; card++) {
      singles[card + 1] = Cards.of(this, (byte) card);
    }
  }

  public int size() {
    return texts.length;
  }

  public String text(int card) {
    return card == HIDDEN ? HIDDEN_TEXT : texts[card];
  }

  /** The card with this name, in any case and with blanks around it; empty if there is none. */
  public OptionalInt parse(String text) {
    Byte card = byText.get(text.trim().toLowerCase(Locale.ROOT));
    return card == null ? OptionalInt.empty() : OptionalInt.of(card);
  }

  /** No cards; always the same object. */
  public Cards none() {
    return none;
  }

  /** A single card; always the same object for the same card. */
  public Cards one(int card) {
    return singles[card + 1];
  }
}
