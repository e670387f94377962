package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. Everything that waits is committed at once, so a commit's cost is
 * shared by all tables; writes are committed in the order in which they came. When many come, a
 * commit waits a fraction of a millisecond, since one for all costs less than several for some. If
 * a batch fails, each write of it is tried alone, so that one table's trouble stays its own; unless
 * the store is out of reach, when nobody should wait for one attempt after the other. Whatever
 * happens, everybody is told what became of their write, and the thread goes on.
 */
final class Writer implements AutoCloseable {
  private static final System.Logger LOGGER = System.getLogger(Writer.class.getName());
  private static final int MOST = 512;

  /** From so many writes in a commit on, the next waits a moment for more to come. */
  private static final int BUSY = 8;

  private static final long MOMENT = TimeUnit.MICROSECONDS.toNanos(300);

  /** Opens the connection that this thread keeps. */
  @FunctionalInterface
  interface Connector {
    Connection open() throws SQLException;
  }

  private final LinkedBlockingQueue<Write> queue = new LinkedBlockingQueue<>();
  private final Connector connector;
  private final LogAppender appender;
  private final Thread thread;

  /** What is being written. */
  private final List<Write> batch = new ArrayList<>(MOST);

  private volatile boolean stopping;
  private volatile boolean ended;
  private boolean busy;
  private @Nullable Prepared prepared;

  Writer(Connector connector, LogAppender appender) {
    this.connector = connector;
    this.appender = appender;
    thread = Thread.ofPlatform().name("store-writer").daemon(true).start(this::run);
  }

  void submit(Write write) {
    queue.add(write);
    if (ended) {
      failRest();
    }
  }

  private void failRest() {
    StoreException closed =
        new StoreException(StoreException.Why.UNAVAILABLE, "the store is closed");
    for (Write write = queue.poll(); write != null; write = queue.poll()) {
      failed(write, closed);
    }
  }

  int waiting() {
    return queue.size();
  }

  /** Writes what waits, then ends. */
  @Override
  public void close() {
    stopping = true;
    try {
      thread.join(TimeUnit.SECONDS.toMillis(20));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    boolean more = true;
    while (more) {
      try {
        more = turn(queue.poll(stopping ? 0 : 50, TimeUnit.MILLISECONDS));
      } catch (InterruptedException e) {
        stopping = true;
      } catch (Throwable e) {
        LOGGER.log(System.Logger.Level.ERROR, "writing failed", e);
        failAll(StoreException.of(e));
      }
    }
    disconnect();
    ended = true;
    failRest();
  }

  /** Writes what waits, or else does what can wait; false when there is nothing left to do. */
  private boolean turn(@Nullable Write first) {
    batch.clear();
    if (first != null) {
      batch.add(first);
      if (busy) {
        LockSupport.parkNanos(MOMENT);
      }
      queue.drainTo(batch, MOST - 1);
      busy = batch.size() >= BUSY;
      write(batch);
      return true;
    }
    boolean tidied = appender.busy() && commit(List.of()) == null;
    return tidied || !stopping;
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
            appender.isOneStatement()
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
