package eightfold.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/** Writes the games of a simulation down, if they are wanted, and knows where its report goes. */
final class Scribe implements AutoCloseable {
  private final Surroundings world;
  private final boolean printed;
  private final Optional<TranscriptFile> file;

  private Scribe(Surroundings world, boolean printed, Optional<TranscriptFile> file) {
    this.world = world;
    this.printed = printed;
    this.file = file;
  }

  /** With {@code -} games go to the standard output. */
  static Scribe open(Surroundings world, Optional<String> place) {
    boolean printed = place.equals(Optional.of("-"));
    return new Scribe(
        world,
        printed,
        printed ? Optional.empty() : place.map(name -> TranscriptFile.open(Outputs.path(name))));
  }

  Optional<Appendable> lines() {
    return printed ? Optional.of(world.out()) : file.map(TranscriptFile::lines);
  }

  PrintWriter report() {
    return printed ? world.err() : world.out();
  }

  /** Whether nobody reads the games any more. */
  boolean unheard() {
    return printed && world.out().checkError();
  }

  /** The games are complete; returns the file that holds them, if there is one. */
  Optional<Path> keep() throws IOException {
    if (file.isPresent()) {
      file.get().keep();
    } else if (printed) {
      world.out().flush();
    }
    return file.flatMap(TranscriptFile::file);
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
