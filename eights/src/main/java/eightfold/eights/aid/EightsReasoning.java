package eightfold.eights.aid;

import eightfold.core.Reasoning;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsView;
import eightfold.eights.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What speaks for or against a move of Eights: what a word brings and what it uses up. */
public final class EightsReasoning {
  private EightsReasoning() {}

  public static Reasoning of(EightsView view, EightsMove move) {
    Map<String, String> details = new LinkedHashMap<>();
    switch (move) {
      case EightsMove.Spell spell -> {
        Word word = spell.word();
        int own = spell.cards().size() - spell.borrowed().size() + spell.replacements().size();
        details.put("laid", spell.cards().toString());
        details.put("word", word.name());
        details.put("points", String.valueOf(word.points()));
        details.put("own", String.valueOf(own));
        details.put("left", String.valueOf(view.hand().size() - own));
        return new Reasoning("spell", List.of("points", "uses"), details);
      }
      case EightsMove.Pass pass -> {
        int under = pass.under().size();
        details.put("laid", pass.under().toString());
        details.put("under", String.valueOf(under));
        details.put("hand", String.valueOf(view.hand().size()));
        return under == 0
            ? new Reasoning("pass", List.of(), details)
            : new Reasoning("exchange", List.of("under"), details);
      }
    }
  }
}
