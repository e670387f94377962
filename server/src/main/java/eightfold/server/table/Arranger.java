package eightfold.server.table;

import eightfold.core.Game;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.server.wire.Ask;
import eightfold.server.wire.Problem;
import eightfold.server.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Changes the game and its options in place, pauses it, and prepares the next one. */
final class Arranger {
  private static final int LONGEST_CLOCK = 86_400;
  private final LiveTable table;
  private final Deeds deeds;

  Arranger(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  /** Checks what a table should be like. */
  static Result<Game<?, ?, ?>> check(
      String slug, int seats, Map<String, String> options, int clock) {
    if (clock < 0 || clock > LONGEST_CLOCK) {
      return new Result.Refused<>(
          Refusal.of("clock", "clock-range", "A clock has 0 to 86400 seconds."));
    }
    return Games.find(slug)
        .then(game -> game.info().options(seats, options).then(good -> new Result.Ok<>(game)));
  }

  void arrange(Client client, Ask.Arrange ask) {
    if (!deeds.notPlaying(client, ask.id()) || !deeds.host(client, ask.id())) {
      return;
    }
    Result<Game<?, ?, ?>> checked = check(ask.game(), ask.seats(), ask.options(), ask.clock());
    if (!(checked instanceof Result.Ok<Game<?, ?, ?>>(Game<?, ?, ?> game))) {
      checked.refused().ifPresent(no -> table.refuse(client, ask.id(), Problem.of(no)));
      return;
    }
    List<Place> places = places(table.state().places, ask.seats());
    if (persons(places) < persons(table.state().places)) {
      deeds.no(client, ask.id(), "seats-taken", "More people sit here than that.");
      return;
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry.Arranged(game.info().slug(), ask.options(), ask.listed(), ask.clock(), places));
    if (table.state().phase == Phase.OVER) {
      entries.add(new Entry.Committed(table.hub().world().secret()));
    }
    table.forget();
    deeds.change(client, ask.id(), Deeds.NOTHING_ELSE, entries);
  }

  private static long persons(List<Place> places) {
    return places.stream().filter(Place::isPerson).count();
  }

  /** As many seats as wanted: people stay, then bots, as far as there is room. */
  static List<Place> places(List<Place> before, int seats) {
    List<Place> places = new ArrayList<>(before);
    while (places.size() < seats) {
      places.add(Place.EMPTY);
    }
    for (int kind = 0; kind < 2 && places.size() > seats; kind++) {
      for (int seat = places.size() - 1; seat >= 0 && places.size() > seats; seat--) {
        boolean goes = kind == 0 ? places.get(seat).isEmpty() : !places.get(seat).isPerson();
        if (goes) {
          places.remove(seat);
        }
      }
    }
    return List.copyOf(places.subList(0, Math.min(seats, places.size())));
  }

  void pause(Client client, Ask.Pause ask) {
    if (deeds.playing(client, ask.id()) && deeds.atTable(client, ask.id())) {
      deeds.change(client, ask.id(), Deeds.NOTHING_ELSE, List.of(new Entry.Paused(ask.on())));
    }
  }

  void again(Client client, Ask.Again ask) {
    if (table.state().phase != Phase.OVER) {
      deeds.no(client, ask.id(), "not-over", "There is no finished game to play again.");
      return;
    }
    if (deeds.atTable(client, ask.id())) {
      table.forget();
      deeds.change(
          client,
          ask.id(),
          Deeds.NOTHING_ELSE,
          List.of(new Entry.Reopened(), new Entry.Committed(table.hub().world().secret())));
    }
  }
}
