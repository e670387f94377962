package eightfold.table;

import eightfold.wire.TableInfo.Phase;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Waits for those who are away; after a while the table goes on without them. */
final class Absentees {
  /** One absence of a guest. */
  private static final class Absence {
    boolean tooLong;
  }

  private final Table table;
  private final TableState state;
  private final Surroundings around;

  /** By guest: one for each absence, so that an old timer does not end a new one. */
  private final Map<Long, Absence> away = new HashMap<>();

  Absentees(Table table, TableState state, Surroundings around) {
    this.table = table;
    this.state = state;
    this.around = around;
  }

  void departed(long guest) {
    boolean seated = !state.seatsOf(guest).isEmpty();
    if (table.here(guest) || !(seated || state.host == guest)) {
      return;
    }
    if (seated) {
      table.showPresence();
    }
    await(guest);
  }

  private void await(long guest) {
    Absence absence = new Absence();
    away.put(guest, absence);
    around.later(
        around.settings().absent(),
        () -> {
          if (away.get(guest) == absence && table.connected() > 0) {
            absence.tooLong = true;
            wake();
          }
        });
  }

  void returned(long guest) {
    away.remove(guest);
    List<Integer> seats = state.seatsOf(guest);
    if (!seats.isEmpty()) {
      table.showPresence();
      if (state.phase == Phase.PLAYING) {
        table.change(table.decider().attendance().mind(seats, false));
      }
    }
    awaitOthers();
  }

  /** Whoever was away when nobody was here to wait for them is waited for from now on. */
  private void awaitOthers() {
    if (table.connected() == 1) {
      Set<Long> guests = new LinkedHashSet<>();
      guests.add(state.host);
      state.places.forEach(place -> guests.add(place.guest()));
      guests.removeIf(guest -> guest == 0 || table.here(guest));
      guests.forEach(this::await);
    }
  }

  /** Goes on without those who are away too long. */
  void wake() {
    if (!away.isEmpty()) {
      table.change(table.decider().attendance().withoutAbsentees(this::isAwayTooLong));
    }
  }

  private boolean isAwayTooLong(long guest) {
    Absence absence = away.get(guest);
    return absence != null && absence.tooLong;
  }
}
