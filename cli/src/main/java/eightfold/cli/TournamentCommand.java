package eightfold.cli;

import eightfold.lab.Progress;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import eightfold.lab.share.Part;
import eightfold.lab.tournament.Head;
import eightfold.lab.tournament.ResultsFile;
import eightfold.lab.tournament.Schedule;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import eightfold.lab.tournament.Tournament;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Finds out who is better. */
@Command(
    name = "tournament",
    description = {
      "Lets players meet on the same deals from every seat, and tells who is better and by how "
          + "much.",
      "As many players as seats: each takes a seat. Fewer: the last one fills the seats that are "
          + "left, so that --players sharp,threshold --seats 4 is one sharp against three "
          + "thresholds. More: every selection meets. In each case all sit everywhere.",
      "The same seed gives the same games on any number of threads if the budget is a number of "
          + "rollouts. After Ctrl-C what has been played is summed up, and --resume goes on.",
      "With --part several machines share the work, and merge puts the results together."
    },
    mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
  private static final long MOST_GAMES = 100_000;
  private static final int LARGEST_BLOCK = 1_000;

  private final Surroundings world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Seating seating = new Seating();

  @Mixin private Field field = new Field();

  @Mixin private PartOption part = new PartOption();

  @Option(
      names = {"-g", "--games"},
      paramLabel = "K",
      description =
          "Number of games, rounded up to whole blocks (default: 1000); with "
              + "--until-significant the most games to play (default: 100000).")
  private Optional<Long> games = Optional.empty();

  @Option(
      names = "--until-significant",
      description =
          "Play until it is known whether the first player is better than each other one, with a "
              + "chance of at most 5 %% to be wrong.")
  private boolean untilSignificant;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--out",
      paramLabel = "DIR|FILE",
      description =
          "Where results go: a .csv, .json or .html file, a .jsonl file with a line for each "
              + "block, or a folder for all four. May be repeated.")
  private List<String> out = new ArrayList<>();

  @Option(names = "--resume", description = "Go on where the blocks in --out end.")
  private boolean resume;

  TournamentCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws InterruptedException {
    Setup setup =
        new Setup(
            seating.kit(),
            seating.seats(),
            seating.options(),
            field.entrants(seating, ""),
            true,
            seating.seed(),
            field.budget());
    check(setup);
    Outputs outputs = new Outputs(out);
    check(outputs);
    outputs.prepare();
    Programs programs = field.programs(world);
    BadInput.when(Entrants.unstartable(setup.entrants()));
    try {
      play(setup, programs, outputs);
    } catch (IOException e) {
      // The other files have their own words for this.
      throw FileTrouble.unwritable(outputs.blocks().orElseThrow(), e);
    }
    return 0;
  }

  private void check(Setup setup) {
    if (setup.entrants().size() < 2) {
      throw new BadInput("A tournament needs at least two players.");
    }
    if (new Schedule(setup).games() > LARGEST_BLOCK) {
      throw new BadInput("So many players do not fit into a block of 1000 games.");
    }
    if (games.orElse(1L) < 1) {
      throw new BadInput("At least one game must be played, not %d.".formatted(games.get()));
    }
    threads.count(); // refused here, before any file is touched
  }

  private void check(Outputs outputs) {
    if (part.part().isPresent() && untilSignificant) {
      throw new BadInput(
          "--part does not go with --until-significant, which needs all games at hand.");
    }
    if (outputs.blocks().isEmpty() && (resume || part.part().isPresent())) {
      throw new BadInput(
          (resume ? "--resume" : "--part") + " goes with --out and a folder or a .jsonl file.");
    }
  }

  private Optional<ResultsFile> results(Outputs outputs, Setup setup, Standings standings)
      throws IOException {
    if (outputs.blocks().isEmpty()) {
      return Optional.empty();
    }
    Head head =
        new Head(
            setup,
            part.part()
                .map(
                    one ->
                        new Head.Partial(
                            one, blocks(setup), seating.title(), CommandText.of(spec))));
    return Optional.of(EncounterRunner.open(outputs.blocks().get(), head, resume, standings));
  }

  /** How many blocks there are in all. */
  private long blocks(Setup setup) {
    int size = new Schedule(setup).games();
    return (games.orElse(untilSignificant ? MOST_GAMES : 1000) + size - 1) / size;
  }

  private void play(Setup setup, Programs programs, Outputs outputs)
      throws IOException, InterruptedException {
    Standings standings = new Standings(setup);
    Optional<ResultsFile> results = results(outputs, setup, standings);
    try {
      play(setup, programs, standings, results, outputs);
    } finally {
      if (results.isPresent()) {
        results.get().close();
      }
    }
  }

  private void play(
      Setup setup,
      Programs programs,
      Standings standings,
      Optional<ResultsFile> results,
      Outputs outputs)
      throws IOException, InterruptedException {
    Part mine = part.part().orElse(Part.WHOLE);
    long first = mine.from(blocks(setup));
    long blocks = mine.to(blocks(setup)) - first;
    long start = System.nanoTime();
    long resumed = standings.games();
    try (Interruption interruption = new Interruption()) {
      Progress progress = ProgressBar.on(world);
      Tournament tournament =
          new Tournament(setup, programs, threads.count(), false, interruption::asked);
      if (!enough(standings)) {
        tournament.run(
            first + standings.blocks(),
            first + blocks,
            (block, transcript) -> {
              standings.add(block);
              if (results.isPresent()) {
                results.get().add(block);
              }
              tell(progress, standings, blocks);
              return !enough(standings) && !interruption.asked();
            });
      }
      progress.at(1, 1);
      if (interruption.asked()) {
        world.err().println("interrupted after %,d blocks".formatted(standings.blocks()));
      }
      report(standings, outputs);
      double seconds = (System.nanoTime() - start) / 1e9;
      world
          .err()
          .println(
              "%.1f s on %d threads, %.1f games/s"
                  .formatted(seconds, threads.count(), (standings.games() - resumed) / seconds));
      world.err().flush();
    }
  }

  private boolean enough(Standings standings) {
    return untilSignificant && standings.blocks() > 0 && standings.decided();
  }

  /** In thousandths, because evidence can be nearer to its end than games. */
  private void tell(Progress progress, Standings standings, long blocks) {
    double part = (double) standings.blocks() / blocks;
    if (untilSignificant) {
      part = Math.max(part, standings.decidedPart());
    }
    progress.at(Math.clamp(Math.round(1000 * part), 1, 999), 1000);
  }

  private void report(Standings standings, Outputs outputs) {
    if (standings.blocks() == 0) {
      return;
    }
    world.out().println(seating.title());
    new StandingsText(standings).tournament().forEach(world.out()::println);
    world.out().flush();
    outputs.write(standings, CommandText.of(spec));
  }
}
