package eightfold.server.host;

import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Sums;
import eightfold.server.store.Write;
import eightfold.table.Client;
import eightfold.table.Commit;
import eightfold.table.Fact;
import eightfold.table.Ids;
import eightfold.table.Settings;
import eightfold.table.Surroundings;
import eightfold.table.Table;
import eightfold.table.Thought;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import eightfold.wire.Problem;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A table in the server's memory, and the server as its surroundings: everything comes to it
 * through a mailbox, its log is in the store. Whatever goes wrong, the fold is thrown away and
 * people come back to one that is made afresh.
 */
final class HostedTable implements Surroundings {
  private static final System.Logger LOGGER = System.getLogger(HostedTable.class.getName());
  private static final int RETIRED = -1;

  /** Within so many milliseconds people come back to a table that is played already elsewhere. */
  private static final int AT_ONCE = 200;

  private final Hub hub;
  private final long id;
  private final Table table;
  private final Mailbox mailbox = new Mailbox(this::failed);
  private final Write.Session session = new Write.Session();
  private final AtomicInteger users = new AtomicInteger();

  /** Commits that are being written, or whose messages are being sent. */
  private final AtomicInteger undurable = new AtomicInteger();

  private volatile boolean gone;
  private volatile long lastUse;

  /** The number and the checksum of the last line. */
  private int seq;

  private long sum;

  /** The number of the claim by which it is played here; 0 if nobody has to claim anything. */
  private final int claim;

  HostedTable(Hub hub, long id, Ownership.Held held) {
    this.hub = hub;
    this.id = id;
    claim = held.claim();
    seq = held.last().seq();
    sum = held.last().sum();
    lastUse = now();
    table = new Table(held.state(), this);
  }

  long id() {
    return id;
  }

  int claim() {
    return claim;
  }

  Table table() {
    return table;
  }

  // ---- what comes to the table

  private void post(Runnable letter) {
    mailbox.post(
        () -> {
          if (!gone) {
            letter.run();
          }
        });
  }

  /** Reserves a place in memory; false if the table has just left it. */
  boolean enter() {
    int now = users.get();
    while (now != RETIRED) {
      if (users.compareAndSet(now, now + 1)) {
        return true;
      }
      now = users.get();
    }
    return false;
  }

  void join(Client client, int last, Helper help) {
    mailbox.post(
        () -> {
          if (gone) {
            client.close(1012, "come back");
          } else {
            lastUse = now();
            table.join(client, last, help);
          }
        });
  }

  void leave(Client client) {
    users.decrementAndGet();
    post(
        () -> {
          lastUse = now();
          table.leave(client);
        });
  }

  void ask(Client client, Ask ask, long asked) {
    post(() -> table.ask(client, ask, asked));
  }

  /** A guest leaves for good; completes when that is queued to be written. */
  CompletableFuture<Boolean> depart(long guest) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    mailbox.post(
        () -> {
          try {
            if (!gone) {
              table.depart(guest);
            }
          } finally {
            done.complete(true);
          }
        });
    return done;
  }

  void heal() {
    post(table::heal);
  }

  void dismiss(int after) {
    post(() -> table.dismiss(after));
  }

  // ---- how it ends

  /** Another server plays it now: people come back, and find it there. */
  void lost() {
    hub.forget(this);
    post(
        () -> {
          LOGGER.log(
              System.Logger.Level.INFO, "table {0} is played by another server", Ids.text(id));
          gone = true;
          interrupted();
          table.move(hub.jitter(AT_ONCE));
        });
  }

  private void interrupted() {
    if (table.connected() > 0) {
      hub.meters().interrupted();
    }
  }

  /** The store failed: this fold is ahead of its log. */
  private void broken(StoreException why) {
    if (why.why() == StoreException.Why.CONFLICT && hub.isShared()) {
      hub.meters().conflicted();
      lost();
      return;
    }
    hub.forget(this);
    post(
        () -> {
          LOGGER.log(
              hub.isClosed() ? System.Logger.Level.DEBUG : System.Logger.Level.ERROR,
              "table {0} dropped: {1}",
              Ids.text(id),
              why);
          gone = true;
          interrupted();
          table.drop(StoreProblems.of(why), 1013);
        });
  }

  /** Something went wrong in the middle of something: nobody knows what this fold is worth. */
  private void failed(Throwable why) {
    hub.forget(this);
    gone = true;
    LOGGER.log(System.Logger.Level.ERROR, "table " + Ids.text(id) + " dropped", why);
    table.drop(
        Problem.of("internal", "Something went wrong at this table; please come back."), 1011);
  }

  /** Leaves the memory if nobody has been here for a while; true if it did. */
  boolean retire() {
    boolean idle = now() - lastUse >= settings().idle() && undurable.get() == 0;
    if (!idle || !users.compareAndSet(0, RETIRED)) {
      return false;
    }
    gone = true;
    return true;
  }

  // ---- the table's surroundings

  @Override
  public long now() {
    return hub.world().now();
  }

  @Override
  public long ticks() {
    return System.nanoTime();
  }

  @Override
  public long random() {
    return hub.world().random().getAsLong();
  }

  @Override
  public Settings settings() {
    return hub.settings();
  }

  @Override
  public void append(Commit commit) {
    boolean first = undurable.getAndIncrement() == 0;
    if (first && commit.lines().isEmpty()) {
      durable(commit);
      return;
    }
    Write write = new Write(waiting(commit), session);
    for (String line : commit.lines()) {
      sum = Sums.next(sum, line);
      write.append(id, new Store.Line(++seq, line, sum));
    }
    for (Fact fact : commit.facts()) {
      Facts.add(write, id, now(), fact);
    }
    hub.store().submit(write);
    lastUse = now();
  }

  private Write.Waiting waiting(Commit commit) {
    return new Write.Waiting() {
      @Override
      public void committed() {
        durable(commit);
      }

      @Override
      public void failed(StoreException why) {
        broken(why);
      }
    };
  }

  /** Whoever comes next sends nothing before all of this is sent. */
  private void durable(Commit commit) {
    commit.durable();
    undurable.decrementAndGet();
  }

  @Override
  public void later(int millis, Runnable task) {
    if (millis <= 0) {
      post(task);
    } else {
      hub.later(millis, () -> post(task));
    }
  }

  @Override
  public void think(Thought thought, Consumer<String> decided) {
    hub.bots().think(thought, this::report, decided);
  }

  @Override
  public void report(String what) {
    LOGGER.log(System.Logger.Level.ERROR, "table {0}: {1}", Ids.text(id), what);
  }

  @Override
  public void acknowledged(long nanos) {
    hub.meters().moved(nanos);
  }
}
