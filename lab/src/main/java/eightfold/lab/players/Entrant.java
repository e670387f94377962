package eightfold.lab.players;

import eightfold.kit.Budget;
import java.util.List;
import java.util.Optional;

/** Somebody who can take a seat, as named on the command line. */
public sealed interface Entrant {
  /** The name in tables; in a list of entrants no two are the same. */
  String label();

  /** One of our own players, perhaps with a budget of its own. */
  record House(String label, String name, Optional<Budget> budget) implements Entrant {}

  /** A program that speaks JSON lines. */
  record Program(String label, List<String> command) implements Entrant {
    public Program {
      command = List.copyOf(command);
    }
  }
}
