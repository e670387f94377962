package eightfold.lab.gauntlet;

import eightfold.advice.Estimate;
import eightfold.core.Rng;
import eightfold.lab.players.Entrant;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Looks for the style that wins most among copies of a player, by successive halving: all
 * candidates play a little, the better half plays twice as much on fresh deals, and so on. What the
 * last one wins on deals that were never used before is free of the luck that made it the last.
 */
public final class BestResponse {
  private final Setup frame;
  private final Entrant player;
  private final Referee referee;
  private final List<Step> steps = new ArrayList<>();

  /** Plays an encounter. */
  @FunctionalInterface
  public interface Referee {
    Standings play(String name, Setup setup, long blocks) throws IOException, InterruptedException;
  }

  /**
   * What a candidate won in a round of the search.
   *
   * @param round from 1; 0 is the confirmation
   */
  public record Step(int round, String candidate, long games, Estimate wins) {}

  public BestResponse(Setup frame, Entrant player, Referee referee) {
    this.frame = frame;
    this.player = player;
    this.referee = referee;
  }

  /**
   * Searches and confirms.
   *
   * @param games of the whole search, shared equally by its rounds
   * @param confirmation games of the winner on fresh deals
   * @return the confirmation
   */
  public Step run(List<Entrant> candidates, long games, long confirmation)
      throws IOException, InterruptedException {
    List<Entrant> left = new ArrayList<>(candidates);
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(left.size() - 1));
    for (int round = 1; left.size() > 1; round++) {
      List<Step> results = new ArrayList<>();
      for (Entrant candidate : left) {
        results.add(play(round, candidate, games / rounds / left.size()));
      }
      steps.addAll(results);
      left = betterHalf(left, results);
    }
    Step last = play(0, left.getFirst(), confirmation);
    steps.add(last);
    return last;
  }

  private static List<Entrant> betterHalf(List<Entrant> candidates, List<Step> results) {
    return IntStream.range(0, candidates.size())
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> -results.get(i).wins.mean()))
        .limit((candidates.size() + 1) / 2)
        .map(candidates::get)
        .toList();
  }

  private Step play(int round, Entrant candidate, long games)
      throws IOException, InterruptedException {
    Setup fresh = frame.with(Rng.derive(frame.seed(), round));
    Encounter encounter = Encounter.of(fresh, player, candidate, true);
    String name = (round == 0 ? "confirmation" : "round-" + round) + "." + encounter.name();
    Standings standings = referee.play(name, encounter.setup(), encounter.blocks(games));
    return new Step(round, candidate.label(), standings.games(), standings.player(0).wins());
  }

  /** Everything that was played, in order. */
  public List<Step> steps() {
    return List.copyOf(steps);
  }
}
