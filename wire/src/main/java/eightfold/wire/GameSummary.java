package eightfold.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A finished game in a list.
 *
 * @param ended milliseconds since 1970
 * @param names by seat
 * @param bots by seat: the level; empty for people
 * @param device whether it was played on the player's own device, which nobody can vouch for
 * @param daily the day whose deal it was; empty for other games
 * @param counted whether it was the guest's one try at the deal of that day
 * @param hints by seat, how many hints it had; empty if there were none
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
    @IfPresent boolean device,
    @IfPresent String daily,
    @IfPresent boolean counted,
    @IfPresent List<Integer> hints) {
  /** The same game without the names of those who had some seats. */
  public GameSummary without(Set<Integer> seats) {
    List<String> others = new ArrayList<>(names);
    seats.forEach(seat -> others.set(seat, "Guest " + (seat + 1)));
    return new GameSummary(
        id, game, ended, others, bots, points, winners, moves, device, daily, counted, hints);
  }

  /** The same game, if it was played on the player's own device. */
  public GameSummary onDevice() {
    return new GameSummary(
        id, game, ended, names, bots, points, winners, moves, true, daily, counted, hints);
  }
}
