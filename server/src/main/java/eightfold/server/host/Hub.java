package eightfold.server.host;

import eightfold.core.Result;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Write;
import eightfold.table.Client;
import eightfold.table.DamagedLogException;
import eightfold.table.Ids;
import eightfold.table.LookBack;
import eightfold.table.Opening;
import eightfold.table.Settings;
import eightfold.table.Table;
import eightfold.table.TableState;
import eightfold.table.UnknownEntryException;
import eightfold.wire.Body;
import eightfold.wire.Helper;
import eightfold.wire.TableInfo;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * All tables: those in memory, and the rest in the store. Owns the clock's thread, which never
 * waits for anything, and the bots' threads.
 */
public final class Hub implements AutoCloseable {
  /** Every so many milliseconds servers that share a store tell each other what waits there. */
  private static final int ADVERTISING = 10_000;

  /** After so many milliseconds there may be another server in this one's place. */
  private static final int NEXT_SERVER = 1000;

  /** Over so many milliseconds the people of different tables come back. */
  private static final int SPREAD = 500;

  private final Store store;
  private final World world;
  private final Settings settings;
  private final Meters meters;
  private final ConcurrentHashMap<Long, HostedTable> live = new ConcurrentHashMap<>();
  private final Opener opener;
  private final Ownership ownership;
  private final ScheduledThreadPoolExecutor timer;
  private final BotThreads bots;
  private volatile LongConsumer signedOut = guest -> {};
  private volatile boolean closed;

  public Hub(Store store, World world, Settings settings, Meters meters) {
    this.store = store;
    this.world = world;
    this.settings = settings;
    this.meters = meters;
    opener = new Opener(store, world);
    ownership = new Ownership(this);
    timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("clock").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    timer.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    bots = new BotThreads(settings, meters);
    int sweep = Math.clamp(settings.idle() / 4, 50, 10_000);
    var _ = timer.scheduleWithFixedDelay(this::sweep, sweep, sweep, TimeUnit.MILLISECONDS);
    if (ownership.isShared()) {
      later(ADVERTISING, this::advertiseAgain);
    }
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
  public Result<Long> open(Body.Open wish, Store.Guest host, Write write) {
    return opener.open(wish, host, write);
  }

  /** Opens and starts the lesson of a game. Nobody else can play there, and no list shows it. */
  public Result<Long> learn(String slug, Store.Guest guest, Write write) {
    return opener.learn(slug, guest, write);
  }

  /** Opens the deal of a day, which has begun. */
  long openDaily(Opening.Daily deal, Store.Guest guest, Write write) {
    return opener.daily(deal, guest, write);
  }

  /** Whether a guest may come to a table at all; a damaged one tells its trouble to anybody. */
  public boolean admits(long id, long guest) {
    try {
      long only = onlyGuest(id);
      return only == 0 || only == guest;
    } catch (StoreException e) {
      if (e.why() != StoreException.Why.DAMAGED) {
        throw e;
      }
      return true;
    }
  }

  private long onlyGuest(long id) {
    HostedTable found = live.get(id);
    if (found != null) {
      return found.table().onlyGuest();
    }
    List<Store.Line> opening = store.log(id, Opening.LINES);
    return opening.isEmpty() ? 0 : Table.onlyGuest(fold(id, opening));
  }

  /** What to do when a guest's token has ended, here or at another server of this store. */
  public void whenSignedOut(LongConsumer task) {
    signedOut = task;
  }

  /** A guest's token has ended: all servers let go of them. */
  public void signOut(long guest) {
    signedOut(guest);
    ownership.signOut(guest);
  }

  void signedOut(long guest) {
    signedOut.accept(guest);
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

  /**
   * A guest leaves a table for good. What is submitted to the store afterwards comes after that.
   */
  public void depart(long id, long guest) {
    table(id).ifPresent(hosted -> hosted.depart(guest).join());
  }

  /** A public picture of a table, which stays where it is. */
  public Optional<TableInfo> look(long id) {
    HostedTable found = live.get(id);
    if (found != null) {
      return Optional.of(found.table().picture());
    }
    List<Store.Line> log = store.log(id);
    return log.isEmpty() ? Optional.empty() : Optional.of(Table.picture(fold(id, log)));
  }

  /** What a guest may look back at in the game of a table; the table stays where it is. */
  public Result<LookBack> lookBack(long id, long guest, int seat) {
    List<String> log = store.log(id).stream().map(Store.Line::body).toList();
    return reading(() -> LookBack.of(id, world.dealing(), log, guest, seat));
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

  /** The same at other servers of this store, as JSON. */
  public List<String> lobbyElsewhere(int most) {
    return ownership.elsewhere(most);
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

  /** A table that is played here, from now on if it was not before. */
  Optional<HostedTable> table(long id) {
    HostedTable found = live.get(id);
    while (found == null) {
      Optional<Ownership.Held> held = ownership.claim(id);
      if (held.isEmpty()) {
        return Optional.empty();
      }
      HostedTable folded = new HostedTable(this, id, held.get());
      found = live.putIfAbsent(id, folded);
      if (found == null && !ownership.isLost(folded)) {
        folded.heal();
        return Optional.of(folded);
      }
      if (found == null) {
        live.remove(id, folded);
      }
    }
    return Optional.of(found);
  }

  /** The fold of a log, at which nobody plays. */
  TableState fold(long id, List<Store.Line> log) {
    TableState state = TableState.fold(id, world.dealing(), List.of());
    follow(state, log);
    return state;
  }

  /** Adds what was appended to a log since it was folded. */
  static void follow(TableState state, List<Store.Line> since) {
    reading(
        () -> {
          state.follow(since.stream().map(Store.Line::body).toList());
          return state;
        });
  }

  private static <T> T reading(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (DamagedLogException e) {
      throw new StoreException(StoreException.Why.DAMAGED, String.valueOf(e.getMessage()));
    } catch (UnknownEntryException e) {
      throw new StoreException(StoreException.Why.NEWER, String.valueOf(e.getMessage()));
    }
  }

  boolean isLive(long id) {
    return live.containsKey(id);
  }

  /** The tables that are played here. */
  Collection<HostedTable> live() {
    return live.values();
  }

  /** Another server has claimed a table; if it was played here, that is over. */
  void lose(long id, int claim) {
    HostedTable table = live.get(id);
    if (table != null && table.claim() < claim) {
      table.lost();
    }
  }

  boolean isShared() {
    return ownership.isShared();
  }

  void forget(HostedTable table) {
    live.remove(table.id(), table);
  }

  /** Runs something after a time, exactly; what it does may take long. */
  void later(int millis, Runnable task) {
    var _ = timer.schedule(() -> Thread.startVirtualThread(task), millis, TimeUnit.MILLISECONDS);
  }

  /** How many bots wait for a thread to think. */
  public int waitingBots() {
    return bots.waiting();
  }

  /** Where bots think. */
  BotThreads bots() {
    return bots;
  }

  private void advertiseAgain() {
    advertise();
    later(ADVERTISING, this::advertiseAgain);
  }

  /** Shows other servers of this store the tables that wait for players here. */
  void advertise() {
    ownership.advertise();
  }

  private void sweep() {
    for (HostedTable table : live.values()) {
      if (table.retire()) {
        forget(table);
      }
    }
  }

  /** So many milliseconds at most, so that not everybody comes at the same moment. */
  int jitter(int most) {
    return (int) Math.floorMod(world.random().getAsLong(), (long) most + 1);
  }

  /**
   * Tells everybody to come back: to another server as soon as they can, or to the next one here
   * after a second; not all at the same moment.
   */
  public void dismiss() {
    int after = isShared() ? 0 : NEXT_SERVER;
    live.values().forEach(table -> table.dismiss(after + jitter(SPREAD)));
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    ownership.close();
    timer.shutdownNow();
    bots.close();
  }
}
