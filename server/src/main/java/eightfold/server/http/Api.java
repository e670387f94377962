package eightfold.server.http;

import static eightfold.server.http.Operation.delete;
import static eightfold.server.http.Operation.get;
import static eightfold.server.http.Operation.post;
import static eightfold.server.http.Operation.put;

import eightfold.core.Result;
import eightfold.server.host.Daily;
import eightfold.server.host.Hub;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Catalogue;
import eightfold.table.Ids;
import eightfold.wire.Body;
import eightfold.wire.SeatInfo;
import eightfold.wire.TableInfo;
import eightfold.wire.json.BodyReader;
import eightfold.wire.json.JsonWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * The requests under {@code /api} about guests and tables; {@link GamesApi} has those about games.
 * What goes wrong is thrown as {@link Refused}.
 */
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
  private final GamesApi games;
  private final Gate gate;
  private final boolean secure;

  Api(Hub hub, Store store, World world, Daily daily, Guests guests, Gate gate, boolean secure) {
    this.hub = hub;
    this.store = store;
    this.world = world;
    this.guests = guests;
    games = new GamesApi(hub, store, world, daily, guests, gate);
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
    games.routes(routes);
    tables(routes);
    new Farewell(hub, store, guests, gate, games::lines)
        .routes(routes, answer -> cookie(answer, "", Duration.ZERO));
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

  private Answer open(Request request) {
    Body.Open body = body(request, BodyReader::open);
    Store.Guest guest = guests.of(request);
    gate.arrival(request);
    return opened(write -> hub.open(body, guest, write));
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
    long id = opening.apply(new Write(Write.Waiting.completing(done))).orElseThrow(Refused::of);
    Guests.join(done);
    return Answer.json(hub.look(id).orElseThrow()).with(201);
  }

  private Answer table(Request request, String name) {
    long guest = guests.of(request).id();
    return Answer.json(
        hub.look(gate.table(request, name, hub, guest))
            .orElseThrow(() -> new Refused(404, "unknown-table", "There is no such table.")));
  }
}
