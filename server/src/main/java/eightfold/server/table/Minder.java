package eightfold.server.table;

import eightfold.server.wire.Ask;
import eightfold.server.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets a bot mind the seats of those who are absent, or too slow where the table has a clock, and
 * gives the seats back to whoever returns.
 */
final class Minder {
  private final LiveTable table;
  private final Deeds deeds;
  private int clockedAt = -1;

  Minder(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void departed(Client client) {
    long guest = client.guest();
    if (table.here(guest) || table.state().seatsOf(guest).isEmpty()) {
      return;
    }
    present();
    table.hub().later(table, table.hub().settings().absent(), () -> stillAway(guest));
  }

  /** Shows everybody who is here, which the log does not keep. */
  private void present() {
    table.afterCommit(step -> table.changed(step, Nobody.AT_ALL, 0));
  }

  private void stillAway(long guest) {
    TableState state = table.state();
    if (state.phase == Phase.PLAYING && !table.here(guest) && table.connected() > 0) {
      mind(state.seatsOf(guest), true);
    }
  }

  private void mind(List<Integer> seats, boolean on) {
    List<Entry> entries = new ArrayList<>();
    for (int seat : seats) {
      if (table.state().minded[seat] != on) {
        entries.add(new Entry.Minded(seat, on));
      }
    }
    if (!entries.isEmpty()) {
      deeds.change(Nobody.AT_ALL, 0, Deeds.NOTHING_ELSE, entries);
    }
  }

  void returned(Client client) {
    TableState state = table.state();
    List<Integer> seats = state.seatsOf(client.guest());
    if (!seats.isEmpty()) {
      present();
      if (state.phase == Phase.PLAYING) {
        mind(seats, false);
      }
    }
    absentees();
  }

  /** Whoever was away when nobody was here to wait for them is waited for from now on. */
  private void absentees() {
    if (table.connected() == 1 && table.state().phase == Phase.PLAYING) {
      for (Place place : List.copyOf(table.state().places)) {
        if (place.isPerson() && !table.here(place.guest())) {
          long guest = place.guest();
          table.hub().later(table, table.hub().settings().absent(), () -> stillAway(guest));
        }
      }
    }
  }

  void back(Client client, Ask.Back ask) {
    if (!deeds.playing(client, ask.id()) || !deeds.seated(client, ask.id(), ask.seat())) {
      return;
    }
    deeds.change(
        client,
        ask.id(),
        Deeds.NOTHING_ELSE,
        table.state().minded[ask.seat()]
            ? List.of(new Entry.Minded(ask.seat(), false))
            : List.of());
  }

  /** Starts the clock of the seat to act. */
  void wake() {
    TableState state = table.state();
    if (state.clock == 0 || state.phase != Phase.PLAYING || state.paused) {
      return;
    }
    int at = state.at;
    int seat = state.playing().state().toAct();
    if (clockedAt != at && state.places.get(seat).isPerson() && !state.minded[seat]) {
      clockedAt = at;
      table.hub().later(table, 1000 * state.clock, () -> timeOut(seat, at));
    }
  }

  private void timeOut(int seat, int at) {
    TableState state = table.state();
    if (state.phase == Phase.PLAYING && state.at == at && !state.paused) {
      mind(List.of(seat), true);
    }
  }
}
