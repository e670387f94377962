package eightfold.cli;

import eightfold.kit.Budget;
import eightfold.lab.players.Entrant;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The arguments that say who plays. */
final class Field {
  @Option(
      names = {"-p", "--players"},
      paramLabel = "NAME,…",
      description =
          "The players by name (random, gentle, steady, sharp, the game's reference, or a style of"
              + " its zoo such as timid, stop-at:4/26 or timid~10), perhaps with @ and a budget of"
              + " their own (sharp@10ms), or cmd:\"…\" for a program that speaks JSON lines. The"
              + " last one fills the seats that are left.")
  private Optional<String> players = Optional.empty();

  @Mixin private Thinking thinking = new Thinking();

  boolean given() {
    return players.isPresent();
  }

  List<Entrant> entrants(Seating seating, String preset) {
    return BadInput.unless(
        Entrants.read(
            players.orElse(preset), seating.kit().players(), seating.seats(), seating.options()));
  }

  Budget budget() {
    return thinking.budget();
  }

  Programs programs(Surroundings world) {
    return thinking.programs(world);
  }
}
