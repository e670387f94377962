package eightfold.cli;

import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.lab.puzzles.Hunt;
import eightfold.lab.puzzles.Puzzle;
import eightfold.lab.puzzles.PuzzleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for puzzles. */
@Command(
    name = "puzzles",
    description = {
      "Looks for puzzles in games that Steady plays with itself: positions near the end in which "
          + "one answer wins at least 8 of 100 games more than any other, in which beginners err "
          + "at least sometimes, and in which Sharp agrees. At most one is taken from a game, and "
          + "neither one answer nor one level may fill the collection.",
      "The same seed finds the same puzzles. After Ctrl-C those found so far are written."
    },
    mixinStandardHelpOptions = true)
final class PuzzlesCommand implements Callable<Integer> {
  private final Surroundings world;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game: see the command games.")
  private String slug = "";

  @Option(
      names = {"-c", "--count"},
      paramLabel = "K",
      defaultValue = "100",
      description = "Number of puzzles (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description = "Number of players (default: the fewest that the game allows).")
  private Optional<Integer> seats = Optional.empty();

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; may be repeated.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      defaultValue = "1",
      description = "A whole number (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE.json",
      required = true,
      description = "Where they go; an older file is replaced at the end.")
  private String out = "";

  PuzzlesCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() {
    Kit<?, ?, ?> kit = BadInput.unless(Games.find(slug));
    int players = seats.orElse(kit.info().minSeats());
    BadInput.unless(kit.info().options(players, options));
    if (count < 1 || count > 10_000) {
      throw new BadInput("The number of puzzles must be 1 to 10,000, not %,d.".formatted(count));
    }
    if (!out.endsWith(".json")) {
      throw new BadInput("The file of the puzzles ends in .json, not like %s.".formatted(out));
    }
    new Outputs(List.of(out)).prepare();
    List<Puzzle> found = new ArrayList<>();
    try (Interruption interruption = new Interruption()) {
      Hunt<?, ?, ?> hunt = Hunt.of(kit, players, options, count, seed);
      found.addAll(hunt.run(ProgressBar.on(world), interruption::asked));
      write(Path.of(out), new PuzzleFile(kit.info().slug(), players, options, seed, found));
    }
    Map<Puzzle.Level, Long> levels = new TreeMap<>();
    found.forEach(puzzle -> levels.merge(puzzle.level(), 1L, Long::sum));
    world.out().println("%,d puzzles: %s".formatted(found.size(), levels));
    if (found.size() < count) {
      world.err().println("%,d were wanted.".formatted(count));
    }
    return found.size() < count ? Main.FAILED : 0;
  }

  private static void write(Path file, PuzzleFile puzzles) {
    try {
      Files.writeString(file, puzzles.text());
    } catch (IOException e) {
      throw FileTrouble.unwritable(file, e);
    }
  }
}
