package eightfold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * One file, with a write-ahead log beside it. {@code synchronous=FULL}: a commit is on the disk
 * when it returns. One writer, a few readers.
 */
public final class SqliteStore extends SqlStore {
  private static final int READERS = 4;
  private final HikariDataSource readers;
  private final Checkpoint checkpoint;
  private final Journal journal;
  private final Writer writer;

  public SqliteStore(Path folder) {
    this(folder, 0);
  }

  /**
   * With a limit to the size of the file.
   *
   * @param pages how many pages of 4 KB; 0 for as many as fit on the disk
   */
  public SqliteStore(Path folder, int pages) {
    this(folder, pages, UnaryOperator.identity());
  }

  /** With something between the writer and its connections: for tests. */
  SqliteStore(Path folder, int pages, UnaryOperator<Connection> between) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("the folder for the data cannot be made: " + folder, e);
    }
    checkpoint = new Checkpoint(folder.resolve("eightfold.mark"));
    SQLiteDataSource source = source(folder.resolve("eightfold.db"), pages);
    try {
      Migrations.run(source, "sqlite");
      journal = journal(source, checkpoint);
    } catch (RuntimeException e) {
      checkpoint.close();
      throw e;
    }
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(5_000);
    config.setInitializationFailTimeout(-1);
    config.setPoolName("readers");
    readers = new HikariDataSource(config);
    writer = new Writer(() -> between.apply(source.getConnection()), journal);
  }

  private static SQLiteDataSource source(Path file, int pages) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(5_000);
    config.setCacheSize(-8_000);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setGetGeneratedKeys(false); // or each INSERT is followed by a SELECT
    if (pages > 0) {
      config.setMaxPageCount(pages);
    }
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  private static Journal journal(SQLiteDataSource source, Checkpoint checkpoint) {
    try (Connection open = source.getConnection()) {
      return new Journal(open, checkpoint);
    } catch (SQLException e) {
      throw StoreException.of(e);
    }
  }

  @Override
  List<Line> unfiled(long table) {
    return journal.unfiled(table);
  }

  @Override
  Connection reading() throws SQLException {
    return readers.getConnection();
  }

  @Override
  Writer writer() {
    return writer;
  }

  @Override
  public void help(Executor loop) {
    writer.help(loop);
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
    checkpoint.close();
  }
}
