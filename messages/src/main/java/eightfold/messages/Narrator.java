package eightfold.messages;

import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eights.EightsEvent;
import eightfold.twentyeight.TwentyEightEvent;
import java.util.List;

/**
 * Tells what happened, in sentences, to one viewpoint. Events are redacted here once more, so that
 * nothing hidden can slip into a sentence.
 */
public final class Narrator {
  private final Messages messages;
  private final Viewpoint viewpoint;
  private final Voice voice;
  private final TwentyEightNarrator twentyEight;
  private final HalfNarrator half;
  private final EightsNarrator eights;

  public Narrator(Messages messages, Viewpoint viewpoint) {
    this.messages = messages;
    this.viewpoint = viewpoint;
    voice = new Voice(messages, viewpoint);
    twentyEight = new TwentyEightNarrator(voice);
    half = new HalfNarrator(voice);
    eights = new EightsNarrator(voice);
  }

  /** One or more sentences. */
  public String tell(Event event) {
    return switch (event.seenBy(viewpoint.seat())) {
      case TwentyEightEvent seen -> twentyEight.tell(seen);
      case HalfEvent seen -> half.tell(seen);
      case EightsEvent seen -> eights.tell(seen);
      case Ended(List<Integer> points, List<Integer> winners) -> ended(points, winners);
      case Event other -> throw new IllegalArgumentException("no words for " + other);
    };
  }

  private String ended(List<Integer> points, List<Integer> winners) {
    int first = winners.getFirst();
    return messages.text(
        "event.Ended",
        Args.of()
            .with("count", winners.size())
            .with("who", viewpoint.who(first))
            .with("names", voice.names(winners))
            .with("points", points.get(first))
            .map());
  }
}
