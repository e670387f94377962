package eightfold.twentyeight.terminal;

import eightfold.core.Event;
import eightfold.twentyeight.TwentyEightEvent;
import java.util.ArrayList;
import java.util.List;

/** The cards that everybody has taken in a round of 8-28, remembered for its settlement. */
final class Piles {
  private final List<StringBuilder> cards = new ArrayList<>();

  void see(Event event) {
    switch (event) {
      case TwentyEightEvent.Dealt dealt -> {
        cards.clear();
        for (int i = 0; i < dealt.secrets().size(); i++) {
          cards.add(new StringBuilder());
        }
      }
      case TwentyEightEvent.Taken taken ->
          cards.get(taken.actor()).append(' ').append(taken.card());
      case TwentyEightEvent.Revealed revealed -> {
        for (int i = 0; i < cards.size(); i++) {
          cards.get(i).insert(0, revealed.secrets().texts().get(i));
        }
      }
      default -> {}
    }
  }

  /** By seat, the hidden card first. */
  List<String> texts() {
    return cards.stream().map(StringBuilder::toString).toList();
  }
}
