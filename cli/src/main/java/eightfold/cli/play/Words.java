package eightfold.cli.play;

import eightfold.core.Cards;
import eightfold.kit.terminal.Texts;
import eightfold.messages.CardPhrases;
import eightfold.messages.Messages;
import java.util.Map;

/** The catalogue of texts for boards. */
record Words(Messages messages, CardPhrases phrases) implements Texts {
  /**
   * @param game the slug of the game whose cards are spoken of
   */
  Words(Messages messages, String game) {
    this(messages, new CardPhrases(messages, game));
  }

  @Override
  public boolean has(String key) {
    return messages.has(key);
  }

  @Override
  public String text(String key, Map<String, ?> args) {
    return messages.text(key, args);
  }

  @Override
  public String cards(Cards cards) {
    return phrases.phrase(cards.texts(), CardPhrases.Form.OBJECT);
  }
}
