package eightfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. Everything that waits is committed at once, so a commit's cost is
 * shared by all tables; writes are committed in the order in which they came. If a batch fails,
 * each write of it is tried alone, so that one table's trouble stays its own.
 */
final class Writer implements AutoCloseable {
  private static final int MOST = 512;

  /** Opens the connection that this thread keeps. */
  @FunctionalInterface
  interface Connector {
    Connection open() throws SQLException;
  }

  private final LinkedBlockingQueue<Write> queue = new LinkedBlockingQueue<>();
  private final Connector connector;
  private final Thread thread;
  private final Map<String, PreparedStatement> prepared = new LinkedHashMap<>();
  private volatile boolean stopping;
  private @Nullable Connection connection;

  Writer(Connector connector) {
    this.connector = connector;
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
    List<Write> batch = new ArrayList<>();
    while (true) {
      try {
        Write first = queue.poll(50, TimeUnit.MILLISECONDS);
        if (first != null) {
          batch.add(first);
          queue.drainTo(batch, MOST - 1);
          write(batch);
          batch.clear();
        } else if (stopping) {
          disconnect();
          return;
        }
      } catch (InterruptedException e) {
        stopping = true;
      }
    }
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
      Connection open = connect();
      try {
        for (Write write : batch) {
          for (Write.Statement statement : write.statements) {
            bind(open, statement);
          }
        }
        for (PreparedStatement statement : prepared.values()) {
          statement.executeBatch();
        }
        open.commit();
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

  private void bind(Connection open, Write.Statement statement) throws SQLException {
    PreparedStatement ready = prepared.get(statement.sql());
    if (ready == null) {
      ready = open.prepareStatement(statement.sql());
      prepared.put(statement.sql(), ready);
    }
    Object[] values = statement.values();
    for (int i = 0; i < values.length; i++) {
      switch (values[i]) {
        case Long number -> ready.setLong(i + 1, number);
        case Integer number -> ready.setInt(i + 1, number);
        default -> ready.setString(i + 1, values[i].toString());
      }
    }
    ready.addBatch();
  }

  /** After a conflict the connection is fine; after anything else a new one is safer. */
  private void undo(Connection open, StoreException trouble) {
    try {
      for (PreparedStatement statement : prepared.values()) {
        statement.clearBatch();
      }
      open.rollback();
    } catch (SQLException e) {
      disconnect();
    }
    if (trouble.why() != StoreException.Why.CONFLICT) {
      disconnect();
    }
  }

  private Connection connect() throws SQLException {
    Connection open = connection;
    if (open == null) {
      open = connector.open();
      open.setAutoCommit(false);
      connection = open;
    }
    return open;
  }

  private void disconnect() {
    prepared.clear();
    Connection open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException e) {
        System.getLogger(Writer.class.getName())
            .log(System.Logger.Level.DEBUG, "a broken connection could not be closed", e);
      }
    }
  }
}
