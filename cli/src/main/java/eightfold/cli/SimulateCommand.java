package eightfold.cli;

import eightfold.lab.Plan;
import eightfold.lab.Simulation;
import eightfold.lab.Summary;
import eightfold.lab.players.Programs;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games. */
@Command(
    name = "simulate",
    description = {
      "Plays games, with random players if no others are named, and sums them up. Players keep "
          + "their seats: as many as are named sit down in order, and the last one fills the rest.",
      "The same seed gives the same games on any number of threads. After Ctrl-C the games played "
          + "so far are summed up, and the transcript holds exactly them."
    },
    mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
  private final Surroundings world;

  @Mixin private Seating seating = new Seating();

  @Mixin private Field field = new Field();

  @Option(
      names = {"-g", "--games"},
      paramLabel = "K",
      defaultValue = "1000",
      description = "Number of games (default: ${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "Number of threads (default: one for each processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--transcript",
      paramLabel = "FILE",
      description =
          "Write all games to this file; an older file is replaced when they are complete. "
              + "With - they go to the standard output, and the summary to the standard error.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write the results to this .html, .json or .csv file. May be repeated.")
  private List<String> reports = new ArrayList<>();

  @Spec private CommandSpec spec = CommandSpec.create();

  SimulateCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (games < 1) {
      throw new BadInput("At least one game must be played, not %d.".formatted(games));
    }
    if (threads < 1 || threads > 1024) {
      throw new BadInput("The number of threads must be 1 to 1024, not %d.".formatted(threads));
    }
    Plan plan =
        new Plan(
            seating.kit(),
            seating.seats(),
            seating.options(),
            games,
            seating.seed(),
            (int) Math.min(threads, games));
    Outputs outputs = Outputs.files(reports);
    Path target = Outputs.path(file.orElse("-"));
    outputs.sparing(target);
    outputs.prepare();
    try {
      simulate(plan, outputs, target);
    } catch (IOException e) {
      // Reports have their own words for this.
      throw FileTrouble.unwritable(target, e);
    }
    return 0;
  }

  private void simulate(Plan plan, Outputs outputs, Path target)
      throws IOException, InterruptedException {
    if (file.isEmpty()) {
      simulate(plan, outputs, Optional.empty(), world.out(), () -> false, () -> {});
    } else if (file.get().equals("-")) {
      PrintWriter out = world.out();
      simulate(plan, outputs, Optional.of(out), world.err(), out::checkError, out::flush);
    } else {
      try (TranscriptFile transcript = TranscriptFile.open(target)) {
        simulate(
            plan,
            outputs,
            Optional.of(transcript.lines()),
            world.out(),
            () -> false,
            transcript::keep);
      }
    }
  }

  /** Something to do when the last game has been written. */
  @FunctionalInterface
  private interface Finish {
    void run() throws IOException;
  }

  /**
   * @param deaf whether nobody reads the transcript any more
   */
  private void simulate(
      Plan plan,
      Outputs outputs,
      Optional<Appendable> transcript,
      PrintWriter report,
      BooleanSupplier deaf,
      Finish finish)
      throws IOException, InterruptedException {
    if (field.given() || !reports.isEmpty()) {
      lineUp(plan, outputs, transcript, report, deaf, finish);
      return;
    }
    long start = System.nanoTime();
    try (Interruption interruption = new Interruption()) {
      Simulation simulation =
          new Simulation(
              plan,
              transcript,
              ProgressBar.on(world),
              () -> interruption.asked() || deaf.getAsBoolean());
      Summary summary = simulation.run();
      finish.run();
      interrupted(plan, summary.games());
      if (summary.games() > 0) {
        report(summary, report);
      }
      pace(plan, summary.moves(), start);
    }
  }

  /** The same with players who think. */
  private void lineUp(
      Plan plan,
      Outputs outputs,
      Optional<Appendable> transcript,
      PrintWriter report,
      BooleanSupplier deaf,
      Finish finish)
      throws IOException, InterruptedException {
    Setup setup = LineUp.setup(plan, field.entrants(seating, "random"), field.budget());
    Programs programs = field.programs(world);
    long start = System.nanoTime();
    try (Interruption interruption = new Interruption()) {
      LineUp lineUp =
          new LineUp(
              setup,
              programs,
              ProgressBar.on(world),
              () -> interruption.asked() || deaf.getAsBoolean());
      Standings standings = lineUp.run(plan.games(), plan.threads(), transcript);
      finish.run();
      interrupted(plan, standings.games());
      if (standings.games() > 0) {
        report.println(seating.title());
        new StandingsText(standings).lineUp().forEach(report::println);
        report.flush();
        outputs.write(standings, CommandText.of(spec));
      }
      pace(plan, standings.moves(), start);
    }
  }

  private void interrupted(Plan plan, long games) {
    if (games < plan.games()) {
      world.err().println("interrupted after %,d games".formatted(games));
    }
  }

  private void pace(Plan plan, long moves, long start) {
    double seconds = (System.nanoTime() - start) / 1e9;
    world
        .err()
        .println(
            "%.1f s on %d threads, %,.0f moves/s"
                .formatted(seconds, plan.threads(), moves / seconds));
    world.err().flush();
  }

  private void report(Summary summary, PrintWriter out) {
    out.println(seating.title());
    out.println(
        "%,d games, %,d moves; a game has %.1f moves (%d to %d) in %.2f rounds"
            .formatted(
                summary.games(),
                summary.moves(),
                summary.meanMoves(),
                summary.fewestMoves(),
                summary.mostMoves(),
                summary.meanRounds()));
    out.println();
    Columns seats = new Columns().add("seat", "points", "± 95 %", "wins");
    for (int seat = 0; seat < summary.seats(); seat++) {
      seats.add(
          seat,
          "%.3f".formatted(summary.meanPoints(seat)),
          "%.3f".formatted(summary.pointsMargin(seat)),
          "%.2f %%".formatted(100 * summary.winShare(seat)));
    }
    seats.lines().forEach(out::println);
    if (!summary.tallies().isEmpty()) {
      out.println();
      Columns events = new Columns().add("event", "times", "a game");
      for (Map.Entry<String, Long> tally : summary.tallies().entrySet()) {
        events.add(
            tally.getKey(),
            "%,d".formatted(tally.getValue()),
            "%.4f".formatted((double) tally.getValue() / summary.games()));
      }
      events.lines().forEach(out::println);
    }
    out.flush();
  }
}
