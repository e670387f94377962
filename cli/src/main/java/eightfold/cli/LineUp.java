package eightfold.cli;

import eightfold.kit.Budget;
import eightfold.lab.Plan;
import eightfold.lab.Progress;
import eightfold.lab.players.Entrant;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import eightfold.lab.tournament.Block;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import eightfold.lab.tournament.Tournament;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Many games of players who keep their seats; each game is a block of its own. */
final class LineUp {
  private final Setup setup;
  private final Programs programs;
  private final Progress progress;
  private final BooleanSupplier stop;

  LineUp(Setup setup, Programs programs, Progress progress, BooleanSupplier stop) {
    this.setup = setup;
    this.programs = programs;
    this.progress = progress;
    this.stop = stop;
  }

  static Setup setup(Plan plan, List<Entrant> entrants, Budget budget) {
    if (entrants.size() > plan.seats()) {
      throw new BadInput(
          "There are %d players for %d seats.".formatted(entrants.size(), plan.seats()));
    }
    return new Setup(
        plan.kit(), plan.seats(), plan.options(), entrants, false, plan.seed(), budget);
  }

  /**
   * Plays the games of the plan's part.
   *
   * @param blocks receives each game's results
   */
  Standings run(Plan plan, Optional<Appendable> transcript, Consumer<Block> blocks)
      throws IOException, InterruptedException {
    Standings standings = new Standings(setup);
    BadInput.when(Entrants.unstartable(setup.entrants()));
    Tournament tournament =
        new Tournament(setup, programs, plan.threads(), transcript.isPresent(), stop);
    tournament.run(
        plan.from(),
        plan.to(),
        (block, text) -> {
          if (transcript.isPresent()) {
            transcript.get().append(text);
          }
          standings.add(block);
          blocks.accept(block);
          progress.at(standings.games(), plan.to() - plan.from());
          return !stop.getAsBoolean();
        });
    return standings;
  }
}
