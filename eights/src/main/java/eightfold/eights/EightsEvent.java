package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Faces;
import eightfold.core.Noted;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What happens in a game of Eights. Deals, draws and passes hide cards; nothing else does. */
public sealed interface EightsEvent extends Event {
  @Override
  default Event seenBy(int seat) {
    return this;
  }

  /**
   * A hand is dealt. A seat sees the row and, in the deck, its own cards at the places they came
   * from.
   *
   * @param handSize how many cards each seat got, one at a time from the dealer's left
   */
  record Dealt(int hand, int dealer, int seats, int handSize, Cards row, Cards deck)
      implements EightsEvent, Noted {
    @Override
    public Dealt seenBy(int seat) {
      byte[] seen = deck.toArray();
      for (int i = 0; i < seen.length; i++) {
        boolean own = i < seats * handSize && (dealer + 1 + i) % seats == seat;
        seen[i] = own ? seen[i] : Faces.HIDDEN;
      }
      return new Dealt(hand, dealer, seats, handSize, row, Cards.of(Deck.FACES, seen));
    }

    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("deal", hand);
      note.put("dealer", dealer);
      note.put("row", row.texts());
      note.put("deck", deck.texts());
      return note;
    }
  }

  /**
   * A word is spelled; all of it lies open.
   *
   * @param cards the word's cards, letter by letter
   * @param borrowed those of them that came from the row, by suit
   * @param replacements what lies in the row instead, by suit
   * @param points the seat's new total
   */
  record Spelled(int seat, Word word, Cards cards, Cards borrowed, Cards replacements, int points)
      implements EightsEvent {
    static Spelled of(int seat, EightsMove.Spell spell, int points) {
      return new Spelled(
          seat, spell.word(), spell.cards(), spell.borrowed(), spell.replacements(), points);
    }

    @Override
    public int actor() {
      return seat;
    }

    @Override
    public String tally() {
      return "spelled " + word.name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Cards are drawn after a word.
   *
   * @param left the cards then left in the stack
   */
  record Drew(int seat, Cards cards, int left) implements EightsEvent {
    @Override
    public int actor() {
      return seat;
    }

    @Override
    public Drew seenBy(int viewer) {
      return viewer == seat ? this : new Drew(seat, hidden(cards), left);
    }

    @Override
    public String tally() {
      return left == 0 ? "stack run out" : "";
    }
  }

  /**
   * A seat passes.
   *
   * @param under the cards put under the stack, in order; none if the pass was plain
   * @param drawn as many from its top
   */
  record Passed(int seat, Cards under, Cards drawn) implements EightsEvent {
    @Override
    public int actor() {
      return seat;
    }

    @Override
    public Passed seenBy(int viewer) {
      return viewer == seat ? this : new Passed(seat, hidden(under), hidden(drawn));
    }

    @Override
    public String tally() {
      return under.isEmpty() ? "" : "exchange";
    }
  }

  /**
   * A hand is over.
   *
   * @param words how many words were spelled in it
   * @param points the totals by seat
   */
  record HandScored(int hand, int words, List<Integer> points) implements EightsEvent, Noted {
    public HandScored {
      points = List.copyOf(points);
    }

    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("score", hand);
      note.put("points", points);
      return note;
    }

    @Override
    public String tally() {
      return words == 0 ? "hand without a word" : "";
    }
  }

  /** Too many hands in a row ended without a word; the game ends with the totals as they are. */
  record SafetyStop(int hands) implements EightsEvent {
    @Override
    public String tally() {
      return "safety stop";
    }
  }

  private static Cards hidden(Cards cards) {
    return cards.isEmpty() ? cards : Cards.hidden(Deck.FACES, cards.size());
  }
}
