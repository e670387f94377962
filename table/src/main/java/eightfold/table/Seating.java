package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.SeatInfo.Kind;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;

/** Who sits where, before a game. */
final class Seating {
  private final TableState state;
  private final Checks checks;

  Seating(TableState state) {
    this.state = state;
    checks = new Checks(state);
  }

  Decision sit(Guest guest, Ask.Sit ask) {
    int seat = ask.seat() == -1 ? free() : ask.seat();
    String name = Names.clean(ask.name());
    return Decision.unless(
        checks
            .notPlaying()
            .or(
                () ->
                    Checks.problem(
                        checks.seat(seat).isPresent(), "no-seat", "There is no such seat free."))
            .or(
                () ->
                    Checks.problem(
                        state.places.get(seat).isPerson()
                            && state.places.get(seat).guest() != guest.id(),
                        "seat-taken",
                        "Somebody sits there already."))
            .or(
                () ->
                    Checks.problem(
                        name.length() > Names.LONGEST,
                        "name-too-long",
                        "A name has at most 24 letters.")),
        () -> sit(guest, seat, name.isEmpty() ? unsaid(guest, seat) : name));
  }

  private Decision sit(Guest guest, int seat, String name) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Placed(seat, Place.person(guest.id(), name)));
    if (state.places.get(seat).isPerson()) {
      entries.addAll(pledge(seat, seat));
    }
    if (state.host == 0) {
      entries.add(new Entry.Hosted(guest.id()));
    }
    return Decision.of(entries);
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
    return Decision.unless(
        checks.notPlaying().or(() -> checks.ownSeat(guest, ask.seat())),
        () -> Decision.of(new Entry.Placed(ask.seat(), Place.EMPTY)));
  }

  Decision swap(Guest guest, Ask.Swap ask) {
    return Decision.unless(
        checks
            .notPlaying()
            .or(() -> checks.host(guest))
            .or(() -> checks.seat(ask.seat()))
            .or(() -> checks.seat(ask.with())),
        () -> {
          List<Entry> entries = new ArrayList<>();
          entries.add(new Entry.Placed(ask.seat(), state.places.get(ask.with())));
          entries.add(new Entry.Placed(ask.with(), state.places.get(ask.seat())));
          entries.addAll(pledge(ask.with(), ask.seat()));
          entries.addAll(pledge(ask.seat(), ask.with()));
          return Decision.of(entries);
        });
  }

  Decision bot(Guest guest, Ask.Bot ask) {
    boolean none = ask.bot().equals("none");
    return Decision.unless(
        checks
            .notPlaying()
            .or(() -> checks.host(guest))
            .or(() -> checks.seat(ask.seat()))
            .or(
                () ->
                    Checks.problem(
                        state.places.get(ask.seat()).isPerson(),
                        "seat-taken",
                        "Somebody sits there already."))
            .or(
                () ->
                    Checks.problem(
                        !none && !state.game.roster().names().contains(ask.bot()),
                        "no-such-bot",
                        "There is no such bot.")),
        () -> Decision.of(new Entry.Placed(ask.seat(), none ? Place.EMPTY : Place.bot(ask.bot()))));
  }
}
