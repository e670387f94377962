package eightfold.server.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Seals what the players have pledged, and deals once all of it is revealed. */
final class Starter {
  private final LiveTable table;
  private final Deeds deeds;

  Starter(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void start(Client client, Ask.Start ask) {
    TableState state = table.state();
    if (!deeds.host(client, ask.id())) {
      return;
    }
    if (state.phase != Phase.LOBBY) {
      deeds.no(client, ask.id(), "game-on", "The game has been started already.");
      return;
    }
    if (!deeds.unsealed(client, ask.id())) {
      return;
    }
    Reseating seats = Reseating.withoutEmptySeats(state.places);
    List<Place> sitting = seats.places();
    if (sitting.stream().noneMatch(Place::isPerson)) {
      deeds.no(client, ask.id(), "nobody-here", "At least one person has to sit at the table.");
      return;
    }
    if (sitting.size() < state.game.info().minSeats()) {
      deeds.no(client, ask.id(), "too-few", "There are too few players for this game.");
      return;
    }
    List<Entry> entries = new ArrayList<>();
    if (sitting.size() < state.places.size() && !close(client, ask.id(), seats, entries)) {
      return;
    }
    table.forget();
    seal(client, ask.id(), seats, entries);
  }

  /** Seals the pledges of those who are here to reveal them; nobody has shown anything yet. */
  private void seal(Client client, long re, Reseating seats, List<Entry> entries) {
    List<Place> sitting = seats.places();
    boolean pledged = false;
    for (int seat = 0; seat < sitting.size(); seat++) {
      if (!table.state().shares.pledge(seats.from().get(seat)).isEmpty()) {
        boolean here = table.here(sitting.get(seat).guest());
        pledged |= here;
        if (!here) {
          entries.add(new Entry.Pledged(seat, ""));
        }
      }
    }
    entries.add(new Entry.Sealed());
    if (pledged) {
      deeds.change(client, re, Deeds.NOTHING_ELSE, entries);
    } else {
      begin(client, re, entries, sitting);
    }
  }

  /** Everything that was pledged is revealed: bots add their shares, and the cards are dealt. */
  void begin(Client client, long re, List<Entry> before, List<Place> sitting) {
    TableState state = table.state();
    int first = state.seq + 1;
    List<Entry> entries = new ArrayList<>(before);
    for (int seat : Shares.bots(sitting)) {
      entries.add(new Entry.Salted(seat, Fairness.botsShare(state.secret, seat)));
    }
    entries.add(new Entry.Started(table.hub().world().now()));
    table.commit(
        entries,
        0,
        Deeds.NOTHING_ELSE,
        step -> {
          table.fanOut(step, table.teller().started(first, state.seq), client, re);
          table.changed(step, Nobody.AT_ALL, 0);
        });
    deeds.wake();
  }

  /** Takes the empty seats away. */
  private boolean close(Client client, long re, Reseating seats, List<Entry> entries) {
    TableState state = table.state();
    List<Place> sitting = seats.places();
    Map<String, String> options = seats.options(state.game.info(), state.options);
    if (state.game.info().options(sitting.size(), options).found().isEmpty()) {
      return deeds.no(
          client, re, "options-seats", "The options do not fit so few players; change them first.");
    }
    entries.add(
        new Entry.Arranged(state.game.info().slug(), options, state.listed, state.clock, sitting));
    entries.addAll(seats.pledges(state.shares.pledges()));
    return true;
  }
}
