package eightfold.cli;

import eightfold.lab.share.Attachment;
import eightfold.lab.tournament.Block;
import eightfold.lab.tournament.Head;
import eightfold.lab.tournament.ResultsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** What a part of a simulation brings, for the command merge; in its place only when complete. */
final class ShareFile implements AutoCloseable {
  private final Path path;
  private final TranscriptFile file;
  private Optional<ResultsFile> blocks = Optional.empty();

  private ShareFile(Path path) {
    this.path = path;
    file = TranscriptFile.open(path);
  }

  static ShareFile open(Path path) {
    return new ShareFile(path);
  }

  void line(String text) {
    doing(() -> file.lines().write(text + "\n"));
  }

  /** Begins a file of blocks. */
  void head(Head head) {
    doing(() -> blocks = Optional.of(ResultsFile.begin(file.lines(), head)));
  }

  void add(Block block) {
    doing(() -> blocks.orElseThrow().add(block));
  }

  /** The part is complete. */
  void keep(Optional<Path> transcript) {
    doing(
        () -> {
          if (transcript.isPresent()) {
            line(Attachment.of(transcript.get()).line());
          }
          file.keep();
        });
  }

  @Override
  public void close() {
    doing(file::close);
  }

  /** Something that can go wrong with the file. */
  @FunctionalInterface
  private interface Writing {
    void run() throws IOException;
  }

  private void doing(Writing writing) {
    try {
      writing.run();
    } catch (IOException e) {
      throw FileTrouble.unwritable(path, e);
    }
  }
}
