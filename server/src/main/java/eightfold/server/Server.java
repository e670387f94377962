package eightfold.server;

import eightfold.kit.Budget;
import eightfold.server.config.Config;
import eightfold.server.host.Hub;
import eightfold.server.host.World;
import eightfold.server.http.Gauges;
import eightfold.server.http.WebServer;
import eightfold.server.store.Store;
import eightfold.server.store.Stores;
import eightfold.table.Settings;
import io.vertx.core.Vertx;
import java.lang.management.ManagementFactory;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

/** A running server. */
public final class Server implements AutoCloseable {
  private static final int LAST_MESSAGES = 150;
  private static final System.Logger LOGGER = System.getLogger(Server.class.getName());
  private final Store store;
  private final Hub hub;
  private final WebServer web;
  private final int drain;
  private final AtomicBoolean stopped = new AtomicBoolean();

  private Server(Config config, World world, UnaryOperator<Store> around) {
    CompletableFuture<Vertx> loops = WebServer.prepare();
    store = around.apply(Stores.open(config.data(), config.text("database")));
    Gauges gauges = new Gauges(store);
    hub = new Hub(store, world, settings(config), gauges);
    drain = 1000 * Math.max(0, config.number("drain"));
    web = new WebServer(config, store, world, hub, gauges, loops);
  }

  /** Opens the store and listens. Throws an unchecked exception with a plain sentence if not. */
  public static Server start(Config config) {
    return start(config, World.real());
  }

  /** With a time and a chance of one's own. */
  public static Server start(Config config, World world) {
    return start(config, world, UnaryOperator.identity());
  }

  /** With something around the store, for tests. */
  static Server start(Config config, World world, UnaryOperator<Store> around) {
    Logging.level(config.text("log"));
    Server server = new Server(config, world, around);
    try {
      server.web.start();
    } catch (RuntimeException e) {
      server.hub.close();
      server.store.close();
      throw e;
    }
    LOGGER.log(
        System.Logger.Level.INFO,
        "listening on port {0}, {1} ms after the start of Java",
        Integer.toString(server.port()),
        Long.toString(age()));
    return server;
  }

  /** Milliseconds since Java began. The process's own start is known to a second only. */
  public static long age() {
    return ManagementFactory.getRuntimeMXBean().getUptime();
  }

  private static Settings settings(Config config) {
    return new Settings(
        config.number("pace"),
        1000 * config.number("absent"),
        1000 * config.number("take-back"),
        1000 * config.number("reveal"),
        1000 * config.number("idle"),
        Budget.millis(config.number("thinking")),
        Settings.usual().mostClients());
  }

  public int port() {
    return web.port();
  }

  /** Whether small messages leave at once, on every socket that is open now. */
  public boolean tcpNoDelay() {
    return web.tcpNoDelay();
  }

  /** How many tables are in memory. */
  public int tables() {
    return hub.tables();
  }

  /** Stops when the process is told to: what is acknowledged is kept, clients are told. */
  public Server stopOnSignal() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
    return this;
  }

  /**
   * Says that it is not healthy any more, and gives proxies time to turn away ({@code --drain});
   * then finishes what has begun, tells everybody to come back, and closes.
   */
  public void stop() {
    if (stopped.compareAndSet(false, true)) {
      LOGGER.log(System.Logger.Level.INFO, "stopping");
      web.drain();
      pause(drain);
      web.letNobodyIn();
      hub.dismiss();
      pause(LAST_MESSAGES);
      web.stop();
      hub.close();
      store.close();
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    stop();
  }
}
