package eightfold.server.http;

import eightfold.server.Config;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.table.Hub;
import eightfold.server.table.World;
import eightfold.server.wire.Body;
import eightfold.server.wire.JsonWriter;
import eightfold.server.wire.Problem;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Puts the web server together. */
public final class Face {
  private static final int GUESTS_AN_ADDRESS = 20;
  private static final int LARGEST_BODY = 64 * 1024;
  private static final System.Logger LOGGER = System.getLogger(Face.class.getName());
  private final Store store;
  private final Gauges gauges;
  private final SocketDoor door;
  private final WebServer server;

  public Face(Config config, Store store, World world, Hub hub, Gauges gauges) {
    this.store = store;
    this.gauges = gauges;
    String publicUrl = config.text("public-url");
    Origins origins = new Origins(publicUrl);
    Addresses addresses = new Addresses(config.text("proxy"));
    Guests guests = new Guests(store, world);
    int arrivals = config.number("arrivals");
    int rate = config.number("rate");
    door =
        new SocketDoor(
            hub,
            guests,
            origins,
            addresses,
            new SocketDoor.Rates(
                new Limits(rate, 2 * rate),
                new Limits(GUESTS_AN_ADDRESS * rate, 2 * GUESTS_AN_ADDRESS * rate),
                new Limits(arrivals, 10 * arrivals)),
            config.number("most-sockets"),
            new Loops(
                Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
                1000 * Math.max(1, config.number("silent"))));
    Requests requests = new Requests(origins, new Limits(arrivals, 10 * arrivals), addresses);
    boolean secure = publicUrl.startsWith("https:");
    Api api = new Api(hub, store, world, guests, requests, door, secure);
    Pages pages = new Pages(config.text("web"));
    gauges.gauge("eightfold.sockets", door::open);
    gauges.gauge("eightfold.tables", hub::tables);
    server = build(config, door, routing(api, requests, pages, secure));
  }

  /** Loads what a web server needs; worth doing while the store is being opened. */
  public static void prepare() {
    WebServer.builder().buildPrototype();
  }

  private static WebServer build(Config config, SocketDoor door, HttpRouting.Builder routing) {
    Http1Config http = Http1Config.builder().maxHeadersSize(16_384).build();
    return WebServer.builder()
        .host(config.text("host"))
        .port(config.number("port"))
        .shutdownHook(false)
        .maxPayloadSize(LARGEST_BODY)
        .backlog(1024)
        .useNio(true)
        .idleConnectionTimeout(Duration.ofMinutes(5))
        .shutdownGracePeriod(Duration.ofMillis(500))
        .connectionOptions(socket -> socket.tcpNoDelay(true))
        .protocolsDiscoverServices(false)
        .addConnectionSelector(
            Http1ConnectionSelector.builder().config(http).addUpgrader(door).build())
        .directHandlers(handlers(config.text("public-url").startsWith("https:")))
        .routing(routing)
        .build();
  }

  private HttpRouting.Builder routing(Api api, Requests requests, Pages pages, boolean secure) {
    return HttpRouting.builder()
        .addFilter(
            (chain, req, res) -> {
              Headers.on(res, secure);
              chain.proceed();
            })
        .error(Refused.class, (req, res, e) -> answer(res, e.status(), e.problem()))
        .error(StoreException.class, (req, res, e) -> store(res, e))
        .error(HttpException.class, (req, res, e) -> http(res, e))
        .error(Exception.class, Face::internal)
        .register("/api", api)
        .get("/health", this::health)
        .get(
            "/metrics", (req, res) -> requests.raw(res, "text/plain; version=0.0.4", gauges.text()))
        .get("/*", pages::serve)
        .any(
            "/*",
            (req, res) -> {
              throw new Refused(405, "method-not-allowed", "This cannot be done here.");
            });
  }

  private void health(ServerRequest req, ServerResponse res) {
    store.ping();
    res.header(HeaderNames.CONTENT_TYPE, "application/json");
    res.send("{\"ok\":true}".getBytes(StandardCharsets.US_ASCII));
  }

  private static void store(ServerResponse res, StoreException e) {
    LOGGER.log(System.Logger.Level.ERROR, "the store failed", e);
    Refused refused = Refused.of(e);
    answer(res, refused.status(), refused.problem());
  }

  private static void http(ServerResponse res, HttpException e) {
    int status = e.status().code();
    answer(
        res,
        status,
        Problem.of(
            status == 404 ? "not-found" : "bad-request",
            status == 404 ? "There is nothing here." : "The request cannot be understood."));
  }

  private static void internal(ServerRequest req, ServerResponse res, Exception e) {
    LOGGER.log(System.Logger.Level.ERROR, "a request failed", e);
    answer(res, 500, Problem.of("internal", "Something went wrong here; it has been noted."));
  }

  private static void answer(ServerResponse res, int status, Problem problem) {
    res.status(status);
    res.header(HeaderNames.CONTENT_TYPE, "application/json");
    res.header(HeaderNames.CACHE_CONTROL, "no-store");
    res.send(JsonWriter.bytes(new Body.Failure(problem)));
  }

  /** What cannot even be routed is answered in the same form. */
  private static DirectHandlers handlers(boolean secure) {
    DirectHandler handler =
        (request, type, status, headers, message) ->
            Headers.on(DirectHandler.TransportResponse.builder().headers(headers), secure)
                .status(status)
                .header(HeaderNames.CONTENT_TYPE, "application/json")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .keepAlive(false)
                .entity(
                    JsonWriter.bytes(
                        new Body.Failure(
                            Problem.of("bad-request", "The request cannot be understood."))))
                .build();
    DirectHandlers.Builder builder = DirectHandlers.builder();
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      builder.addHandler(type, handler);
    }
    return builder.build();
  }

  public void start() {
    server.start();
  }

  /** Whether it is set on all open sockets; without it half the throughput would be gone. */
  public boolean tcpNoDelay() {
    return door.tcpNoDelay();
  }

  public int port() {
    return server.port();
  }

  public void stop() {
    server.stop();
    door.close();
  }
}
