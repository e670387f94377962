package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Writes, one commit at a time. Everything that waits is committed at once, so a commit's cost is
 * shared by all tables; writes are committed in the order in which they came. If a batch fails,
 * each write of it is tried alone, so that one table's trouble stays its own; unless the store is
 * out of reach, when nobody should wait for one attempt after the other. Whatever happens,
 * everybody is told what became of their write.
 *
 * <p>There is a thread for it. But an event loop that {@linkplain #help helps} commits what it has
 * submitted itself, after it has read all its sockets: at the usual load, waking one thread for the
 * commit and another for what follows would cost more than the commit. As soon as more comes than
 * one commit takes, or a commit has taken long, the thread does it.
 */
final class Writer implements AutoCloseable {
  private static final System.Logger LOGGER = System.getLogger(Writer.class.getName());
  private static final int MOST = 512;

  /** From so many writes in a commit on, the thread waits a moment for more to come. */
  private static final int BUSY = 8;

  private static final long MOMENT = TimeUnit.MICROSECONDS.toNanos(300);

  /** After so long without a commit there is leisure. */
  private static final long LEISURE = TimeUnit.MILLISECONDS.toNanos(50);

  /** A commit that took so long was slow, and no event loop helps for a while. */
  private static final long SLOW = TimeUnit.MILLISECONDS.toNanos(20);

  private static final long WHILE = TimeUnit.SECONDS.toNanos(10);

  /** Opens the connection that this thread keeps. */
  @FunctionalInterface
  interface Connector {
    Connection open() throws SQLException;
  }

  private final ConcurrentLinkedQueue<Write> queue = new ConcurrentLinkedQueue<>();
  private final AtomicInteger queued = new AtomicInteger();
  private final Map<Thread, Helper> helpers = new ConcurrentHashMap<>();
  private final Connector connector;
  private final LogAppender appender;
  private final Thread thread;

  /** Whoever holds it commits. */
  private final ReentrantLock committing = new ReentrantLock();

  /** What is being written. */
  private final List<Write> batch = new ArrayList<>(MOST);

  private volatile boolean stopping;
  private volatile boolean ended;
  private volatile long lastCommit = System.nanoTime();
  private volatile long slowUntil = lastCommit;
  private boolean busy;
  private @Nullable Prepared prepared;

  Writer(Connector connector, LogAppender appender) {
    this.connector = connector;
    this.appender = appender;
    thread = Thread.ofPlatform().name("store-writer").daemon(true).start(this::run);
  }

  /** An event loop that commits what it submits. */
  private final class Helper {
    private final Executor loop;
    private boolean called;

    Helper(Executor loop) {
      this.loop = loop;
    }

    /** Commits when the loop has done what it is at. */
    void call() {
      if (!called) {
        called = true;
        loop.execute(this::commit);
      }
    }

    private void commit() {
      called = false;
      if (committing.tryLock()) {
        try {
          attempt();
        } finally {
          committing.unlock();
        }
      }
      if (queued.get() > 0) {
        LockSupport.unpark(thread);
      }
    }
  }

  /**
   * The current thread is an event loop, which may commit what it submits from now on.
   *
   * @param loop runs a task on this thread after those that wait
   */
  void help(Executor loop) {
    helpers.put(Thread.currentThread(), new Helper(loop));
  }

  void submit(Write write) {
    queued.incrementAndGet();
    queue.add(write);
    Helper helper = helpers.get(Thread.currentThread());
    if (helper != null && System.nanoTime() - slowUntil > 0) {
      helper.call();
    } else {
      LockSupport.unpark(thread);
    }
    if (ended) {
      failRest();
    }
  }

  private void failRest() {
    StoreException closed =
        new StoreException(StoreException.Why.UNAVAILABLE, "the store is closed");
    for (Write write = next(); write != null; write = next()) {
      failed(write, closed);
    }
  }

  private @Nullable Write next() {
    Write write = queue.poll();
    if (write != null) {
      queued.decrementAndGet();
    }
    return write;
  }

  int waiting() {
    return queued.get();
  }

  /** Writes what waits, then ends. */
  @Override
  public void close() {
    stopping = true;
    LockSupport.unpark(thread);
    try {
      thread.join(TimeUnit.SECONDS.toMillis(20));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    boolean more = true;
    while (more) {
      if (queued.get() == 0 && !stopping) {
        LockSupport.parkNanos(LEISURE);
      } else if (busy) {
        LockSupport.parkNanos(MOMENT);
      }
      if (Thread.interrupted()) {
        stopping = true;
      }
      committing.lock();
      try {
        more = attempt();
      } finally {
        committing.unlock();
      }
    }
    committing.lock();
    try {
      disconnect();
      ended = true;
      failRest();
    } finally {
      committing.unlock();
    }
  }

  /** Writes what waits, or else does what can wait; false when there is nothing left to do. */
  private boolean attempt() {
    if (ended) {
      failRest();
      return false;
    }
    long now = System.nanoTime();
    try {
      batch.clear();
      for (Write write; batch.size() < MOST && (write = next()) != null; ) {
        batch.add(write);
      }
      busy = batch.size() >= BUSY;
      if (batch.isEmpty()) {
        boolean leisure = stopping || now - lastCommit >= LEISURE;
        boolean tidied = leisure && appender.busy() && commit(List.of()) == null;
        return tidied || !stopping;
      }
      write(batch);
    } catch (Throwable e) {
      LOGGER.log(System.Logger.Level.ERROR, "writing failed", e);
      failAll(StoreException.of(e));
    }
    lastCommit = System.nanoTime();
    if (lastCommit - now > SLOW) {
      slowUntil = lastCommit + WHILE;
    }
    return true;
  }

  private void write(List<Write> wanted) {
    List<Write> writes = new ArrayList<>(wanted.size());
    for (Write write : wanted) {
      StoreException before = write.session.failed;
      if (before == null) {
        writes.add(write);
      } else {
        failed(write, before);
      }
    }
    if (writes.isEmpty()) {
      return;
    }
    StoreException trouble = commit(writes);
    if (trouble == null) {
      writes.forEach(Writer::committed);
    } else if (writes.size() == 1 || trouble.why() == StoreException.Why.UNAVAILABLE) {
      writes.forEach(write -> failed(write, trouble));
    } else {
      writes.forEach(write -> write(List.of(write)));
    }
  }

  /** Something that has nothing to do with the store went wrong: nobody may wait for ever. */
  private void failAll(StoreException why) {
    disconnect();
    appender.undone();
    for (Write write : batch) {
      if (!write.told) {
        failed(write, why);
      }
    }
    batch.clear();
  }

  private static void committed(Write write) {
    write.told = true;
    try {
      write.waiting.committed();
    } catch (Throwable e) {
      LOGGER.log(System.Logger.Level.ERROR, "what should follow a commit failed", e);
      failed(write, StoreException.of(e));
    }
  }

  private static void failed(Write write, StoreException why) {
    write.told = true;
    if (write.session.failed == null) {
      write.session.failed = why;
    }
    try {
      write.waiting.failed(why);
    } catch (Throwable e) {
      LOGGER.log(System.Logger.Level.ERROR, "what should follow a failed commit failed", e);
    }
  }

  private @Nullable StoreException commit(List<Write> writes) {
    try {
      Prepared open = connect();
      try {
        boolean alone =
            appender.isOneStatement(writes)
                && writes.stream().allMatch(write -> write.statements.isEmpty());
        open.connection().setAutoCommit(alone);
        execute(open, writes);
        appender.write(open, writes);
        if (!alone) {
          open.connection().commit();
        }
        appender.committed();
        return null;
      } catch (SQLException | RuntimeException | Error e) {
        StoreException trouble = StoreException.of(e);
        undo(open, trouble);
        return trouble;
      }
    } catch (SQLException | RuntimeException | Error e) {
      return StoreException.of(e);
    }
  }

  private static void execute(Prepared open, List<Write> writes) throws SQLException {
    Set<PreparedStatement> used = new LinkedHashSet<>();
    for (Write write : writes) {
      for (Write.Statement statement : write.statements) {
        used.add(bind(open, statement));
      }
    }
    for (PreparedStatement statement : used) {
      statement.executeBatch();
    }
  }

  private static PreparedStatement bind(Prepared open, Write.Statement statement)
      throws SQLException {
    PreparedStatement ready = open.of(statement.sql());
    Object[] values = statement.values();
    for (int i = 0; i < values.length; i++) {
      switch (values[i]) {
        case Long number -> ready.setLong(i + 1, number);
        case Integer number -> ready.setInt(i + 1, number);
        default -> ready.setString(i + 1, values[i].toString());
      }
    }
    ready.addBatch();
    return ready;
  }

  /** After a conflict the connection is fine; after anything else a new one is safer. */
  private void undo(Prepared open, StoreException trouble) {
    appender.undone();
    try {
      open.clear();
      if (!open.connection().getAutoCommit()) {
        open.connection().rollback();
      }
    } catch (SQLException e) {
      disconnect();
    }
    if (trouble.why() != StoreException.Why.CONFLICT) {
      disconnect();
    }
  }

  private Prepared connect() throws SQLException {
    Prepared open = prepared;
    if (open == null) {
      open = new Prepared(connector.open());
      prepared = open;
      try {
        appender.connected(open);
      } catch (SQLException | RuntimeException | Error e) {
        disconnect();
        throw e;
      }
    }
    return open;
  }

  private void disconnect() {
    Prepared open = prepared;
    prepared = null;
    if (open != null) {
      try {
        open.connection().close();
      } catch (SQLException e) {
        LOGGER.log(System.Logger.Level.DEBUG, "a broken connection could not be closed", e);
      }
    }
  }
}
