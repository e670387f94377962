package eightfold.server.host;

import eightfold.core.Result;
import eightfold.kit.Budget;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Write;
import eightfold.table.Client;
import eightfold.table.DamagedLogException;
import eightfold.table.Ids;
import eightfold.table.Opening;
import eightfold.table.Settings;
import eightfold.table.Table;
import eightfold.wire.Helper;
import eightfold.wire.TableInfo;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * All tables: those in memory, and the rest in the store. Owns the clock's thread, which never
 * waits for anything, and the bots' threads.
 */
public final class Hub implements AutoCloseable {
  /** Milliseconds that bots may have to wait for those before them. */
  private static final int LATE = 500;

  /** Milliseconds that a bot may think at the least. */
  private static final double SHORTEST = 0.5;

  static final int BOT_THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

  private final Store store;
  private final World world;
  private final Settings settings;
  private final Meters meters;
  private final ConcurrentHashMap<Long, HostedTable> live = new ConcurrentHashMap<>();
  private final Opener opener;
  private final ScheduledThreadPoolExecutor timer;
  private final ThreadPoolExecutor bots;
  private volatile boolean closed;

  public Hub(Store store, World world, Settings settings, Meters meters) {
    this.store = store;
    this.world = world;
    this.settings = settings;
    this.meters = meters;
    opener = new Opener(store, world);
    timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("clock").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    timer.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    bots =
        new ThreadPoolExecutor(
            BOT_THREADS,
            BOT_THREADS,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("bot-", 0).daemon().factory(),
            new ThreadPoolExecutor.DiscardPolicy());
    int sweep = Math.clamp(settings.idle() / 4, 50, 10_000);
    var _ = timer.scheduleWithFixedDelay(this::sweep, sweep, sweep, TimeUnit.MILLISECONDS);
  }

  Store store() {
    return store;
  }

  World world() {
    return world;
  }

  Settings settings() {
    return settings;
  }

  Meters meters() {
    return meters;
  }

  public int tables() {
    return live.size();
  }

  /** Opens a table; the callback of {@code write} tells when it is durable. */
  public Result<Long> open(Opening.Wish wish, Store.Guest host, Write write) {
    return opener.open(wish, host, write);
  }

  /** Opens and starts the lesson of a game. Nobody else can play there, and no list shows it. */
  public Result<Long> learn(String slug, Store.Guest guest, Write write) {
    return opener.learn(slug, guest, write);
  }

  /** A table by its id or its code. */
  public Optional<Long> find(String text) {
    var id = Ids.parse(text);
    if (id.isPresent()) {
      return live.containsKey(id.getAsLong()) || store.hasTable(id.getAsLong())
          ? Optional.of(id.getAsLong())
          : Optional.empty();
    }
    return Ids.isCode(text)
        ? store.tableByCode(text.toUpperCase(java.util.Locale.ROOT))
        : Optional.empty();
  }

  /** A public picture of a table. */
  public Optional<TableInfo> look(long id) {
    return table(id).map(hosted -> hosted.table().picture());
  }

  /** Listed tables that wait for players, and have somebody there. */
  public List<TableInfo> lobby(int most) {
    return live.values().stream()
        .map(HostedTable::table)
        .filter(table -> table.connected() > 0)
        .map(Table::picture)
        .filter(info -> info.listed() && info.phase() == TableInfo.Phase.LOBBY)
        .limit(most)
        .toList();
  }

  /**
   * Connects a client to a table; empty if there is no such table.
   *
   * @param last the last number that it has seen, or 0
   */
  public Optional<TableSession> join(long id, Client client, int last, Helper help) {
    while (true) {
      Optional<HostedTable> table = table(id);
      if (table.isEmpty()) {
        return Optional.empty();
      }
      if (table.get().enter()) {
        table.get().join(client, last, help);
        return Optional.of(new TableSession(table.get(), client));
      }
      live.remove(id, table.get());
    }
  }

  Optional<HostedTable> table(long id) {
    HostedTable found = live.get(id);
    if (found != null) {
      return Optional.of(found);
    }
    List<Store.Line> log = store.log(id);
    if (log.isEmpty()) {
      return Optional.empty();
    }
    HostedTable folded = fold(id, log);
    HostedTable earlier = live.putIfAbsent(id, folded);
    if (earlier != null) {
      return Optional.of(earlier);
    }
    folded.heal();
    return Optional.of(folded);
  }

  private HostedTable fold(long id, List<Store.Line> log) {
    try {
      return new HostedTable(this, id, log);
    } catch (DamagedLogException e) {
      throw new StoreException(StoreException.Why.DAMAGED, String.valueOf(e.getMessage()));
    }
  }

  void forget(HostedTable table) {
    live.remove(table.id(), table);
  }

  /** Runs something after a time, exactly; what it does may take long. */
  void later(int millis, Runnable task) {
    var _ = timer.schedule(() -> Thread.startVirtualThread(task), millis, TimeUnit.MILLISECONDS);
  }

  /** Has a bot think as soon as there is a thread for it. */
  void think(Consumer<Budget> thought) {
    bots.execute(() -> thought.accept(thinking(waitingThoughts())));
  }

  int waitingThoughts() {
    return bots.getQueue().size();
  }

  /** The more bots wait, the shorter each thinks: so that none is late by more than a second. */
  Budget thinking(int waiting) {
    double most = Math.max(LATE, settings.pace()) * BOT_THREADS / (waiting + 1.0);
    return settings.thinking() instanceof Budget.Time(long nanos)
        ? Budget.millis(Math.max(SHORTEST, Math.min(nanos / 1e6, most)))
        : settings.thinking();
  }

  private void sweep() {
    for (HostedTable table : live.values()) {
      if (table.retire()) {
        forget(table);
      }
    }
  }

  /** Tells everybody to come back. */
  public void dismiss(int after) {
    live.values().forEach(table -> table.dismiss(after));
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    timer.shutdownNow();
    bots.shutdownNow();
  }
}
