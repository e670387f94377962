package eightfold.server.table;

import eightfold.bots.Roster;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves for good: seats become empty, or a bot's while a game is on; the say passes on. While
 * pledges are being revealed, the attempt to deal is void.
 */
final class Leaver {
  private final LiveTable table;
  private final Deeds deeds;

  Leaver(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void leave(Client client, Ask.Leave ask) {
    TableState state = table.state();
    List<Integer> seats = state.seatsOf(client.guest());
    Place instead = state.phase == Phase.PLAYING ? Place.bot(Roster.STEADY) : Place.EMPTY;
    List<Entry> entries = new ArrayList<>();
    for (int seat : seats) {
      entries.add(new Entry.Placed(seat, instead));
    }
    if (state.host == client.guest()) {
      entries.add(new Entry.Hosted(heir(client.guest())));
    }
    boolean breaksDeal = state.shares.sealed() && !seats.isEmpty();
    byte[] why = Revealer.notRevealed(state, seats);
    if (breaksDeal) {
      entries.add(new Entry.Committed(table.hub().world().secret()));
    }
    table.forget();
    deeds.change(
        client,
        ask.id(),
        write -> table.hub().store().unseated(write, client.guest(), state.id),
        entries);
    if (breaksDeal) {
      table.afterCommit(step -> table.deliverAll(step, why));
    }
  }

  private long heir(long leaving) {
    long here = heir(table, leaving, true);
    return here == 0 ? heir(table, leaving, false) : here;
  }

  /** Who may have the say after somebody else; 0 for nobody. */
  static long heir(LiveTable table, long before, boolean here) {
    for (Place place : table.state().places) {
      boolean other = place.isPerson() && place.guest() != before;
      if (other && (!here || table.here(place.guest()))) {
        return place.guest();
      }
    }
    return 0;
  }
}
