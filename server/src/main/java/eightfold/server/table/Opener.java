package eightfold.server.table;

import eightfold.bots.Bots;
import eightfold.bots.Roster;
import eightfold.core.Game;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.games.Lesson;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.List;

/** Opens tables: writes the first entries of their logs. */
final class Opener {
  private final Store store;
  private final World world;

  Opener(Store store, World world) {
    this.store = store;
    this.world = world;
  }

  Result<Long> open(Hub.Opening wish, Store.Guest host, Write write) {
    return Arranger.check(wish.game(), wish.seats(), wish.options(), wish.clock())
        .then(game -> checkBots(game, wish.bots()))
        .then(game -> new Result.Ok<>(open(game, wish, host, write)));
  }

  private static Result<Game<?, ?, ?>> checkBots(Game<?, ?, ?> game, String bots) {
    return bots.isEmpty() || Bots.of(game).names().contains(bots)
        ? new Result.Ok<>(game)
        : new Result.Refused<>(Refusal.of("bots", "no-such-bot", "There is no such bot."));
  }

  private long open(Game<?, ?, ?> game, Hub.Opening wish, Store.Guest host, Write write) {
    String code = freshCode();
    List<Place> places = new ArrayList<>();
    for (int seat = 0; seat < wish.seats(); seat++) {
      places.add(wish.bots().isEmpty() ? Place.EMPTY : Place.bot(wish.bots()));
    }
    if (wish.sit()) {
      places.set(0, Place.person(host.id(), named(host)));
    }
    List<Entry> entries =
        List.of(
            new Entry.Opened(code, host.id(), world.now()),
            new Entry.Arranged(
                game.info().slug(), wish.options(), wish.listed(), wish.clock(), places),
            new Entry.Committed(world.secret()));
    return write(code, entries, wish.sit() ? host.id() : 0, write);
  }

  Result<Long> learn(String slug, Store.Guest guest, Write write) {
    return Games.find(slug).then(game -> new Result.Ok<>(learn(game, guest, write)));
  }

  private long learn(Game<?, ?, ?> game, Store.Guest guest, Write write) {
    Lesson lesson = Lesson.of(game);
    List<Place> places = new ArrayList<>();
    places.add(Place.person(guest.id(), named(guest)));
    while (places.size() < lesson.seats()) {
      places.add(Place.bot(Roster.GENTLE));
    }
    String code = freshCode();
    return write(
        code,
        List.of(
            new Entry.Opened(code, guest.id(), world.now()),
            new Entry.Arranged(game.info().slug(), lesson.options(), false, 0, places),
            new Entry.Guided(),
            new Entry.Started(world.now())),
        0,
        write);
  }

  private static String named(Store.Guest guest) {
    return guest.name().isEmpty() ? "Guest 1" : guest.name();
  }

  /**
   * Writes the first entries of a table.
   *
   * @param guest who sits there and finds it again among their tables; 0 for nobody
   */
  private long write(String code, List<Entry> entries, long guest, Write write) {
    long id = world.id();
    TableState state = new TableState(id, world);
    store.newTable(write, id, code, world.now());
    for (Entry entry : entries) {
      store.append(write, id, state.number(EntryJson.text(entry)));
    }
    if (guest != 0) {
      store.seated(write, guest, id, world.now());
    }
    store.submit(write);
    return id;
  }

  private String freshCode() {
    String code = Ids.code(world.random().getAsLong());
    while (store.tableByCode(code).isPresent()) {
      code = Ids.code(world.random().getAsLong());
    }
    return code;
  }
}
