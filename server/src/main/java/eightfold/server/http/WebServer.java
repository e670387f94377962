package eightfold.server.http;

import eightfold.server.config.Config;
import eightfold.server.host.Daily;
import eightfold.server.host.Hub;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;

/** Puts the web server together. */
public final class WebServer {
  private static final int GUESTS_AN_ADDRESS = 20;
  private static final int BACKLOG = 1024;

  /** Seconds after which a connection is cut whose other side does not take its answer. */
  private static final int UNREAD = 120;

  static {
    // Upgrades are answered by us, after admission, and in our own form.
    System.setProperty("vertx.disableWebsockets", "true");
    System.setProperty("vertx.disableDnsResolver", "true");
  }

  private final Config config;
  private final Store store;
  private final Dispatcher.Site site;
  private final Connections.Cap cap;
  private final Vertx vertx;
  private volatile boolean draining;
  private int port;

  public WebServer(
      Config config,
      Store store,
      World world,
      Hub hub,
      Gauges gauges,
      CompletableFuture<Vertx> prepared) {
    this.config = config;
    this.store = store;
    boolean secure = config.text("public-url").startsWith("https:");
    Gate gate =
        new Gate(
            new Origins(config.text("public-url")),
            new Addresses(config.text("proxy")),
            config.number("arrivals"));
    Guests guests = new Guests(store, world);
    Capacity capacity = Capacity.of(config);
    SocketEndpoint endpoint =
        new SocketEndpoint(hub, guests, gate, rates(config), caps(config, capacity));
    hub.whenSignedOut(
        guest -> {
          guests.forget(guest);
          endpoint.dismiss(guest);
        });
    cap = new Connections.Cap(capacity.connections(), new AtomicInteger());
    Routes routes = new Routes();
    Daily daily = new Daily(hub, store, world);
    new Api(hub, store, world, daily, guests, gate, secure).routes(routes);
    new DailyApi(daily, hub, store, guests, gate).routes(routes);
    daily.start();
    routes
        .on(
            Operation.get("/health", "whether the server and its store answer").refuses(503),
            (_, _) -> health(503))
        .on(
            Operation.get(
                    "/health/drain",
                    "the same for HAProxy, with 404 as the sign to send only those here who are"
                        + " here already")
                .refuses(404, 503),
            (_, _) -> health(404))
        .on(
            Operation.get("/metrics", "figures for Prometheus"),
            (_, _) -> Answer.text("text/plain; version=0.0.4", gauges.text()))
        .describe(SocketEndpoint.OPERATION)
        .describeAll(Operation.get("/api", "this description"));
    site = new Dispatcher.Site(routes, new Pages(config.text("web")), endpoint, secure);
    gauges.gauge("eightfold.sockets", endpoint::open);
    gauges.gauge("eightfold.connections", cap.open()::get);
    gauges.gauge("eightfold.tables", hub::tables);
    gauges.gauge("eightfold.bots.waiting", hub::waitingBots);
    vertx = prepared.join();
  }

  private static SocketEndpoint.Rates rates(Config config) {
    int rate = config.number("rate");
    int arrivals = config.number("arrivals");
    return new SocketEndpoint.Rates(
        Limits.perSecond(rate, 2 * rate),
        Limits.perSecond(GUESTS_AN_ADDRESS * rate, 2 * GUESTS_AN_ADDRESS * rate),
        Limits.perSecond(arrivals, 10 * arrivals));
  }

  private static SocketEndpoint.Caps caps(Config config, Capacity capacity) {
    return new SocketEndpoint.Caps(
        new ConnectionLimit(capacity.sockets()),
        new ConnectionLimit(config.number("guest-sockets")),
        new ConnectionLimit(config.number("address-sockets")));
  }

  private static int loops() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
  }

  /** Makes the event loops, which takes a while; worth doing while the store is being opened. */
  public static CompletableFuture<Vertx> prepare() {
    CompletableFuture<Vertx> prepared = new CompletableFuture<>();
    Thread.ofPlatform().daemon().name("prepare").start(() -> prepared.complete(vertx()));
    return prepared;
  }

  private static Vertx vertx() {
    return Vertx.vertx(
        new VertxOptions()
            .setEventLoopPoolSize(loops())
            .setUseDaemonThread(true)
            .setFileSystemOptions(
                new FileSystemOptions()
                    .setFileCachingEnabled(false)
                    .setClassPathResolvingEnabled(false)));
  }

  private Answer health(int whileDraining) {
    if (draining) {
      throw new Refused(whileDraining, "draining", "This server is about to stop.");
    }
    store.ping();
    return Answer.text("application/json", "{\"ok\":true}");
  }

  private static HttpServerOptions options(String host, int port) {
    return new HttpServerOptions()
        .setHost(host)
        .setPort(port)
        .setAcceptBacklog(BACKLOG)
        .setTcpNoDelay(true)
        .setHttp2ClearTextEnabled(false)
        .setMaxInitialLineLength(8 * 1024)
        .setMaxHeaderSize(16 * 1024)
        .setWriteIdleTimeout(UNREAD)
        .setHandle100ContinueAutomatically(true)
        .setPerFrameWebSocketCompressionSupported(false)
        .setPerMessageWebSocketCompressionSupported(false)
        .setMaxWebSocketFrameSize(SocketConnection.LARGEST)
        .setMaxWebSocketMessageSize(SocketConnection.LARGEST);
  }

  /** One event loop's part of the server. */
  private final class Listener extends VerticleBase {
    private final HttpServerOptions options;

    Listener(HttpServerOptions options) {
      this.options = options;
    }

    @Override
    public Future<?> start() {
      SocketLoop loop = new SocketLoop(vertx, context, 1000 * Math.max(1, config.number("silent")));
      store.help(loop::execute);
      Connections connections =
          new Connections(vertx, cap, 1000 * Math.max(1, config.number("deadline")));
      Dispatcher dispatcher = new Dispatcher(vertx, loop, connections, site);
      return vertx
          .createHttpServer(options)
          .connectionHandler(connections::opened)
          .requestHandler(dispatcher::handle)
          .invalidRequestHandler(dispatcher::invalid)
          .listen()
          .onSuccess(this::listening);
    }

    private void listening(HttpServer server) {
      port = server.actualPort();
    }
  }

  /** Listens. Throws an unchecked exception with a plain sentence if that cannot be. */
  public void start() {
    String host = config.text("host");
    port = config.number("port");
    try {
      for (int i = 0; i < loops(); i++) {
        await(vertx.deployVerticle(new Listener(options(host, port))));
      }
    } catch (CompletionException e) {
      stop();
      throw new UncheckedIOException(
          "cannot listen on %s, port %d: %s"
              .formatted(host, port, String.valueOf(e.getCause()).replaceAll("^[^:]*: ", "")),
          new IOException(e.getCause()));
    }
  }

  private static void await(Future<?> future) {
    future.toCompletionStage().toCompletableFuture().join();
  }

  /** Whether it is set on all open sockets; without it half the throughput would be gone. */
  public boolean tcpNoDelay() {
    return site.endpoint().tcpNoDelay();
  }

  public int port() {
    return port;
  }

  /** Proxies shall turn away; whoever comes all the same is served. */
  public void drain() {
    draining = true;
  }

  /** Who is sent away now must not come back here. */
  public void letNobodyIn() {
    site.endpoint().shut();
  }

  public void stop() {
    await(vertx.close());
  }
}
