package eightfold.server.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lets a bot mind the seats of those who are absent, or too slow where the table has a clock, and
 * gives the seats back to whoever returns. Before a game, an absent host's say passes on.
 */
final class Minder {
  /** One absence of a guest. */
  private static final class Absence {
    boolean tooLong;
  }

  private final LiveTable table;
  private final Deeds deeds;

  /**
   * Who is away, by guest: a mark for each absence, so that an old timer does not end a new one.
   */
  private final Map<Long, Absence> away = new HashMap<>();

  Minder(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void departed(Client client) {
    long guest = client.guest();
    boolean seated = !table.state().seatsOf(guest).isEmpty();
    if (table.here(guest) || !(seated || table.isHost(client))) {
      return;
    }
    if (seated) {
      present();
    }
    await(guest);
  }

  private void await(long guest) {
    Absence absence = new Absence();
    away.put(guest, absence);
    table.hub().later(table, table.hub().settings().absent(), () -> stillAway(guest, absence));
  }

  /** Shows everybody who is here, which the log does not keep. */
  private void present() {
    table.afterCommit(step -> table.changed(step, Nobody.AT_ALL, 0));
  }

  private void stillAway(long guest, Absence absence) {
    if (away.get(guest) == absence && table.connected() > 0) {
      absence.tooLong = true;
      goOnWithout();
    }
  }

  private boolean awayTooLong(long guest) {
    Absence absence = away.get(guest);
    return absence != null && absence.tooLong;
  }

  /** Before a game the say passes on, in a game seats are minded. */
  private void goOnWithout() {
    if (away.isEmpty()) {
      return;
    }
    TableState state = table.state();
    if (state.phase == Phase.LOBBY && awayTooLong(state.host)) {
      long heir = Leaver.heir(table, state.host, true);
      if (heir != 0) {
        deeds.change(Nobody.AT_ALL, 0, Deeds.NOTHING_ELSE, List.of(new Entry.Hosted(heir)));
      }
    } else if (state.phase == Phase.PLAYING) {
      List<Integer> seats = new ArrayList<>();
      for (int seat = 0; seat < state.places.size(); seat++) {
        if (state.places.get(seat).isPerson() && awayTooLong(state.places.get(seat).guest())) {
          seats.add(seat);
        }
      }
      mind(seats, true);
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
    away.remove(client.guest());
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
    if (table.connected() == 1) {
      Set<Long> guests = new LinkedHashSet<>();
      guests.add(table.state().host);
      table.state().places.forEach(place -> guests.add(place.guest()));
      guests.removeIf(guest -> guest == 0 || table.here(guest));
      guests.forEach(this::await);
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

  /** Goes on without those who are away too long. */
  void wake() {
    goOnWithout();
  }

  /** A seat has taken longer than the table allows. */
  void overtime(int seat) {
    mind(List.of(seat), true);
  }
}
