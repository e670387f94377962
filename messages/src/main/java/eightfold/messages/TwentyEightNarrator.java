package eightfold.messages;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.twentyeight.Half;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightEvent.Gem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The events of 8-28 in words. */
final class TwentyEightNarrator {
  private final Voice voice;

  TwentyEightNarrator(Voice voice) {
    this.voice = voice;
  }

  String tell(TwentyEightEvent event) {
    return switch (event) {
      case TwentyEightEvent.Dealt dealt -> dealt(dealt);
      case TwentyEightEvent.Turn(int actor, Gem gem) ->
          say("Turn", voice.who(actor).with("gem", gem.name().toLowerCase(Locale.ROOT)));
      case TwentyEightEvent.Taken(int actor, Cards card) ->
          say("Taken", voice.who(actor).with("card", voice.cards().twentyEight(card, 0)));
      case TwentyEightEvent.Declined(int actor) -> say("Declined", voice.who(actor));
      case TwentyEightEvent.WentOut(int actor) -> say("WentOut", voice.who(actor));
      case TwentyEightEvent.PileEmptied emptied -> say("PileEmptied", Args.of());
      case TwentyEightEvent.Revealed(Cards secrets) -> revealed(secrets);
      case TwentyEightEvent.Chosen(int actor, Half half) ->
          say("Chosen", voice.who(actor).with("half", half == Half.EIGHT ? "eight" : "other"));
      case TwentyEightEvent.Settled settled -> settled(settled);
    };
  }

  private String say(String event, Args args) {
    return voice.text("event.twenty-eight." + event, args);
  }

  private String dealt(TwentyEightEvent.Dealt dealt) {
    String round = say("Dealt", voice.who(dealt.giver()).with("round", dealt.round()));
    int me = voice.viewpoint().seat();
    if (me < 0 || dealt.secrets().at(me) == Faces.HIDDEN) {
      return round;
    }
    String card = voice.cards().twentyEight(dealt.secrets(), me);
    return round + " " + say("Dealt.secret", Args.of().with("card", card));
  }

  private String revealed(Cards secrets) {
    List<String> items = new ArrayList<>();
    for (int seat = 0; seat < secrets.size(); seat++) {
      items.add(say("Revealed.item", voice.who(seat).with("card", secrets.texts().get(seat))));
    }
    return say("Revealed", Args.of().with("list", String.join(", ", items)));
  }

  private String settled(TwentyEightEvent.Settled settled) {
    int left = settled.middle().get(0) + 2 * settled.middle().get(1);
    String rest = say("Settled.left", Args.of().with("points", left));
    if (!settled.directHits().isEmpty()) {
      String names = voice.names(settled.directHits());
      return say("Settled.hit", Args.of().with("names", names)) + " " + rest;
    }
    return half("eight", settled.half(), settled.first())
        + " "
        + half("other", settled.half(), settled.second())
        + " "
        + rest;
  }

  private String half(String which, int points, List<Integer> winners) {
    return say(
        "Settled.half",
        Args.of()
            .with("half", which)
            .with("points", points)
            .with("count", winners.size())
            .with("names", voice.names(winners)));
  }
}
