package eightfold.cli;

import eightfold.kit.Kit;
import eightfold.lab.Progress;
import eightfold.lab.gauntlet.Encounter;
import eightfold.lab.gauntlet.Gauntlet;
import eightfold.lab.gauntlet.Job;
import eightfold.lab.players.Entrant;
import eightfold.lab.share.Part;
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

/** Finds out who gains against a player. */
@Command(
    name = "gauntlet",
    description = {
      "Lets a player meet every style of the game's zoo: each style among copies of the player, "
          + "and the player among copies of each style, on the same deals and from every seat. "
          + "The worst for the player comes first.",
      "After Ctrl-C what has been played is summed up, and --resume goes on. With --part several "
          + "machines share the encounters, and merge puts their folders together."
    },
    mixinStandardHelpOptions = true)
final class GauntletCommand implements Callable<Integer> {
  private final Surroundings world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Challenge challenge = new Challenge();

  @Option(
      names = {"-g", "--games"},
      paramLabel = "K",
      defaultValue = "400",
      description =
          "Number of games of each encounter, rounded up to whole blocks (default: "
              + "${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--styles",
      paramLabel = "NAME,…",
      description = "Only these styles or players (default: the zoo, and the roster but PLAYER).")
  private Optional<String> styles = Optional.empty();

  @Option(
      names = "--noise",
      paramLabel = "PERCENT",
      description = "Also each style as somebody who so often makes any legal move instead.")
  private Optional<Integer> noise = Optional.empty();

  @Mixin private PartOption part = new PartOption();

  GauntletCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (games < 1) {
      throw new BadInput("At least one game must be played, not %d.".formatted(games));
    }
    Entrant player = challenge.player();
    Job job =
        new Job(
            challenge.frame(),
            challenge.playerName(),
            styles(player),
            games,
            challenge.seating().title(),
            CommandText.of(spec));
    challenge.entrants(job.styles());
    Optional<Path> folder = challenge.folder();
    GauntletFiles files = new GauntletFiles(job, world);
    if (folder.isPresent() && part.part().isPresent()) {
      files.begin(folder.get(), part.part().get(), challenge.resuming());
    }
    Gauntlet gauntlet = job.gauntlet();
    try (Interruption interruption = new Interruption()) {
      play(job, gauntlet, challenge.runner(world, interruption));
      files.report(gauntlet, folder);
      if (interruption.asked()) {
        world.err().println("interrupted; --resume goes on");
      }
    }
    return 0;
  }

  private void play(Job job, Gauntlet gauntlet, EncounterRunner runner)
      throws IOException, InterruptedException {
    List<Encounter> encounters = job.encounters(part.part().orElse(Part.WHOLE));
    Progress progress = ProgressBar.on(world);
    for (int i = 0; i < encounters.size(); i++) {
      Encounter encounter = encounters.get(i);
      gauntlet.add(
          encounter, runner.play(encounter.name(), encounter.setup(), encounter.blocks(games)));
      progress.at(i + 1, encounters.size());
    }
  }

  private String styles(Entrant player) {
    Kit<?, ?, ?> kit = challenge.seating().kit();
    List<String> names = new ArrayList<>();
    if (styles.isPresent()) {
      names.addAll(List.of(styles.get().split(",", -1)));
    } else {
      names.addAll(kit.zoo().names());
      names.addAll(kit.roster().names());
      names.remove(player.label());
    }
    if (noise.isPresent()) {
      List<String> noisy = names.stream().map(name -> name + "~" + noise.get()).toList();
      names.addAll(noisy);
    }
    return String.join(",", names);
  }
}
