package eightfold.table;

import eightfold.core.Points;
import eightfold.wire.Entry;
import eightfold.wire.GameSummary;
import eightfold.wire.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What follows from entries and is kept beside the log, so that it can be looked up. */
public sealed interface Fact {
  /** A guest has a seat at this table now. */
  record Seated(long guest) implements Fact {}

  /** A guest has no seat at this table any more. */
  record Unseated(long guest) implements Fact {}

  /**
   * A game of this table has ended.
   *
   * @param number which game of the table, from 1
   * @param guests by seat; 0 for a bot
   */
  record Finished(long game, int number, long millis, GameSummary summary, List<Long> guests)
      implements Fact {}

  /** The guests who have seats, if these entries can change that; otherwise none. */
  static Set<Long> guests(TableState state, List<Entry> entries) {
    Set<Long> guests = new LinkedHashSet<>();
    if (entries.stream().anyMatch(e -> e instanceof Entry.Placed || e instanceof Entry.Arranged)) {
      for (Place place : state.places) {
        if (place.isPerson()) {
          guests.add(place.guest());
        }
      }
    }
    return guests;
  }

  /**
   * What follows from entries that have just been applied.
   *
   * @param before the {@link #guests} before they were
   */
  static List<Fact> of(TableState state, List<Entry> entries, Set<Long> before) {
    List<Fact> facts = new ArrayList<>(0);
    Set<Long> after = guests(state, entries);
    for (long guest : after) {
      if (!before.contains(guest)) {
        facts.add(new Seated(guest));
      }
    }
    for (long guest : before) {
      if (!after.contains(guest)) {
        facts.add(new Unseated(guest));
      }
    }
    if (!entries.isEmpty()
        && entries.getLast() instanceof Entry.Closed closed
        && closed.game() != 0) {
      facts.add(finished(state, closed));
    }
    return facts;
  }

  private static Finished finished(TableState state, Entry.Closed closed) {
    List<Integer> points = Points.all(state.playing().state());
    GameSummary summary =
        new GameSummary(
            Ids.text(closed.game()),
            state.game.info().slug(),
            closed.millis(),
            state.places.stream().map(Place::name).toList(),
            state.places.stream().map(Place::bot).toList(),
            points,
            Points.winners(points),
            state.playing().played(),
            false,
            state.daily,
            state.counted,
            state.hints.all());
    List<Long> guests = state.places.stream().map(Place::guest).toList();
    return new Finished(closed.game(), state.number, closed.millis(), summary, guests);
  }
}
