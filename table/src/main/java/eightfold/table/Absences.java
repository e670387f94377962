package eightfold.table;

import eightfold.kit.Roster;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * What is done about those who are absent, too slow, back again or gone for good: bots mind seats
 * or take them over, and the role of host passes to somebody else.
 */
final class Absences {
  private final TableState state;
  private final Surroundings around;
  private final LongPredicate here;
  private final Rematch rematch;

  /**
   * @param here whether a guest is connected
   */
  Absences(TableState state, Surroundings around, LongPredicate here, Rematch rematch) {
    this.state = state;
    this.around = around;
    this.here = here;
    this.rematch = rematch;
  }

  /** Lets a bot mind seats, or gives them back; without entries if nothing changes by it. */
  List<Entry> mind(List<Integer> seats, boolean on) {
    List<Entry> entries = new ArrayList<>();
    for (int seat : seats) {
      if (state.minded[seat] != on) {
        entries.add(new Entry.Minded(seat, on));
      }
    }
    return entries;
  }

  /**
   * Before a game the role of host passes on, in a game seats are minded, and after it nobody waits
   * for them before the next one.
   */
  List<Entry> withoutAbsentees(LongPredicate awayTooLong) {
    if (state.phase == Phase.LOBBY && awayTooLong.test(state.host)) {
      long heir = heir(state.host, true);
      return heir == 0 ? List.of() : List.of(new Entry.Hosted(heir));
    }
    if (state.phase != Phase.PLAYING) {
      return state.phase == Phase.OVER ? rematch.without(awayTooLong) : List.of();
    }
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < state.places.size(); seat++) {
      Place place = state.places.get(seat);
      if (place.isPerson() && awayTooLong.test(place.guest())) {
        seats.add(seat);
      }
    }
    return mind(seats, true);
  }

  Decision back(Guest guest, Ask.Back ask) {
    return Conditions.at(state)
        .playing()
        .ownSeat(guest, ask.seat())
        .then(() -> Decision.of(mind(List.of(ask.seat()), false)));
  }

  /**
   * Leaves for good: seats become empty, or a bot's while a game is on. While pledges are being
   * revealed, the attempt to deal is void.
   */
  Decision leave(Guest guest) {
    List<Integer> seats = state.seatsOf(guest.id());
    Place instead = state.phase == Phase.PLAYING ? Place.bot(Roster.STEADY) : Place.EMPTY;
    List<Entry> entries = new ArrayList<>();
    List<Tell> notices = new ArrayList<>();
    for (int seat : seats) {
      entries.add(new Entry.Placed(seat, instead));
    }
    if (state.shares.sealed() && !seats.isEmpty()) {
      entries.add(new Entry.Committed(around.secret()));
      notices.add(Revealing.notRevealed(state, seats));
    }
    if (state.host == guest.id()) {
      long present = heir(guest.id(), true);
      entries.add(new Entry.Hosted(present == 0 ? heir(guest.id(), false) : present));
    }
    entries.addAll(rematch.without(other -> other == guest.id() || !here.test(other)));
    return new Decision.Accepted(entries, notices, false);
  }

  /** Who may be host after somebody else; 0 for nobody. */
  private long heir(long before, boolean present) {
    for (Place place : state.places) {
      boolean other = place.isPerson() && place.guest() != before;
      if (other && (!present || here.test(place.guest()))) {
        return place.guest();
      }
    }
    return 0;
  }
}
