package eightfold.cli;

import eightfold.core.Chance;
import eightfold.lab.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts sequences of moves. */
@Command(
    name = "perft",
    description = {
      "Counts the sequences of moves from a deal, depth by depth.",
      "The digest is a fingerprint of all states reached. The numbers grow fast with the depth."
    },
    mixinStandardHelpOptions = true)
final class PerftCommand implements Runnable {
  private static final int DEEPEST = 1000;
  private final Surroundings world;

  @Mixin private Seating seating = new Seating();

  @Option(
      names = {"-d", "--depth"},
      paramLabel = "D",
      defaultValue = "4",
      description = "Number of moves (default: ${DEFAULT-VALUE}).")
  private int depth;

  PerftCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public void run() {
    if (depth < 1 || depth > DEEPEST) {
      throw new BadInput("The depth must be 1 to %d, not %d.".formatted(DEEPEST, depth));
    }
    Chance chance = Chance.fast(seating.seed());
    Columns table = new Columns().add("depth", "nodes", "ended", "digest");
    for (Perft.Row row :
        Perft.count(seating.kit().game(), seating.seats(), seating.options(), chance, depth)) {
      table.add(
          row.depth(),
          "%,d".formatted(row.nodes()),
          "%,d".formatted(row.ended()),
          "%016x".formatted(row.digest()));
    }
    world.out().println(seating.title());
    table.lines().forEach(world.out()::println);
  }
}
