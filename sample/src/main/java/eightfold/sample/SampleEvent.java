package eightfold.sample;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Noted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What happens in Top Card. Only {@link Dealt} hides anything. */
public sealed interface SampleEvent extends Event {
  @Override
  default SampleEvent seenBy(int seat) {
    return this;
  }

  /**
   * A round begins.
   *
   * @param deck the whole deck before dealing; empty in what players see
   */
  record Dealt(int round, int dealer, Cards deck, List<Cards> hands) implements SampleEvent, Noted {
    @Override
    public Dealt seenBy(int seat) {
      List<Cards> seen = new ArrayList<>();
      for (int i = 0; i < hands.size(); i++) {
        seen.add(i == seat ? hands.get(i) : Cards.hidden(Sample.FACES, hands.get(i).size()));
      }
      return new Dealt(round, dealer, Sample.FACES.none(), seen);
    }

    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("deal", round);
      note.put("dealer", dealer);
      note.put("deck", deck.texts());
      return note;
    }
  }

  record Played(int actor, Cards card) implements SampleEvent {}

  /** The highest card takes the trick. */
  record TookTrick(int actor) implements SampleEvent {}
}
