package eightfold.sample.kit;

import eightfold.core.Aid;
import eightfold.sample.SampleView;

/**
 * What helps at Top Card.
 *
 * @param toBeat the highest card of the trick so far, as it is written; empty if there is none
 */
public record SampleAid(String toBeat) implements Aid {
  static SampleAid of(SampleView view) {
    String best = "";
    for (SampleView.Player player : view.players()) {
      String card = player.trick().toString();
      best = card.compareTo(best) > 0 ? card : best;
    }
    return new SampleAid(best);
  }
}
