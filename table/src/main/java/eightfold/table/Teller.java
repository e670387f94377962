package eightfold.table;

import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.View;
import eightfold.wire.Place;
import eightfold.wire.SeatInfo;
import eightfold.wire.TableInfo;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonBytes;
import eightfold.wire.json.JsonWriter;
import eightfold.wire.json.Patch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * Puts into words what happened at a table. The one place where a game leaves the server: only
 * views and redacted events go through here.
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
              place.isPerson() && place.guest() == state.host));
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
        Fairness.info(state, state.phase == Phase.OVER));
  }

  private java.util.Map<String, Object> shownOptions() {
    return state
        .game
        .info()
        .options(state.places.size(), state.options)
        .found()
        .map(options -> options.shown())
        .orElse(java.util.Map.of());
  }

  Fanout played(int n, int seat, Tell.By by, int takeBack, List<Event> events) {
    JsonBytes out = new JsonBytes(1500).open();
    out.name("type").text("played").name("n").number(n).name("at").number(state.at);
    out.name("seat").number(seat).name("by");
    JsonWriter.write(out, by);
    out.name("takeBack").number(takeBack);
    return position(n, n, out, events);
  }

  Fanout started(int first, int n) {
    JsonBytes out = new JsonBytes(2000).open();
    out.name("type").text("started").name("n").number(n).name("at").number(state.at);
    out.name("table");
    JsonWriter.write(out, info());
    return position(first, n, out, state.playing().dealt());
  }

  Fanout tookBack(int n, int seat) {
    JsonBytes out = new JsonBytes(1500).open();
    out.name("type").text("took-back").name("n").number(n).name("at").number(state.at);
    out.name("seat").number(seat);
    return position(n, n, out, List.of());
  }

  /** The common events and view, and each person's difference. */
  private Fanout position(int first, int n, JsonBytes out, List<Event> events) {
    GameRun<?, ?, ?> run = state.playing();
    View open = run.openView();
    List<Event> seen = seen(events, Eyes.SPECTATOR);
    if (!events.isEmpty()) {
      out.name("events");
      JsonWriter.write(out, seen);
    }
    out.name("view");
    JsonWriter.write(out, open);
    byte[][] mine = Fanout.nobody(state.places.size());
    for (int seat = 0; seat < mine.length; seat++) {
      if (state.places.get(seat).isPerson()) {
        mine[seat] = mine(seat, run, open, seen, events);
      }
    }
    return new Fanout(first, n, out.toArray(), mine);
  }

  private byte[] mine(
      int seat, GameRun<?, ?, ?> run, View open, List<Event> seen, List<Event> events) {
    JsonBytes out = new JsonBytes(256).open();
    if (!events.isEmpty()) {
      Patch.field(out, "events", seen, seen(events, seat));
    }
    Patch.field(out, "view", open, run.view(seat));
    if (run.state().toAct() == seat) {
      out.name("legal");
      JsonWriter.write(out, run.legal());
    }
    if (!state.orders[seat].isEmpty()) {
      out.name("order").text(state.orders[seat]);
    }
    return out.close().toArray();
  }

  private static List<Event> seen(List<Event> events, int seat) {
    List<Event> seen = new ArrayList<>(events.size());
    for (Event event : events) {
      seen.add(event.seenBy(seat));
    }
    return seen;
  }

  byte[] changed(int n, List<Integer> yours, boolean host, long re) {
    return whose("changed", n, yours, host, re).close().toArray();
  }

  /** The whole table for one guest. */
  byte[] table(int n, List<Integer> yours, boolean host, byte[] aids, long re) {
    JsonBytes out = whose("table", n, yours, host, re);
    out.name("position").openList();
    if (state.run != null) {
      Fanout now =
          position(n, n, new JsonBytes(1500).open().name("at").number(state.at), List.of());
      out.raw(now.forSeats(yours, aids, 0));
    }
    return out.closeList().close().toArray();
  }

  private JsonBytes whose(String type, int n, List<Integer> yours, boolean host, long re) {
    JsonBytes out = new JsonBytes(2000).open();
    out.name("type").text(type).name("n").number(n).name("table");
    JsonWriter.write(out, info());
    out.name("yours");
    JsonWriter.write(out, yours);
    out.name("host").flag(host);
    if (re != 0) {
      out.name("re").number(re);
    }
    return out;
  }
}
