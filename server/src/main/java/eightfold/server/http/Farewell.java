package eightfold.server.http;

import static eightfold.server.http.Operation.delete;
import static eightfold.server.http.Operation.get;

import eightfold.json.JsonBytes;
import eightfold.server.host.Hub;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Ids;
import eightfold.wire.GameSummary;
import eightfold.wire.json.BodyReader;
import eightfold.wire.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * All that is kept of a guest: to be taken along, or to be deleted. Games with other people stay
 * theirs, without the guest's name; games that nobody else has played go.
 */
final class Farewell {
  private static final int PAGE = 200;
  private static final int TRIES = 100_000;
  private final Hub hub;
  private final Store store;
  private final Guests guests;
  private final Gate gate;
  private final Function<Store.Finished, String> transcripts;

  /**
   * @param transcripts of finished games
   */
  Farewell(
      Hub hub,
      Store store,
      Guests guests,
      Gate gate,
      Function<Store.Finished, String> transcripts) {
    this.hub = hub;
    this.store = store;
    this.guests = guests;
    this.gate = gate;
    this.transcripts = transcripts;
  }

  void routes(Routes routes, Function<Answer, Answer> withoutCookie) {
    routes
        .on(
            get("/api/me/everything", "all that is kept of me, with the transcripts of my games")
                .forGuests()
                .refuses(429),
            (req, _) -> everything(req))
        .on(
            delete("/api/me", "delete all that is kept of me; games with others lose my name")
                .forGuests()
                .answers(204)
                .refuses(403, 429),
            (req, _) -> withoutCookie.apply(forget(req)));
  }

  private List<Store.Finished> gamesOf(long guest) {
    List<Store.Finished> games = new ArrayList<>();
    long before = Long.MAX_VALUE;
    Set<Long> seen = new HashSet<>();
    while (true) {
      List<Store.Finished> page = store.gamesOf(guest, before, PAGE);
      page.stream().filter(game -> seen.add(game.id())).forEach(games::add);
      if (page.size() < PAGE) {
        return games;
      }
      // Games of the same millisecond may be on both pages.
      long last = page.getLast().ended();
      before = last + 1 < before ? last + 1 : last;
    }
  }

  private Answer everything(Request request) {
    Store.Guest guest = guests.of(request);
    gate.rename(guest.id());
    JsonBytes out = new JsonBytes(4096);
    out.open().name("id").text(Ids.text(guest.id())).name("name").text(guest.name());
    out.name("tables").openList();
    store.tablesOf(guest.id()).forEach(table -> out.text(Ids.text(table)));
    out.closeList().name("games").openList();
    for (Store.Finished game : gamesOf(guest.id())) {
      out.open().name("game");
      JsonWriter.write(out, BodyReader.game(game.summary()));
      out.name("transcript").text(transcripts.apply(game)).close();
    }
    out.closeList().name("daily").openList();
    for (Store.Try begun : store.triesOf(guest.id(), TRIES)) {
      JsonWriter.write(out, DailyApi.shown(begun, List.of()));
    }
    out.closeList().close();
    return Answer.text("application/json", out.toString())
        .with("Content-Disposition", "attachment; filename=\"eightfold-everything.json\"");
  }

  private Answer forget(Request request) {
    gate.ownOrigin(request);
    long guest = guests.of(request).id();
    gate.rename(guest);
    store.tablesOf(guest).forEach(table -> hub.depart(table, guest));
    List<Store.Finished> games = gamesOf(guest);
    guests.await(
        write -> {
          games.forEach(game -> forget(write, game, guest));
          return write.deleteGuest(guest);
        });
    guests.forget(request);
    hub.signOut(guest);
    return Answer.empty(204);
  }

  private void forget(Write write, Store.Finished game, long guest) {
    GameSummary summary = BodyReader.game(game.summary());
    Set<Integer> own = new HashSet<>();
    store.playersOf(game.id()).stream()
        .filter(player -> player.guest() == guest)
        .forEach(player -> own.add(player.seat()));
    long people = summary.bots().stream().filter(String::isEmpty).count();
    if (game.onDevice() || people == own.size()) {
      write.deleteGame(game.id());
    } else {
      byte[] json = JsonWriter.bytes(summary.without(own));
      write.rewrite(game.id(), new String(json, StandardCharsets.UTF_8));
    }
  }
}
