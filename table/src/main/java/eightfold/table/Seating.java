package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.SeatInfo.Kind;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;

/** Who sits where, before a game, and what they are called, at any time. */
final class Seating {
  private final TableState state;

  Seating(TableState state) {
    this.state = state;
  }

  Decision sit(Guest guest, Ask.Sit ask) {
    int seat = ask.seat() == -1 ? free() : ask.seat();
    String name = Names.clean(ask.name());
    boolean own = state.seatsOf(guest.id()).contains(seat);
    Conditions allowed = Conditions.at(state);
    return (own && state.phase == Phase.PLAYING ? allowed : allowed.notPlaying())
        .not(() -> !state.hasSeat(seat), "no-seat", "There is no such seat free.")
        .not(() -> isPerson(seat) && !own, "seat-taken", "Somebody sits there already.")
        .not(() -> name.length() > Names.LONGEST, "name-too-long", "A name has at most 24 letters.")
        .then(() -> sit(guest, seat, name.isEmpty() ? unsaid(guest, seat) : name));
  }

  private Decision sit(Guest guest, int seat, String name) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Placed(seat, Place.person(guest.id(), name)));
    if (isPerson(seat)) {
      entries.addAll(pledge(seat, seat));
    }
    if (state.host == 0) {
      entries.add(new Entry.Hosted(guest.id()));
    }
    return Decision.of(entries);
  }

  private boolean isPerson(int seat) {
    return state.places.get(seat).isPerson();
  }

  /** What to call somebody who gave no name: their first seat has the guest's own, if any. */
  private String unsaid(Guest guest, int seat) {
    boolean first = state.seatsOf(guest.id()).stream().allMatch(other -> other == seat);
    return first && !guest.name().isEmpty() ? guest.name() : "Guest " + (seat + 1);
  }

  /** What somebody has pledged goes with them to another seat before a game. */
  private List<Entry> pledge(int from, int to) {
    String pledge = state.shares.pledge(from);
    return state.phase == Phase.LOBBY && !pledge.isEmpty()
        ? List.of(new Entry.Pledged(to, pledge))
        : List.of();
  }

  private int free() {
    for (Kind wanted : List.of(Kind.EMPTY, Kind.BOT)) {
      for (int seat = 0; seat < state.places.size(); seat++) {
        if (state.places.get(seat).kind() == wanted) {
          return seat;
        }
      }
    }
    return -1;
  }

  Decision stand(Guest guest, Ask.Stand ask) {
    return Conditions.at(state)
        .notPlaying()
        .ownSeat(guest, ask.seat())
        .then(() -> place(ask.seat(), Place.EMPTY));
  }

  Decision swap(Guest guest, Ask.Swap ask) {
    return Conditions.at(state)
        .notPlaying()
        .host(guest)
        .seat(ask.seat())
        .seat(ask.with())
        .then(() -> swap(ask.seat(), ask.with()));
  }

  private Decision swap(int one, int other) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Placed(one, state.places.get(other)));
    entries.add(new Entry.Placed(other, state.places.get(one)));
    entries.addAll(pledge(other, one));
    entries.addAll(pledge(one, other));
    return Decision.of(entries);
  }

  Decision bot(Guest guest, Ask.Bot ask) {
    boolean none = ask.bot().equals("none");
    return Conditions.at(state)
        .notPlaying()
        .host(guest)
        .seat(ask.seat())
        .not(() -> isPerson(ask.seat()), "seat-taken", "Somebody sits there already.")
        .not(
            () -> !none && !state.game.roster().names().contains(ask.bot()),
            "no-such-bot",
            "There is no such bot.")
        .then(() -> place(ask.seat(), none ? Place.EMPTY : Place.bot(ask.bot())));
  }

  private static Decision place(int seat, Place place) {
    return Decision.of(new Entry.Placed(seat, place));
  }
}
