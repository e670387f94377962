package eightfold.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A small file beside the database that knows the number of the last commit. SQLite drops the end
 * of a damaged write-ahead log without a word; by the mark that is noticed. It is written after a
 * commit is durable, so it is never ahead of a sound database, and may be behind after a power cut.
 * Holding it also keeps a second server out of the folder.
 */
final class Checkpoint implements AutoCloseable {
  private static final int SIZE = 16;
  private final FileChannel file;
  private final long last;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(SIZE);

  Checkpoint(Path path) {
    try {
      file =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (!locked(file)) {
        file.close();
        throw new IllegalArgumentException(
            "another server uses the folder " + path.toAbsolutePath().getParent());
      }
      file.read(buffer, 0);
    } catch (IOException e) {
      throw new UncheckedIOException("the folder for the data cannot be used: " + path, e);
    }
    long number = buffer.getLong(0);
    boolean sound = buffer.position() == SIZE && buffer.getLong(8) == sum(number);
    last = sound ? number : 0;
  }

  private static boolean locked(FileChannel file) throws IOException {
    try {
      return file.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** The number of the last commit when the file was opened; 0 if it is new or unreadable. */
  long last() {
    return last;
  }

  /** Notes a commit that is durable. */
  void advance(long number) {
    buffer.clear();
    buffer.putLong(number).putLong(sum(number)).flip();
    try {
      file.write(buffer, 0);
    } catch (IOException e) {
      // The commit is durable all the same; only a later loss would go unnoticed.
      System.getLogger(Checkpoint.class.getName())
          .log(System.Logger.Level.WARNING, "the mark cannot be written: {0}", e.toString());
    }
  }

  private static long sum(long number) {
    return Sums.next(number, "") + 1;
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
