package eightfold.cli;

import eightfold.kit.Budget;
import eightfold.lab.players.Budgets;
import eightfold.lab.players.Programs;
import picocli.CommandLine.Option;

/** The arguments that say how long players may think. */
final class Thinking {
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
