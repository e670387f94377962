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
 * a batch fails, each write of it is tried alone, so that one table's trouble stays its own.
 */
final class Writer implements AutoCloseable {
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
  private final Lines lines;
  private final Thread thread;
  private volatile boolean stopping;
  private boolean busy;
  private @Nullable Prepared prepared;

  Writer(Connector connector, Lines lines) {
    this.connector = connector;
    this.lines = lines;
    thread = Thread.ofPlatform().name("store-writer").daemon(true).start(this::run);
  }

  void submit(Write write) {
    if (stopping) {
      write.waiting.failed(
          new StoreException(StoreException.Why.UNAVAILABLE, "the store is closed"));
      return;
    }
    queue.add(write);
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
      }
    }
    disconnect();
  }

  /** Writes what waits, or else does what can wait; false when there is nothing left to do. */
  private boolean turn(@Nullable Write first) {
    if (first != null) {
      List<Write> batch = new ArrayList<>();
      batch.add(first);
      if (busy) {
        LockSupport.parkNanos(MOMENT);
      }
      queue.drainTo(batch, MOST - 1);
      busy = batch.size() >= BUSY;
      write(batch);
      return true;
    }
    boolean tidied = lines.busy() && commit(List.of()) == null;
    return tidied || !stopping;
  }

  private void write(List<Write> batch) {
    StoreException trouble = commit(batch);
    if (trouble == null) {
      batch.forEach(write -> write.waiting.committed());
    } else if (batch.size() == 1) {
      batch.getFirst().waiting.failed(trouble);
    } else {
      batch.forEach(write -> write(List.of(write)));
    }
  }

  private @Nullable StoreException commit(List<Write> batch) {
    try {
      Prepared open = connect();
      try {
        Set<PreparedStatement> used = new LinkedHashSet<>();
        for (Write write : batch) {
          for (Write.Statement statement : write.statements) {
            used.add(bind(open, statement));
          }
        }
        for (PreparedStatement statement : used) {
          statement.executeBatch();
        }
        lines.write(open, batch);
        open.connection().commit();
        lines.committed();
        return null;
      } catch (SQLException e) {
        StoreException trouble = StoreException.of(e);
        undo(open, trouble);
        return trouble;
      }
    } catch (SQLException e) {
      return StoreException.of(e);
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
    lines.undone();
    try {
      open.clear();
      open.connection().rollback();
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
      Connection fresh = connector.open();
      fresh.setAutoCommit(false);
      open = new Prepared(fresh);
      prepared = open;
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
        System.getLogger(Writer.class.getName())
            .log(System.Logger.Level.DEBUG, "a broken connection could not be closed", e);
      }
    }
  }
}
