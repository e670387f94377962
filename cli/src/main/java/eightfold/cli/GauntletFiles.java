package eightfold.cli;

import eightfold.lab.gauntlet.Encounter;
import eightfold.lab.gauntlet.Gauntlet;
import eightfold.lab.gauntlet.Gauntlet.Row;
import eightfold.lab.gauntlet.Job;
import eightfold.lab.report.Figures;
import eightfold.lab.report.GauntletReport;
import eightfold.lab.share.Part;
import eightfold.lab.share.Share;
import eightfold.lab.tournament.ResultsFile;
import eightfold.lab.tournament.Standings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a gauntlet leaves in a folder: a file for the blocks of each encounter, a table and a page;
 * and for each part that was played there a file of one line, which says of what it is a part.
 */
final class GauntletFiles {
  private final Job job;
  private final Surroundings world;

  GauntletFiles(Job job, Surroundings world) {
    this.job = job;
    this.world = world;
  }

  /** Notes which part is played in a folder, or makes sure that it is the one that was. */
  void begin(Path folder, Part part, boolean resume) {
    Path file = folder.resolve("part-%d-of-%d.jsonl".formatted(part.number(), part.count()));
    try {
      if (!Files.exists(file)) {
        Files.createDirectories(folder);
        Files.writeString(file, job.line(part) + "\n");
      } else if (!resume) {
        throw new BadInput("%s holds results already; --resume goes on with them.".formatted(file));
      } else if (!Share.complete(file).equals(List.of(job.line(part)))) {
        throw new BadInput("%s belongs to another gauntlet.".formatted(file));
      }
    } catch (IOException e) {
      throw FileTrouble.unwritable(file, e);
    }
  }

  /** The parts that were played in a folder. */
  static List<Path> parts(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().matches("part-[0-9]+-of-[0-9]+\\.jsonl"))
          .sorted()
          .toList();
    }
  }

  /** Sums up all parts, and copies what they played if there is a folder for it. */
  void merge(List<Share> shares, Optional<Path> folder) throws IOException {
    Gauntlet gauntlet = job.gauntlet();
    List<Path> files = new ArrayList<>();
    for (Share share : shares) {
      for (Encounter encounter : job.encounters(share.part())) {
        Path file = blocks(share.file().resolveSibling("."), encounter);
        Standings standings = new Standings(encounter.setup());
        read(file, encounter, standings);
        gauntlet.add(encounter, standings);
        files.add(file);
      }
    }
    if (folder.isPresent()) {
      Path target = folder.get().resolve("blocks");
      if (Files.exists(target)) {
        throw new BadInput("%s holds results already.".formatted(folder.get()));
      }
      Files.createDirectories(target);
      for (Path file : files) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
    report(gauntlet, folder);
  }

  private void read(Path file, Encounter encounter, Standings standings) {
    try {
      ResultsFile.read(file, encounter.setup(), encounter.blocks(job.games()), standings::add);
    } catch (IOException e) {
      throw FileTrouble.unreadable(file.toString(), e);
    }
  }

  private static Path blocks(Path folder, Encounter encounter) {
    return folder.resolve("blocks").resolve(encounter.name() + ".jsonl").normalize();
  }

  /** Prints the table, and writes it. */
  void report(Gauntlet gauntlet, Optional<Path> folder) throws IOException {
    if (gauntlet.rows().isEmpty()) {
      return;
    }
    world.out().println(job.title());
    table(gauntlet).lines().forEach(world.out()::println);
    world
        .out()
        .println(
            "  wins of the style among copies of %s, and of %s among copies of the style (an equal: %s)"
                .formatted(gauntlet.player(), gauntlet.player(), Figures.percent(gauntlet.fair())));
    world.out().flush();
    if (folder.isPresent()) {
      Files.writeString(folder.get().resolve("gauntlet.csv"), GauntletReport.csv(gauntlet));
      Files.writeString(
          folder.get().resolve("gauntlet.html"), GauntletReport.html(gauntlet, job.command()));
    }
  }

  private static Columns table(Gauntlet gauntlet) {
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
    return table;
  }
}
