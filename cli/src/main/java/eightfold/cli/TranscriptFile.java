package eightfold.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A transcript, or another file that is of use only as a whole, being written. It grows beside its
 * final place, under the name with {@code .part} at the end, and takes that place only when it is
 * complete; an older file stays until then. What is no regular file (a pipe, a terminal) is written
 * directly.
 */
final class TranscriptFile implements AutoCloseable {
  private final Path target;
  private final Path growing;
  private final OutputStream bytes;
  private final Writer writer;
  private boolean kept;

  private TranscriptFile(Path target, Path growing) throws IOException {
    this.target = target;
    this.growing = growing;
    bytes = Files.newOutputStream(growing);
    writer = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
  }

  static TranscriptFile open(Path file) {
    if (Files.isDirectory(file)) {
      throw FileTrouble.folder(file);
    }
    try {
      boolean direct = Files.exists(file) && !Files.isRegularFile(file);
      Path target = Files.exists(file) ? file.toRealPath() : file;
      if (Files.exists(target) && !Files.isWritable(target)) {
        throw new BadInput("%s is write-protected.".formatted(file));
      }
      Path growing = direct ? target : target.resolveSibling(target.getFileName() + ".part");
      return new TranscriptFile(target, growing);
    } catch (IOException e) {
      throw FileTrouble.unwritable(file, e);
    }
  }

  Writer lines() {
    return writer;
  }

  /** For those who write no lines. */
  OutputStream bytes() {
    return bytes;
  }

  /** The file, if it is one that can be read again. */
  Optional<Path> file() {
    return growing.equals(target) ? Optional.empty() : Optional.of(target);
  }

  /** What has been written becomes the file. */
  void keep() throws IOException {
    writer.close();
    if (!growing.equals(target)) {
      Files.move(growing, target, StandardCopyOption.REPLACE_EXISTING);
    }
    kept = true;
  }

  /** Throws away what was not kept. */
  @Override
  public void close() throws IOException {
    if (!kept) {
      try {
        writer.close();
      } finally {
        if (!growing.equals(target)) {
          Files.deleteIfExists(growing);
        }
      }
    }
  }
}
