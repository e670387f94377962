package eightfold.table;

import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.View;
import eightfold.wire.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What everybody sees of a position and of what led to it, and what a seat sees beyond that. */
final class Seen {
  private final IntFunction<? extends View> eyes;
  private final List<Event> happened;
  final List<Event> events;
  final View view;

  /**
   * @param eyes the view of a seat
   * @param happened in full
   */
  Seen(IntFunction<? extends View> eyes, List<Event> happened) {
    this.eyes = eyes;
    this.happened = happened;
    events = by(Eyes.SPECTATOR);
    view = eyes.apply(Eyes.SPECTATOR);
  }

  private List<Event> by(int seat) {
    List<Event> seen = new ArrayList<>(happened.size());
    for (Event event : happened) {
      seen.add(event.seenBy(seat));
    }
    return seen;
  }

  Difference<List<Event>> events(int seat) {
    return new Difference<>(events, by(seat));
  }

  Difference<View> view(int seat) {
    return new Difference<>(view, eyes.apply(seat));
  }
}
