package eightfold.cli;

import eightfold.kit.Budget;
import eightfold.lab.players.Budgets;
import eightfold.lab.players.Entrant;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The arguments that say who plays. */
final class Field {
  @Option(
      names = {"-p", "--players"},
      paramLabel = "NAME,…",
      description =
          "The players by name (random, gentle, steady, sharp, or the game's reference), perhaps "
              + "with @ and a budget of their own (sharp@10ms), or cmd:\"…\" for a program that "
              + "speaks JSON lines. The last one fills the seats that are left.")
  private Optional<String> players = Optional.empty();

  @Option(
      names = {"-b", "--budget"},
      paramLabel = "50ms|200",
      defaultValue = "50ms",
      description =
          "How much a player may think about a decision: a time, or a number of rollouts, which "
              + "makes everything repeatable (default: ${DEFAULT-VALUE}).")
  private String budget = "";

  @Option(
      names = "--bot-timeout",
      paramLabel = "MS",
      defaultValue = "1000",
      description =
          "Milliseconds within which a program must answer, or a random move is made for it "
              + "(default: ${DEFAULT-VALUE}).")
  private int timeout;

  boolean given() {
    return players.isPresent();
  }

  List<Entrant> entrants(Seating seating, String preset) {
    return BadInput.unless(
        Entrants.read(
            players.orElse(preset), seating.kit().roster(), seating.seats(), seating.options()));
  }

  Budget budget() {
    return BadInput.unless(Budgets.read(budget));
  }

  Programs programs(Surroundings world) {
    if (timeout < 1 || timeout > 3_600_000) {
      throw new BadInput("--bot-timeout must be 1 to 3600000, not %d.".formatted(timeout));
    }
    return new Programs(
        timeout,
        line -> {
          world.err().println(line);
          world.err().flush();
        });
  }
}
