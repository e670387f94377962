package eightfold.wire;

import java.util.List;

/**
 * A finished game in a list.
 *
 * @param ended milliseconds since 1970
 * @param names by seat
 * @param bots by seat: the level; empty for people
 * @param device whether it was played on the player's own device, which nobody can vouch for
 */
public record GameSummary(
    String id,
    String game,
    long ended,
    List<String> names,
    List<String> bots,
    List<Integer> points,
    List<Integer> winners,
    int moves,
    @IfPresent boolean device) {
  /** The same game, if it was played on the player's own device. */
  public GameSummary onDevice() {
    return new GameSummary(id, game, ended, names, bots, points, winners, moves, true);
  }
}
