package eightfold.server.http;

import static eightfold.server.http.Operation.delete;
import static eightfold.server.http.Operation.get;
import static eightfold.server.http.Operation.post;
import static eightfold.server.http.Operation.put;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.server.host.Daily;
import eightfold.server.host.Hub;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Catalogue;
import eightfold.table.Ids;
import eightfold.table.Opening;
import eightfold.table.Reviews;
import eightfold.table.Transcripts;
import eightfold.wire.Body;
import eightfold.wire.FairInfo;
import eightfold.wire.GameSummary;
import eightfold.wire.SeatInfo;
import eightfold.wire.TableInfo;
import eightfold.wire.json.BodyReader;
import eightfold.wire.json.JsonWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/** The requests under {@code /api}. What goes wrong is thrown as {@link Refused}. */
final class Api {
  private static final int PAGE = 50;

  /** A table that waits for its first game is given up after so long. */
  private static final Duration STALE = Duration.ofDays(1);

  private static final Duration YEAR = Duration.ofDays(365);
  private final Content catalogue = Content.json(JsonWriter.bytes(Catalogue.ALL));
  private final Hub hub;
  private final Store store;
  private final World world;
  private final Guests guests;
  private final Daily daily;
  private final Uploads uploads;
  private final Gate gate;
  private final boolean secure;

  Api(Hub hub, Store store, World world, Daily daily, Guests guests, Gate gate, boolean secure) {
    this.hub = hub;
    this.store = store;
    this.world = world;
    this.guests = guests;
    this.daily = daily;
    uploads = new Uploads(store, world, daily, guests);
    this.gate = gate;
    this.secure = secure;
  }

  void routes(Routes routes) {
    routes
        .on(
            get("/api/catalogue", "games, options, clauses, bots and quick phrases")
                .answers(Body.Catalogue.class),
            (req, _) -> catalogue.answer(req, "no-cache"))
        .on(
            post(
                    "/api/guests",
                    "come in as a guest; the token is shown this once",
                    Body.Arrive.class)
                .answers(201)
                .answers(Body.Arrived.class)
                .refuses(422, 429),
            (req, _) -> arrive(req))
        .on(
            post("/api/session", "use a token from another device here", Body.Enter.class)
                .answers(Body.Me.class)
                .refuses(401, 429),
            (req, _) -> enter(req))
        .on(
            delete("/api/session", "forget the guest on this device").answers(204).refuses(403),
            (req, _) -> forget(req))
        .on(
            get("/api/me", "who am I").forGuests().answers(Body.Me.class),
            (req, _) -> Answer.json(me(guests.of(req))))
        .on(
            put("/api/me", "take another name", Body.Arrive.class)
                .forGuests()
                .answers(Body.Me.class)
                .refuses(422, 429),
            (req, _) -> rename(req))
        .on(
            post(
                    "/api/me/token",
                    "sign out everywhere: a new token, and the end of the old one and of all its"
                        + " sockets")
                .forGuests()
                .answers(201)
                .answers(Body.Arrived.class)
                .refuses(429),
            (req, _) -> renew(req));
    games(routes);
    new Valuations(gate, this::lines).routes(routes);
    tables(routes);
    new Farewell(hub, store, guests, gate, this::lines)
        .routes(routes, answer -> cookie(answer, "", Duration.ZERO));
  }

  private void games(Routes routes) {
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
  }

  private void tables(Routes routes) {
    routes
        .on(
            get("/api/me/tables", "the tables where I sit and can go on")
                .forGuests()
                .answers(Body.Tables.class),
            (req, _) -> myTables(req))
        .on(
            get("/api/tables", "listed tables that wait for players").answers(Body.Tables.class),
            (_, _) -> lobby())
        .on(
            post("/api/tables", "open a table", Body.Open.class)
                .forGuests()
                .answers(201)
                .answers(TableInfo.class)
                .refuses(422, 429),
            (req, _) -> open(req))
        .on(
            post(
                    "/api/lessons",
                    "open the lesson of a game: a guided round on fixed deals, started at once",
                    Body.Learn.class)
                .forGuests()
                .answers(201)
                .answers(TableInfo.class)
                .refuses(422, 429),
            (req, _) -> learn(req))
        .on(
            get("/api/tables/{table}", "a table")
                .forGuests()
                .answers(TableInfo.class)
                .refuses(404, 429),
            this::table);
  }

  private static Body.Me me(Store.Guest guest) {
    return new Body.Me(Ids.text(guest.id()), guest.name());
  }

  private <T extends Body> T body(Request request, Function<byte[], T> reader) {
    gate.ownOrigin(request);
    return request.body(reader);
  }

  private Answer arrive(Request request) {
    Body.Arrive body = body(request, BodyReader::arrive);
    gate.arrival(request);
    return arrived(guests.arrive(body.name()));
  }

  private Answer arrived(Guests.Arrival arrival) {
    Store.Guest guest = arrival.guest();
    Body.Arrived arrived = new Body.Arrived(Ids.text(guest.id()), guest.name(), arrival.token());
    return cookie(Answer.json(arrived).with(201), arrival.token(), YEAR);
  }

  /** Takes a token that was exported elsewhere. */
  private Answer enter(Request request) {
    Body.Enter body = body(request, BodyReader::enter);
    gate.arrival(request);
    Store.Guest guest =
        guests
            .byToken(body.token())
            .orElseThrow(() -> new Refused(401, "unknown-token", "Nobody has this token."));
    return cookie(Answer.json(me(guest)), body.token(), YEAR);
  }

  private Answer forget(Request request) {
    gate.ownOrigin(request);
    return cookie(Answer.empty(204), "", Duration.ZERO);
  }

  private Answer cookie(Answer answer, String token, Duration age) {
    return answer.with(
        "Set-Cookie",
        "%s=%s; Max-Age=%d; Path=/; HttpOnly; SameSite=Lax%s"
            .formatted(Guests.COOKIE, token, age.toSeconds(), secure ? "; Secure" : ""));
  }

  private Answer rename(Request request) {
    Body.Arrive body = body(request, BodyReader::arrive);
    gate.rename(guests.of(request).id());
    return Answer.json(me(guests.rename(request, body.name())));
  }

  /** Signs out everywhere else: the old token is no longer anybody's. */
  private Answer renew(Request request) {
    gate.ownOrigin(request);
    gate.rename(guests.of(request).id());
    Guests.Arrival renewed = guests.renew(request);
    hub.signOut(renewed.guest().id());
    return arrived(renewed);
  }

  private Answer myTables(Request request) {
    long stale = world.clock().getAsLong() - STALE.toMillis();
    List<TableInfo> tables = new ArrayList<>();
    for (Store.Seat seat : store.seatsOf(guests.of(request).id(), 10)) {
      hub.look(seat.table())
          .filter(table -> goesOn(table, seat.since() < stale))
          .ifPresent(tables::add);
    }
    return Answer.json(new Body.Tables(tables));
  }

  private Answer lobby() {
    List<String> tables = new ArrayList<>();
    hub.lobby(PAGE).forEach(info -> tables.add(JsonWriter.text(info)));
    tables.addAll(hub.lobbyElsewhere(PAGE - tables.size()));
    return Answer.text("application/json", "{\"tables\":[" + String.join(",", tables) + "]}");
  }

  /**
   * Whether there is something to go on with at a table.
   *
   * @param stale whether nobody comes any more if nobody is there
   */
  private static boolean goesOn(TableInfo table, boolean stale) {
    return switch (table.phase()) {
      case PLAYING -> true;
      case LOBBY -> !stale || table.seats().stream().anyMatch(SeatInfo::here);
      case OVER -> false;
    };
  }

  private Answer myGames(Request request) {
    long before = request.value("before").map(Api::time).orElse(Long.MAX_VALUE);
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

  private Answer open(Request request) {
    Body.Open body = body(request, BodyReader::open);
    Store.Guest guest = guests.of(request);
    gate.arrival(request);
    Opening.Wish wish =
        new Opening.Wish(
            body.game(),
            body.seats(),
            body.options(),
            body.listed(),
            body.clock(),
            body.bots(),
            body.sit());
    return opened(write -> hub.open(wish, guest, write));
  }

  private Answer learn(Request request) {
    Body.Learn body = body(request, BodyReader::learn);
    Store.Guest guest = guests.of(request);
    gate.arrival(request);
    return opened(write -> hub.learn(body.game(), guest, write));
  }

  /** Answers with the new table once it is durable. */
  private Answer opened(Function<Write, Result<Long>> opening) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    return switch (opening.apply(new Write(Write.Waiting.completing(done)))) {
      case Result.Refused<Long>(Refusal refusal) -> throw Refused.of(refusal);
      case Result.Ok<Long>(Long id) -> {
        Guests.join(done);
        yield Answer.json(hub.look(id).orElseThrow()).with(201);
      }
    };
  }

  private Answer table(Request request, String name) {
    long guest = guests.of(request).id();
    return Answer.json(
        hub.look(gate.table(request, name, hub, guest))
            .orElseThrow(() -> new Refused(404, "unknown-table", "There is no such table.")));
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

  private Answer transcript(Request request, String id) {
    Store.Finished game = finished(id);
    readable(request, game);
    return Answer.text("application/jsonl", lines(game))
        .with(
            "Content-Disposition",
            "attachment; filename=\"eightfold-" + Ids.text(game.id()) + ".jsonl\"");
  }

  private String lines(Store.Finished game) {
    return game.onDevice()
        ? store.upload(game.id()).orElseThrow().transcript()
        : Transcripts.of(game.table(), world.dealing(), log(game), game.number());
  }

  /** To play a game again costs more than to look something up. */
  private Answer review(Request request, String id) {
    Store.Finished game = finished(id);
    readable(request, game);
    gate.arrival(request);
    return switch (Reviews.of(lines(game), 1)) {
      case Result.Ok<Body.Review>(Body.Review review) ->
          Content.json(JsonWriter.bytes(review)).answer(request, "no-cache");
      case Result.Refused<Body.Review>(Refusal refusal) -> throw Refused.of(refusal);
    };
  }
}
