package eightfold.cli;

import eightfold.lab.Plan;
import eightfold.lab.Simulation;
import eightfold.lab.Summary;
import eightfold.lab.Sums;
import eightfold.lab.players.Programs;
import eightfold.lab.share.Part;
import eightfold.lab.tournament.Head;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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

  @Mixin private PartOption part = new PartOption();

  @Option(
      names = {"-g", "--games"},
      paramLabel = "K",
      defaultValue = "1000",
      description = "Number of games (default: ${DEFAULT-VALUE}).")
  private long games;

  @Mixin private ThreadsOption threads = new ThreadsOption();

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

  @Option(
      names = "--out",
      paramLabel = "FILE.jsonl",
      description = "With --part: where its results go, for the command merge.")
  private Optional<String> out = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  SimulateCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws InterruptedException {
    Plan plan = plan();
    Outputs outputs = outputs();
    Path target = Outputs.path(file.orElse("-"));
    outputs.sparing(target);
    outputs.prepare();
    boolean all;
    try (Scribe scribe = Scribe.open(world, file)) {
      all =
          (field.given() || !reports.isEmpty())
              ? lineUp(plan, outputs, scribe)
              : random(plan, outputs, scribe);
    } catch (IOException e) {
      // Reports and shares have their own words for this.
      throw FileTrouble.unwritable(target, e);
    }
    return (all || part.part().isEmpty()) ? 0 : Main.FAILED;
  }

  private Plan plan() {
    if (games < 1) {
      throw new BadInput("At least one game must be played, not %d.".formatted(games));
    }
    return new Plan(
        seating.kit(),
        seating.seats(),
        seating.options(),
        games,
        seating.seed(),
        (int) Math.min(threads.count(), games),
        part.part().orElse(Part.WHOLE));
  }

  private Outputs outputs() {
    if (part.part().isPresent() != out.isPresent()) {
      throw new BadInput("--part and --out with a .jsonl file go together.");
    }
    Outputs.files(reports);
    List<String> places = new ArrayList<>(reports);
    out.ifPresent(places::add);
    if (out.isPresent() && !out.get().endsWith(".jsonl")) {
      throw new BadInput("The file of a part ends in .jsonl, not like %s.".formatted(out.get()));
    }
    return new Outputs(places);
  }

  /** Returns whether all games were played. */
  private boolean random(Plan plan, Outputs outputs, Scribe scribe)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (Interruption interruption = new Interruption()) {
      Simulation simulation =
          new Simulation(
              plan,
              scribe.lines(),
              ProgressBar.on(world),
              () -> interruption.asked() || scribe.unheard());
      Summary summary = simulation.run();
      Optional<Path> transcript = scribe.keep();
      boolean all = complete(plan, summary.games());
      if (all && outputs.blocks().isPresent()) {
        try (ShareFile share = ShareFile.open(outputs.blocks().get())) {
          share.line(Sums.head(plan, seating.title()));
          share.line(summary.line());
          share.keep(transcript);
        }
      }
      if (summary.games() > 0) {
        SummaryText.print(seating.title(), summary, scribe.report());
      }
      pace(plan, summary.moves(), start);
      return all;
    }
  }

  /** The same with players who think. */
  private boolean lineUp(Plan plan, Outputs outputs, Scribe scribe)
      throws IOException, InterruptedException {
    Setup setup = LineUp.setup(plan, field.entrants(seating, "random"), field.budget());
    if (outputs.blocks().isEmpty()) {
      return lineUp(plan, setup, outputs, scribe, Optional.empty());
    }
    try (ShareFile share = ShareFile.open(outputs.blocks().get())) {
      share.head(
          Head.of(
              setup,
              new Head.Partial(plan.part(), plan.games(), seating.title(), CommandText.of(spec))));
      return lineUp(plan, setup, outputs, scribe, Optional.of(share));
    }
  }

  private boolean lineUp(
      Plan plan, Setup setup, Outputs outputs, Scribe scribe, Optional<ShareFile> share)
      throws IOException, InterruptedException {
    Programs programs = field.programs(world);
    long start = System.nanoTime();
    try (Interruption interruption = new Interruption()) {
      LineUp lineUp =
          new LineUp(
              setup,
              programs,
              ProgressBar.on(world),
              () -> interruption.asked() || scribe.unheard());
      Standings standings =
          lineUp.run(plan, scribe.lines(), block -> share.ifPresent(to -> to.add(block)));
      Optional<Path> transcript = scribe.keep();
      boolean all = complete(plan, standings.games());
      if (all) {
        share.ifPresent(to -> to.keep(transcript));
      }
      if (standings.games() > 0) {
        scribe.report().println(seating.title());
        new StandingsText(standings).lineUp().forEach(scribe.report()::println);
        scribe.report().flush();
        outputs.write(standings, CommandText.of(spec));
      }
      pace(plan, standings.moves(), start);
      return all;
    }
  }

  private boolean complete(Plan plan, long games) {
    boolean all = games == plan.to() - plan.from();
    if (!all) {
      world.err().println("interrupted after %,d games".formatted(games));
    }
    return all;
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
}
