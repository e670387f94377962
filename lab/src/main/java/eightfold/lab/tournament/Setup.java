package eightfold.lab.tournament;

import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.players.Budgets;
import eightfold.lab.players.Entrant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is played and by whom. Block k (from 0) is dealt from a seed of its own that follows from
 * {@code seed} and k.
 *
 * @param rotated whether the players change seats; see {@link Schedule}
 */
public record Setup(
    Kit<?, ?, ?> kit,
    int seats,
    Options options,
    List<Entrant> entrants,
    boolean rotated,
    long seed,
    Budget budget) {
  public Setup {
    entrants = List.copyOf(entrants);
  }

  /** The same for other players. */
  public Setup with(List<Entrant> others) {
    return new Setup(kit, seats, options, others, rotated, seed, budget);
  }

  /** The same on other deals. */
  public Setup with(long otherSeed) {
    return new Setup(kit, seats, options, entrants, rotated, otherSeed, budget);
  }

  public List<String> labels() {
    return entrants.stream().map(Entrant::label).toList();
  }

  long dealSeed(long block) {
    return Rng.derive(seed, block);
  }

  /** The seed of a player's generator: one for each block, game of it and seat. */
  long playerSeed(long block, int game, int seat) {
    return Rng.derive(Rng.derive(~Rng.mix(seed), block), 8L * game + seat);
  }

  long orderSeed(long block) {
    return Rng.derive(Rng.mix(seed) ^ 0x5EA7, block);
  }

  /** Everything that decides what is played, as it stands in results. */
  public Map<String, Object> shown() {
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("game", kit.info().slug());
    shown.put("seats", seats);
    shown.put("options", options.shown());
    shown.put("players", labels());
    Map<String, Object> programs = new LinkedHashMap<>();
    for (Entrant entrant : entrants) {
      if (entrant instanceof Entrant.Program program) {
        programs.put(program.label(), program.command());
      }
    }
    if (!programs.isEmpty()) {
      shown.put("programs", programs);
    }
    shown.put("rotated", rotated);
    shown.put("seed", seed);
    shown.put("budget", Budgets.text(budget));
    return shown;
  }
}
