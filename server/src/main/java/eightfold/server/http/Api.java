package eightfold.server.http;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.server.table.Hub;
import eightfold.server.table.Ids;
import eightfold.server.table.Transcripts;
import eightfold.server.table.World;
import eightfold.server.wire.AskReader;
import eightfold.server.wire.Body;
import eightfold.server.wire.GameSummary;
import eightfold.server.wire.JsonWriter;
import eightfold.server.wire.TableInfo;
import io.helidon.http.HeaderNames;
import io.helidon.http.SetCookie;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** The requests under {@code /api}. What goes wrong is thrown as {@link Refused}. */
final class Api implements HttpService {
  private static final int PAGE = 50;
  private final Content description = Content.json(Requests.resource("openapi.json"));
  private final Content catalogue = Content.json(JsonWriter.bytes(Catalogue.ALL));
  private final Hub hub;
  private final Store store;
  private final World world;
  private final Guests guests;
  private final Requests requests;
  private final SocketDoor door;
  private final boolean secure;

  Api(
      Hub hub,
      Store store,
      World world,
      Guests guests,
      Requests requests,
      SocketDoor door,
      boolean secure) {
    this.hub = hub;
    this.store = store;
    this.world = world;
    this.guests = guests;
    this.requests = requests;
    this.door = door;
    this.secure = secure;
  }

  @Override
  public void routing(HttpRules rules) {
    rules
        .get("/", (req, res) -> description.send(req, res, "no-cache"))
        .get("/catalogue", (req, res) -> catalogue.send(req, res, "no-cache"))
        .post("/guests", this::arrive)
        .post("/session", this::enter)
        .delete("/session", this::forget)
        .get("/me", (req, res) -> requests.json(res, me(guest(req))))
        .put("/me", this::rename)
        .get("/me/tables", this::myTables)
        .get("/me/games", this::myGames)
        .get("/tables", (req, res) -> requests.json(res, new Body.Tables(hub.lobby(PAGE))))
        .post("/tables", this::open)
        .post("/lessons", this::learn)
        .get("/tables/{table}", this::table)
        .get("/tables/{table}/socket", this::noSocket)
        .get("/games/{game}", this::game)
        .get("/games/{game}/transcript", this::transcript);
  }

  private Store.Guest guest(ServerRequest req) {
    return guests
        .of(req.headers())
        .orElseThrow(() -> new Refused(401, "who-are-you", "A guest's token is needed."));
  }

  private static Body.Me me(Store.Guest guest) {
    return new Body.Me(Ids.text(guest.id()), guest.name());
  }

  private void arrive(ServerRequest req, ServerResponse res) {
    Body.Arrive body = requests.body(req, Body.Arrive.class);
    requests.arrival(req);
    Guests.Arrival arrival = guests.arrive(body.name());
    cookie(res, arrival.token(), Duration.ofDays(365));
    res.status(201);
    Store.Guest guest = arrival.guest();
    requests.json(res, new Body.Arrived(Ids.text(guest.id()), guest.name(), arrival.token()));
  }

  /** Takes a token that was exported elsewhere. */
  private void enter(ServerRequest req, ServerResponse res) {
    Body.Enter body = requests.body(req, Body.Enter.class);
    requests.arrival(req);
    Store.Guest guest =
        guests
            .byToken(body.token())
            .orElseThrow(() -> new Refused(401, "unknown-token", "Nobody has this token."));
    cookie(res, body.token(), Duration.ofDays(365));
    requests.json(res, me(guest));
  }

  private void forget(ServerRequest req, ServerResponse res) {
    requests.ownOrigin(req);
    cookie(res, "", Duration.ZERO);
    res.status(204).send();
  }

  private void cookie(ServerResponse res, String token, Duration age) {
    res.headers()
        .addCookie(
            SetCookie.builder(Guests.COOKIE, token)
                .path("/")
                .httpOnly(true)
                .secure(secure)
                .sameSite(SetCookie.SameSite.LAX)
                .maxAge(age)
                .build());
  }

  private void rename(ServerRequest req, ServerResponse res) {
    Body.Arrive body = requests.body(req, Body.Arrive.class);
    Store.Guest renamed = guests.rename(guest(req), body.name());
    door.renamed(renamed);
    requests.json(res, me(renamed));
  }

  private void myTables(ServerRequest req, ServerResponse res) {
    List<TableInfo> tables = new ArrayList<>();
    for (long id : store.tablesOf(guest(req).id(), 10)) {
      hub.look(id).ifPresent(tables::add);
    }
    requests.json(res, new Body.Tables(tables));
  }

  private void myGames(ServerRequest req, ServerResponse res) {
    String before = req.query().first("before").orElse(Long.toString(Long.MAX_VALUE));
    if (!before.matches("[0-9]{1,19}")) {
      throw new Refused(400, "bad-number", "The time before which to look is a number.");
    }
    List<Store.Finished> games = store.gamesOf(guest(req).id(), parse(before), PAGE);
    requests.raw(
        res,
        "application/json",
        "{\"games\":["
            + String.join(",", games.stream().map(Store.Finished::summary).toList())
            + "]}");
  }

  private static long parse(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      return Long.MAX_VALUE;
    }
  }

  private void open(ServerRequest req, ServerResponse res) {
    Body.Open body = requests.body(req, Body.Open.class);
    Store.Guest guest = guest(req);
    requests.arrival(req);
    Hub.Opening wish =
        new Hub.Opening(
            body.game(),
            body.seats(),
            body.options(),
            body.listed(),
            body.clock(),
            body.bots(),
            body.sit());
    opened(res, write -> hub.open(wish, guest, write));
  }

  private void learn(ServerRequest req, ServerResponse res) {
    Body.Learn body = requests.body(req, Body.Learn.class);
    Store.Guest guest = guest(req);
    requests.arrival(req);
    opened(res, write -> hub.learn(body.game(), guest, write));
  }

  /** Answers with the new table once it is durable. */
  private void opened(ServerResponse res, Function<Write, Result<Long>> opening) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    switch (opening.apply(new Write(Write.Waiting.completing(done)))) {
      case Result.Refused<Long>(Refusal refusal) -> throw Refused.of(refusal);
      case Result.Ok<Long>(Long id) -> {
        Guests.join(done);
        res.status(201);
        requests.json(res, hub.look(id).orElseThrow());
      }
    }
  }

  private void table(ServerRequest req, ServerResponse res) {
    guest(req);
    requests.json(
        res,
        hub.find(req.path().pathParameters().get("table"))
            .flatMap(hub::look)
            .orElseThrow(() -> new Refused(404, "unknown-table", "There is no such table.")));
  }

  private void noSocket(ServerRequest req, ServerResponse res) {
    door.admit(req.prologue(), req.headers(), req.remotePeer().host());
    throw new Refused(426, "socket-only", "This address is for WebSockets.");
  }

  private Store.Finished finished(ServerRequest req) {
    var id = Ids.parse(req.path().pathParameters().get("game"));
    return (id.isPresent()
            ? store.game(id.getAsLong())
            : java.util.Optional.<Store.Finished>empty())
        .orElseThrow(() -> new Refused(404, "no-such-game", "There is no such finished game."));
  }

  private void game(ServerRequest req, ServerResponse res) {
    Store.Finished game = finished(req);
    GameSummary summary = AskReader.MAPPER.readValue(game.summary(), GameSummary.class);
    requests.json(res, Body.FinishedGame.of(summary, Transcripts.fair(store, world, game)));
  }

  private void transcript(ServerRequest req, ServerResponse res) {
    Store.Finished game = finished(req);
    res.header(
        HeaderNames.CONTENT_DISPOSITION,
        "attachment; filename=\"eightfold-" + Ids.text(game.id()) + ".jsonl\"");
    requests.raw(res, "application/jsonl", Transcripts.of(store, world, game));
  }
}
