package eightfold.cli;

import eightfold.lab.players.Programs;
import eightfold.lab.tournament.Head;
import eightfold.lab.tournament.ResultsFile;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import eightfold.lab.tournament.Tournament;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Plays small tournaments, each with a file of its own for its blocks. */
final class EncounterRunner {
  private final Programs programs;
  private final int threads;
  private final Optional<Path> folder;
  private final boolean resume;
  private final BooleanSupplier stop;

  EncounterRunner(
      Programs programs, int threads, Optional<Path> folder, boolean resume, BooleanSupplier stop) {
    this.programs = programs;
    this.threads = threads;
    this.folder = folder;
    this.resume = resume;
    this.stop = stop;
  }

  /** Plays so many blocks, less those that the file holds already. */
  Standings play(String name, Setup setup, long blocks) throws IOException, InterruptedException {
    Standings standings = new Standings(setup);
    if (folder.isEmpty()) {
      play(setup, standings, blocks, Optional.empty());
      return standings;
    }
    Path file = folder.get().resolve("blocks").resolve(name + ".jsonl");
    try (ResultsFile results = open(file, Head.whole(setup), resume, standings)) {
      play(setup, standings, blocks, Optional.of(results));
    } catch (IOException e) {
      throw FileTrouble.unwritable(file, e);
    }
    return standings;
  }

  /**
   * Begins a file of blocks, or goes on with one.
   *
   * @param resume whether there may be such a file; its blocks are added to the standings
   */
  static ResultsFile open(Path file, Head head, boolean resume, Standings standings)
      throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    if (!Files.exists(file)) {
      return ResultsFile.create(file, head);
    }
    if (!resume) {
      throw new BadInput("%s holds results already; --resume goes on with them.".formatted(file));
    }
    return ResultsFile.resume(file, head, standings::add);
  }

  private void play(Setup setup, Standings standings, long blocks, Optional<ResultsFile> results)
      throws IOException, InterruptedException {
    if (stop.getAsBoolean() || standings.blocks() >= blocks) {
      return;
    }
    new Tournament(setup, programs, threads, false, stop)
        .run(
            standings.blocks(),
            blocks,
            (block, transcript) -> {
              standings.add(block);
              if (results.isPresent()) {
                results.get().add(block);
              }
              return !stop.getAsBoolean();
            });
  }
}
