package eightfold.table;

import eightfold.core.Aid;
import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.SeatInfo;
import eightfold.wire.TableInfo;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;

/**
 * Puts into words what happened at a table. The one place where a game leaves it: only views and
 * redacted events go through here.
 */
final class Teller {
  private final TableState state;
  private final LongPredicate here;

  /**
   * @param here whether a guest is connected
   */
  Teller(TableState state, LongPredicate here) {
    this.state = state;
    this.here = here;
  }

  TableInfo info() {
    List<SeatInfo> seats = new ArrayList<>();
    for (int seat = 0; seat < state.places.size(); seat++) {
      Place place = state.places.get(seat);
      seats.add(
          new SeatInfo(
              place.kind(),
              place.name(),
              place.bot(),
              state.minded[seat],
              place.isPerson() && here.test(place.guest()),
              place.isPerson() && place.guest() == state.host,
              place.isPerson() && state.wanting.contains(place.guest()),
              state.hints.of(seat)));
    }
    return new TableInfo(
        Ids.text(state.id),
        state.code,
        state.game.info().slug(),
        shownOptions(),
        state.listed,
        state.clock,
        state.phase,
        state.paused,
        state.number,
        state.finished == 0 ? "" : Ids.text(state.finished),
        seats,
        Fairness.info(state, state.phase == Phase.OVER && state.daily.isEmpty()),
        state.daily,
        state.counted,
        state.allowsHints());
  }

  private Map<String, Object> shownOptions() {
    return state
        .game
        .info()
        .options(state.places.size(), state.options)
        .found()
        .map(options -> options.shown())
        .orElse(Map.of());
  }

  Fanout played(Entry.Moved moved, List<Event> events) {
    Seen seen = seen(events);
    return fanout(
        seen,
        state.at,
        state.at,
        new Tell.Played(
            state.at,
            state.at,
            moved.seat(),
            moved.by(),
            state.mayTakeBack,
            seen.events,
            seen.view,
            Map.of(),
            Map.of(),
            0));
  }

  /**
   * @param first the number of the first entry that belongs to the start
   */
  Fanout started(int first) {
    Seen seen = seen(state.playing().dealt());
    return fanout(
        seen,
        first,
        state.seq,
        new Tell.Started(
            state.seq, state.at, info(), seen.events, seen.view, Map.of(), Map.of(), 0));
  }

  Fanout tookBack(int seat) {
    Seen seen = seen(List.of());
    return fanout(
        seen,
        state.seq,
        state.seq,
        new Tell.TookBack(state.seq, state.at, seat, seen.view, Map.of(), Map.of(), 0));
  }

  private Seen seen(List<Event> happened) {
    return new Seen(state.playing()::view, happened);
  }

  /** What a seat sees beyond what everybody sees. */
  private Tell.Mine mine(Seen seen, int seat) {
    GameRun<?, ?, ?> run = state.playing();
    boolean toAct = run.state().toAct() == seat;
    return new Tell.Mine(
        seen.events(seat),
        seen.view(seat),
        toAct ? run.legal() : List.of(),
        toAct ? run.effects(seat) : Effects.NONE,
        state.orders[seat]);
  }

  private Fanout fanout(Seen seen, int first, int n, Tell common) {
    byte[][] mine = new byte[state.places.size()][0];
    for (int seat = 0; seat < mine.length; seat++) {
      if (state.places.get(seat).isPerson()) {
        mine[seat] = JsonWriter.bytes(mine(seen, seat));
      }
    }
    byte[] json = JsonWriter.bytes(common);
    return new Fanout(first, n, Arrays.copyOf(json, json.length - 1), mine);
  }

  /** The whole table for one guest. */
  Tell table(List<Integer> yours, boolean host, Map<String, Aid> aids, long re) {
    List<Tell.Position> position = new ArrayList<>(1);
    if (state.run != null) {
      Seen seen = seen(List.of());
      Map<String, Tell.Mine> mine = new LinkedHashMap<>();
      yours.forEach(seat -> mine.put(Integer.toString(seat), mine(seen, seat)));
      position.add(new Tell.Position(state.at, seen.view, mine, aids));
    }
    return new Tell.Table(state.seq, info(), yours, host, re, position);
  }
}
