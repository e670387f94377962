package eightfold.messages;

import eightfold.core.Cards;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.PileValue;
import java.util.Locale;

/** The events of Eight &amp; Half in words. */
final class HalfNarrator {
  private final Voice voice;

  HalfNarrator(Voice voice) {
    this.voice = voice;
  }

  String tell(HalfEvent event) {
    return switch (event) {
      case HalfEvent.Dealt dealt -> dealt(dealt);
      case HalfEvent.Swapped swapped -> swapped(swapped);
      case HalfEvent.Kept(int actor) -> say("Kept", voice.who(actor));
      case HalfEvent.Opens(int seat) -> say("Opens", voice.who(seat));
      case HalfEvent.Played played -> played(played);
      case HalfEvent.Drew(int actor, Cards cards) ->
          say("Drew", counted(actor, cards).with("cards", voice.cards().halves(cards)));
      case HalfEvent.TurnedUp turned -> turnedUp(turned);
      case HalfEvent.Collected(int actor, Cards cards) -> say("Collected", counted(actor, cards));
      case HalfEvent.Caught(int actor, int lawbreaker, Cards cards) ->
          say("Caught", counted(actor, cards).whom(voice.viewpoint(), lawbreaker));
      case HalfEvent.WentOut(int actor, boolean alsoVice) ->
          say("WentOut", voice.who(actor).with("both", alsoVice ? "yes" : "no"));
      case HalfEvent.Scored scored -> scored(scored);
    };
  }

  private String say(String event, Args args) {
    return voice.text("event.eight-and-half." + event, args);
  }

  private Args counted(int actor, Cards cards) {
    return voice.who(actor).with("count", cards.size());
  }

  private String dealt(HalfEvent.Dealt dealt) {
    String round = say("Dealt", voice.who(dealt.dealer()).with("round", dealt.round()));
    int me = voice.viewpoint().seat();
    if (me < 0) {
      return round;
    }
    String hand = voice.cards().halves(dealt.hands().get(me));
    return round + " " + say("Dealt.hand", Args.of().with("cards", hand));
  }

  private String swapped(HalfEvent.Swapped swapped) {
    return say(
        "Swapped",
        voice
            .who(swapped.actor())
            .whom(voice.viewpoint(), swapped.seat())
            .with("gave", voice.cards().half(swapped.gave()))
            .with("got", voice.cards().half(swapped.got())));
  }

  private String played(HalfEvent.Played played) {
    String play =
        say(
            "Played",
            voice
                .who(played.actor())
                .with("cards", voice.cards().half(played.cards()))
                .with("source", played.source().name().toLowerCase(Locale.ROOT))
                .with("value", PileValue.text(played.value())));
    int police = PileValue.policeman(played.value());
    return police == PileValue.NOBODY
        ? play
        : play + " " + say("Played.uneven", voice.who(played.actor()).with("police", police));
  }

  private String turnedUp(HalfEvent.TurnedUp turned) {
    Args args =
        voice
            .who(turned.actor())
            .with("place", turned.place())
            .with("card", voice.cards().half(turned.card()));
    String up = say("TurnedUp", args);
    return turned.played() ? up : up + " " + say("TurnedUp.back", Args.of());
  }

  private String scored(HalfEvent.Scored scored) {
    return say(
        "Scored",
        Args.of()
            .with("round", scored.round())
            .with("president", voice.name(scored.president()))
            .with("vices", voice.names(scored.vicePresidents())));
  }
}
