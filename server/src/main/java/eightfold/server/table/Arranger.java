package eightfold.server.table;

import eightfold.core.Game;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
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
    // Whether there can be so many seats comes first: where they go depends on it.
    Result<Game<?, ?, ?>> checked =
        check(ask.game(), ask.seats(), Map.of(), ask.clock()).then(game -> fits(game, ask));
    if (!(checked instanceof Result.Ok<Game<?, ?, ?>>(Game<?, ?, ?> game))) {
      checked.refused().ifPresent(no -> table.refuse(client, ask.id(), Problem.of(no)));
      return;
    }
    Reseating seats = Reseating.to(table.state().places, ask.seats());
    List<Place> places = seats.places();
    if (persons(places) < persons(table.state().places)) {
      deeds.no(client, ask.id(), "seats-taken", "More people sit here than that.");
      return;
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry.Arranged(
            game.info().slug(),
            seats.options(game.info(), ask.options()),
            ask.listed(),
            ask.clock(),
            places));
    if (table.state().phase == Phase.OVER) {
      entries.add(new Entry.Committed(table.hub().world().secret()));
    } else {
      entries.addAll(seats.pledges(table.state().shares.pledges()));
    }
    table.forget();
    deeds.change(client, ask.id(), Deeds.NOTHING_ELSE, entries);
  }

  private Result<Game<?, ?, ?>> fits(Game<?, ?, ?> game, Ask.Arrange ask) {
    Reseating seats = Reseating.to(table.state().places, ask.seats());
    return check(ask.game(), ask.seats(), seats.options(game.info(), ask.options()), ask.clock());
  }

  private static long persons(List<Place> places) {
    return places.stream().filter(Place::isPerson).count();
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
      List<Entry> entries = new ArrayList<>();
      entries.add(new Entry.Reopened());
      entries.add(new Entry.Committed(table.hub().world().secret()));
      if (!table.here(table.state().host)) {
        entries.add(new Entry.Hosted(client.guest()));
      }
      table.forget();
      deeds.change(client, ask.id(), Deeds.NOTHING_ELSE, entries);
    }
  }
}
