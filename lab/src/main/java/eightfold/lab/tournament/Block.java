package eightfold.lab.tournament;

import com.fasterxml.jackson.annotation.JsonProperty;
import eightfold.lab.players.Conduct;
import java.util.List;
import java.util.Map;

/**
 * The games of one deal.
 *
 * @param events how often each remarkable thing happened: by nobody in particular first, then by
 *     player
 * @param forfeits by player: decisions that a program left to chance
 * @param times by player
 */
public record Block(
    @JsonProperty("block") long number,
    List<Played> games,
    Map<String, List<Integer>> events,
    List<Map<Conduct.Cause, Integer>> forfeits,
    List<TimeHistogram> times) {
  public Block {
    games = List.copyOf(games);
  }

  /**
   * One game.
   *
   * @param players by seat
   * @param points by seat
   */
  public record Played(List<Integer> players, List<Integer> points, int moves, int rounds) {
    public Played {
      players = List.copyOf(players);
      points = List.copyOf(points);
    }
  }
}
