package eightfold.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Where output goes. Remembers why it could not, which the writers above it would hide. */
final class Sink extends FilterOutputStream {
  private static final String NOBODY_READS = "Broken pipe";

  private Optional<IOException> trouble = Optional.empty();

  Sink(OutputStream out) {
    super(out);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      trouble = Optional.of(e);
      throw e;
    }
  }

  /** Why output was lost. That the reader has seen enough, as head does, is no trouble. */
  Optional<String> trouble() {
    return trouble.map(FileTrouble::reason).filter(reason -> !reason.equals(NOBODY_READS));
  }
}
