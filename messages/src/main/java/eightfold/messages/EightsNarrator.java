package eightfold.messages;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.eights.EightsEvent;
import java.util.ArrayList;
import java.util.List;

/** The events of Eights in words. Cards stand there as notation writes them. */
final class EightsNarrator {
  private final Voice voice;

  EightsNarrator(Voice voice) {
    this.voice = voice;
  }

  String tell(EightsEvent event) {
    return switch (event) {
      case EightsEvent.Dealt dealt -> dealt(dealt);
      case EightsEvent.Spelled spelled -> spelled(spelled);
      case EightsEvent.Drew drew -> drew(drew);
      case EightsEvent.Passed passed -> passed(passed);
      case EightsEvent.HandScored scored ->
          say("HandScored", Args.of().with("hand", scored.hand()).with("words", scored.words()));
      case EightsEvent.SafetyStop(int hands) -> say("SafetyStop", Args.of().with("hands", hands));
    };
  }

  private String say(String event, Args args) {
    return voice.text("event.eights." + event, args);
  }

  private String dealt(EightsEvent.Dealt dealt) {
    int first = (dealt.dealer() + 1) % dealt.seats();
    String start =
        say(
            "Dealt",
            voice.who(dealt.dealer()).with("hand", dealt.hand()).with("first", voice.name(first)));
    String own = own(dealt.deck());
    return own.isEmpty() ? start : start + " " + say("Dealt.hand", Args.of().with("cards", own));
  }

  /** The cards of the deck that the viewpoint sees, which are those in its hand. */
  private static String own(Cards deck) {
    Cards sorted = deck.sorted();
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      if (sorted.at(i) != Faces.HIDDEN) {
        seen.add(sorted.texts().get(i));
      }
    }
    return String.join(" ", seen);
  }

  private String spelled(EightsEvent.Spelled spelled) {
    return say(
        "Spelled",
        voice
            .who(spelled.seat())
            .with("word", spelled.word().name())
            .with("points", spelled.word().points())
            .with("cards", marked(spelled.cards(), spelled.borrowed()))
            .with("replacements", spelled.replacements().toString()));
  }

  /** The word's cards, those from the row with a star. */
  private static String marked(Cards cards, Cards borrowed) {
    List<String> row = new ArrayList<>(borrowed.texts());
    List<String> marked = new ArrayList<>();
    for (String card : cards.texts()) {
      marked.add(row.remove(card) ? card + "*" : card);
    }
    return String.join(" ", marked);
  }

  private String drew(EightsEvent.Drew drew) {
    String drawn =
        say(
            "Drew",
            voice
                .who(drew.seat())
                .with("count", drew.cards().size())
                .with("cards", drew.cards().toString()));
    return drew.left() == 0 ? drawn + " " + say("Drew.empty", Args.of()) : drawn;
  }

  private String passed(EightsEvent.Passed passed) {
    Args args = voice.who(passed.seat());
    return passed.under().isEmpty()
        ? say("Passed", args)
        : say(
            "Passed.exchange",
            args.with("count", passed.under().size())
                .with("under", passed.under().toString())
                .with("drawn", passed.drawn().toString()));
  }
}
