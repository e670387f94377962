package eightfold.cli;

import eightfold.kit.Kit;
import eightfold.lab.Progress;
import eightfold.lab.gauntlet.Encounter;
import eightfold.lab.gauntlet.Gauntlet;
import eightfold.lab.gauntlet.Gauntlet.Row;
import eightfold.lab.players.Entrant;
import eightfold.lab.report.Figures;
import eightfold.lab.report.GauntletReport;
import eightfold.lab.share.Part;
import eightfold.lab.tournament.Schedule;
import eightfold.lab.tournament.Setup;
import java.io.IOException;
import java.nio.file.Files;
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
          + "machines share the encounters: put the files of their folders together, and --resume "
          + "sums all of them up."
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

  @Option(
      names = "--part",
      paramLabel = "I/N",
      description = "Play only the I-th of N parts of the encounters.")
  private Optional<String> part = Optional.empty();

  GauntletCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (games < 1) {
      throw new BadInput("At least one game must be played, not %d.".formatted(games));
    }
    Setup frame = challenge.frame();
    Entrant player = challenge.player();
    List<Encounter> encounters = mine(Gauntlet.encounters(frame, player, styles(player)));
    Optional<Path> folder = challenge.folder();
    Gauntlet gauntlet = new Gauntlet(frame, player);
    try (Interruption interruption = new Interruption()) {
      EncounterRunner runner = challenge.runner(world, interruption);
      Progress progress = ProgressBar.on(world);
      for (int i = 0; i < encounters.size(); i++) {
        Encounter encounter = encounters.get(i);
        int size = new Schedule(encounter.setup()).games();
        long blocks = Math.max(2, (games + size - 1) / size);
        gauntlet.add(encounter, runner.play(encounter.name(), encounter.setup(), blocks));
        progress.at(i + 1, encounters.size());
      }
      report(gauntlet, folder);
      if (interruption.asked()) {
        world.err().println("interrupted; --resume goes on");
      }
    }
    return 0;
  }

  private List<Entrant> styles(Entrant player) {
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
    return challenge.entrants(String.join(",", names));
  }

  private List<Encounter> mine(List<Encounter> all) {
    Part mine = part.map(text -> BadInput.unless(Part.read(text))).orElse(Part.WHOLE);
    return all.subList((int) mine.from(all.size()), (int) mine.to(all.size()));
  }

  private void report(Gauntlet gauntlet, Optional<Path> folder) throws IOException {
    if (gauntlet.rows().isEmpty()) {
      return;
    }
    world.out().println(challenge.seating().title());
    Columns table =
        new Columns()
            .add("style", "wins", "95 %", gauntlet.player() + " wins", "95 %", "short by", "games");
    for (Row row : gauntlet.rows()) {
      table.add(
          row.style(),
          row.guest().map(wins -> Figures.percent(wins.mean())).orElse("–"),
          row.guest().map(Figures::percentRange).orElse("–"),
          row.host().map(wins -> Figures.percent(wins.mean())).orElse("–"),
          row.host().map(Figures::percentRange).orElse("–"),
          Figures.signed(100 * row.worst(gauntlet.fair()), 1),
          Figures.count(row.games()));
    }
    table.lines().forEach(world.out()::println);
    world
        .out()
        .println(
            "  wins of the style among copies of %s, and of %s among copies of the style (an equal: %s)"
                .formatted(gauntlet.player(), gauntlet.player(), Figures.percent(gauntlet.fair())));
    world.out().flush();
    if (folder.isPresent()) {
      Files.writeString(folder.get().resolve("gauntlet.csv"), GauntletReport.csv(gauntlet));
      Files.writeString(
          folder.get().resolve("gauntlet.html"),
          GauntletReport.html(gauntlet, CommandText.of(spec)));
    }
  }
}
