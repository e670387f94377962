package eightfold.server.table;

import eightfold.bots.Bots;
import eightfold.server.store.Write;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.SeatInfo.Kind;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Who sits where, before a game. */
final class Seater {
  private final LiveTable table;
  private final Deeds deeds;

  Seater(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void sit(Client client, Ask.Sit ask) {
    if (!deeds.notPlaying(client, ask.id())) {
      return;
    }
    int seat = ask.seat() == -1 ? free() : ask.seat();
    List<Place> places = table.state().places;
    if (seat < 0 || seat >= places.size()) {
      deeds.no(client, ask.id(), "no-seat", "There is no such seat free.");
      return;
    }
    if (places.get(seat).isPerson() && places.get(seat).guest() != client.guest()) {
      deeds.no(client, ask.id(), "seat-taken", "Somebody sits there already.");
      return;
    }
    String name = Names.clean(ask.name());
    if (name.length() > Names.LONGEST) {
      deeds.no(client, ask.id(), "name-too-long", "A name has at most 24 letters.");
      return;
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry.Placed(
            seat, Place.person(client.guest(), name.isEmpty() ? unsaid(client, seat) : name)));
    if (places.get(seat).isPerson()) {
      entries.addAll(pledge(seat, seat));
    }
    if (table.state().host == 0) {
      entries.add(new Entry.Hosted(client.guest()));
    }
    table.forget();
    deeds.change(client, ask.id(), seatedNow(client), entries);
  }

  /** What to call somebody who gave no name: their first seat has the guest's own, if any. */
  private String unsaid(Client client, int seat) {
    boolean first = table.state().seatsOf(client.guest()).stream().allMatch(other -> other == seat);
    return first && !client.name().isEmpty() ? client.name() : "Guest " + (seat + 1);
  }

  /** What somebody has pledged goes with them to another seat before a game. */
  private List<Entry> pledge(int from, int to) {
    TableState state = table.state();
    String pledge = state.shares.pledge(from);
    return state.phase == Phase.LOBBY && !pledge.isEmpty()
        ? List.of(new Entry.Pledged(to, pledge))
        : List.of();
  }

  private Consumer<Write> seatedNow(Client client) {
    long now = table.hub().world().now();
    return write -> table.hub().store().seated(write, client.guest(), table.state().id, now);
  }

  private int free() {
    List<Place> places = table.state().places;
    for (Kind wanted : List.of(Kind.EMPTY, Kind.BOT)) {
      for (int seat = 0; seat < places.size(); seat++) {
        if (places.get(seat).kind() == wanted) {
          return seat;
        }
      }
    }
    return -1;
  }

  void stand(Client client, Ask.Stand ask) {
    if (!deeds.notPlaying(client, ask.id()) || !deeds.seated(client, ask.id(), ask.seat())) {
      return;
    }
    boolean last = table.state().seatsOf(client.guest()).size() == 1;
    table.forget();
    deeds.change(
        client,
        ask.id(),
        write -> {
          if (last) {
            table.hub().store().unseated(write, client.guest(), table.state().id);
          }
        },
        List.of(new Entry.Placed(ask.seat(), Place.EMPTY)));
  }

  void swap(Client client, Ask.Swap ask) {
    List<Place> places = table.state().places;
    int most = places.size();
    if (!deeds.notPlaying(client, ask.id()) || !deeds.host(client, ask.id())) {
      return;
    }
    if (ask.seat() < 0 || ask.seat() >= most || ask.with() < 0 || ask.with() >= most) {
      deeds.no(client, ask.id(), "no-such-seat", "There is no such seat.");
      return;
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Placed(ask.seat(), places.get(ask.with())));
    entries.add(new Entry.Placed(ask.with(), places.get(ask.seat())));
    entries.addAll(pledge(ask.with(), ask.seat()));
    entries.addAll(pledge(ask.seat(), ask.with()));
    table.forget();
    deeds.change(client, ask.id(), Deeds.NOTHING_ELSE, entries);
  }

  void bot(Client client, Ask.Bot ask) {
    TableState state = table.state();
    if (!deeds.notPlaying(client, ask.id()) || !deeds.host(client, ask.id())) {
      return;
    }
    if (ask.seat() < 0 || ask.seat() >= state.places.size()) {
      deeds.no(client, ask.id(), "no-such-seat", "There is no such seat.");
      return;
    }
    if (state.places.get(ask.seat()).isPerson()) {
      deeds.no(client, ask.id(), "seat-taken", "Somebody sits there already.");
      return;
    }
    boolean none = ask.bot().equals("none");
    if (!none && !Bots.of(state.game).names().contains(ask.bot())) {
      deeds.no(client, ask.id(), "no-such-bot", "There is no such bot.");
      return;
    }
    deeds.change(
        client,
        ask.id(),
        Deeds.NOTHING_ELSE,
        List.of(new Entry.Placed(ask.seat(), none ? Place.EMPTY : Place.bot(ask.bot()))));
  }
}
