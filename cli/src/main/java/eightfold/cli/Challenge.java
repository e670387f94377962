package eightfold.cli;

import eightfold.lab.players.Entrant;
import eightfold.lab.players.Entrants;
import eightfold.lab.tournament.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of whoever lets one player meet many others. */
final class Challenge {
  @Mixin private Seating seating = new Seating();

  @Parameters(index = "1", paramLabel = "PLAYER", description = "The player to be tested.")
  private String player = "";

  @Mixin private Thinking thinking = new Thinking();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A folder for the results and for every block that was played.")
  private Optional<String> out = Optional.empty();

  @Option(names = "--resume", description = "Go on where the blocks in --out end.")
  private boolean resume;

  Seating seating() {
    return seating;
  }

  String playerName() {
    return player;
  }

  boolean resuming() {
    return resume;
  }

  Entrant player() {
    return entrants(player).getFirst();
  }

  /** Players by their names, separated by commas. */
  List<Entrant> entrants(String names) {
    List<Entrant> entrants =
        BadInput.unless(
            Entrants.read(names, seating.kit().players(), seating.seats(), seating.options()));
    BadInput.when(Entrants.unstartable(entrants));
    return entrants;
  }

  /** Everything but who plays. */
  Setup frame() {
    return new Setup(
        seating.kit(),
        seating.seats(),
        seating.options(),
        List.of(),
        true,
        seating.seed(),
        thinking.budget());
  }

  /** The folder for results. */
  Optional<Path> folder() {
    Optional<Path> folder = out.map(Outputs::path);
    if (folder.isEmpty() && resume) {
      throw new BadInput("--resume goes with --out and a folder.");
    }
    if (folder.filter(Files::exists).filter(path -> !Files.isDirectory(path)).isPresent()) {
      throw new BadInput("%s is no folder.".formatted(folder.get()));
    }
    return folder;
  }

  EncounterRunner runner(Surroundings world, Interruption interruption) {
    return new EncounterRunner(
        thinking.programs(world), threads.count(), folder(), resume, interruption::asked);
  }
}
