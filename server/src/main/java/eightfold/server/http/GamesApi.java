package eightfold.server.http;

import static eightfold.server.http.Operation.get;
import static eightfold.server.http.Operation.put;

import eightfold.core.Result;
import eightfold.server.host.Daily;
import eightfold.server.host.Hub;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import eightfold.table.Ids;
import eightfold.table.LookBack;
import eightfold.table.Reviews;
import eightfold.table.Transcripts;
import eightfold.wire.Body;
import eightfold.wire.FairInfo;
import eightfold.wire.GameSummary;
import eightfold.wire.json.BodyReader;
import eightfold.wire.json.JsonWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The requests about finished games, and about what is behind one in a game that goes on. */
final class GamesApi {
  private static final int PAGE = 50;
  private final Hub hub;
  private final Store store;
  private final World world;
  private final Guests guests;
  private final Daily daily;
  private final Uploads uploads;
  private final Gate gate;

  GamesApi(Hub hub, Store store, World world, Daily daily, Guests guests, Gate gate) {
    this.hub = hub;
    this.store = store;
    this.world = world;
    this.guests = guests;
    this.daily = daily;
    uploads = new Uploads(store, world, daily, guests);
    this.gate = gate;
  }

  void routes(Routes routes) {
    routes
        .on(
            get("/api/me/games", "my finished games, newest first, 50 at a time")
                .forGuests()
                .takes("before", "integer", List.of(), "only games that ended before this time")
                .answers(Body.Games.class)
                .refuses(400),
            (req, _) -> myGames(req))
        .on(
            get("/api/games/{game}", "a finished game")
                .answers(Body.FinishedGame.class)
                .refuses(403, 404),
            this::game)
        .on(
            put(
                    "/api/games/{game}",
                    "bring a finished game that was played on the guest's own device, under an id"
                        + " of its own; the same once more changes nothing",
                    Body.Upload.class)
                .forGuests()
                .answers(Body.FinishedGame.class)
                .refuses(409, 422, 429),
            this::upload)
        .on(
            get("/api/games/{game}/transcript", "its transcript, JSON Lines").refuses(403, 404),
            this::transcript)
        .on(
            get(
                    "/api/games/{game}/review",
                    "all its positions, as an onlooker and as every seat saw them")
                .answers(Body.Review.class)
                .refuses(403, 404, 422, 429),
            this::review);
    new Valuations(gate, this::lines, this::lookBack).routes(routes);
  }

  private Answer myGames(Request request) {
    long before = request.value("before").map(GamesApi::time).orElse(Long.MAX_VALUE);
    List<Store.Finished> games = store.gamesOf(guests.of(request).id(), before, PAGE);
    return Answer.text(
        "application/json",
        "{\"games\":["
            + String.join(",", games.stream().map(Store.Finished::summary).toList())
            + "]}");
  }

  private static long time(String digits) {
    if (!Text.isNumber(digits, 19)) {
      throw new Refused(400, "bad-number", "The time before which to look is a number.");
    }
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      return Long.MAX_VALUE;
    }
  }

  private Store.Finished finished(String text) {
    var id = Ids.parse(text);
    return (id.isPresent() ? store.game(id.getAsLong()) : Optional.<Store.Finished>empty())
        .orElseThrow(() -> new Refused(404, "no-such-game", "There is no such finished game."));
  }

  private Answer game(Request request, String id) {
    Store.Finished game = finished(id);
    GameSummary summary = readable(request, game);
    List<Integer> yours =
        guests.known(request).map(guest -> store.seats(game.id(), guest.id())).orElse(List.of());
    return Answer.json(Body.FinishedGame.of(summary, fair(game, summary), yours));
  }

  /** Refuses a game that shows the deal of a day to somebody who could still play it. */
  private GameSummary readable(Request request, Store.Finished game) {
    GameSummary summary = BodyReader.game(game.summary());
    if (!summary.daily().isEmpty()
        && !daily.mayRead(guests.known(request), summary.daily(), summary.game())) {
      throw new Refused(
          403,
          "daily-open",
          "This game shows a deal of the day; play it first, or come back later.");
    }
    return summary;
  }

  private FairInfo fair(Store.Finished game, GameSummary summary) {
    if (game.onDevice()) {
      return FairInfo.NONE;
    }
    FairInfo fair = Transcripts.fair(game.table(), world.dealing(), log(game), game.number());
    return summary.daily().isEmpty() || daily.isOut(summary.daily()) ? fair : fair.kept();
  }

  private Answer upload(Request request, String id) {
    gate.ownOrigin(request);
    Body.Upload body = request.body(BodyReader::upload, Uploads.LARGEST);
    Store.Guest guest = guests.of(request);
    gate.upload(request, guest.id());
    uploads.take(id, body, guest.id());
    return game(request, id);
  }

  private List<String> log(Store.Finished game) {
    return store.log(game.table()).stream().map(Store.Line::body).toList();
  }

  /** The transcript of a game that somebody may read. */
  private Supplier<String> lines(Request request, String id) {
    Store.Finished game = finished(id);
    readable(request, game);
    return () -> lines(game);
  }

  private Result<LookBack> lookBack(Request request, String table, int seat) {
    long guest = guests.of(request).id();
    return hub.lookBack(gate.table(request, table, hub, guest), guest, seat);
  }

  private Answer transcript(Request request, String id) {
    Store.Finished game = finished(id);
    readable(request, game);
    return Answer.text("application/jsonl", lines(game))
        .with(
            "Content-Disposition",
            "attachment; filename=\"eightfold-" + Ids.text(game.id()) + ".jsonl\"");
  }

  /** The transcript of a game. */
  String lines(Store.Finished game) {
    return game.onDevice()
        ? store.upload(game.id()).orElseThrow().transcript()
        : Transcripts.of(game.table(), world.dealing(), log(game), game.number());
  }

  /** To play a game again costs more than to look something up. */
  private Answer review(Request request, String id) {
    Store.Finished game = finished(id);
    readable(request, game);
    gate.arrival(request);
    Body.Review review = Reviews.of(lines(game), 1).orElseThrow(Refused::of);
    return Content.json(JsonWriter.bytes(review)).answer(request, "no-cache");
  }
}
