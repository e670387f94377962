package eightfold.lab.tournament;

import eightfold.advice.Estimate;
import eightfold.advice.Series;
import eightfold.core.Points;
import eightfold.lab.players.Conduct;
import java.util.EnumMap;
import java.util.Map;

/** How one player has done. */
public final class Standing {
  private final int player;
  private final Series wins = new Series();
  private final Series points = new Series();
  private final Series[] seatPoints;
  private final double[] seatWins;
  private final TimeHistogram times = new TimeHistogram();
  private final Map<Conduct.Cause, Integer> forfeits = new EnumMap<>(Conduct.Cause.class);
  private long games;

  Standing(int player, int seats) {
    this.player = player;
    seatPoints = new Series[seats];
    seatWins = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      seatPoints[seat] = new Series();
    }
  }

  void add(Block block) {
    double won = 0;
    double scored = 0;
    int held = 0;
    for (Block.Played game : block.games()) {
      var winners = Points.winners(game.points());
      boolean there = false;
      for (int seat = 0; seat < game.players().size(); seat++) {
        if (game.players().get(seat) == player) {
          double share = winners.contains(seat) ? 1.0 / winners.size() : 0;
          won += share;
          scored += game.points().get(seat);
          held++;
          seatWins[seat] += share;
          seatPoints[seat].add(game.points().get(seat));
          there = true;
        }
      }
      games += there ? 1 : 0;
    }
    wins.add(won / held);
    points.add(scored / held);
    times.merge(block.times().get(player));
    block.forfeits().get(player).forEach((cause, n) -> forfeits.merge(cause, n, Integer::sum));
  }

  /** How many games the player took part in. */
  public long games() {
    return games;
  }

  /** The share of wins of each seat that the player held; a shared win counts in part. */
  public Estimate wins() {
    return wins.share();
  }

  public Estimate points() {
    return points.estimate();
  }

  /** How many times the player, or a copy, sat there. */
  public int timesAt(int seat) {
    return seatPoints[seat].size();
  }

  public Estimate pointsAt(int seat) {
    return seatPoints[seat].estimate();
  }

  public double winsAt(int seat) {
    return seatWins[seat] / seatPoints[seat].size();
  }

  /** Wall-clock time of the decisions. */
  public TimeHistogram times() {
    return times;
  }

  /** Decisions that the player left to chance, by cause. */
  public Map<Conduct.Cause, Integer> forfeits() {
    return forfeits;
  }

  public int forfeited() {
    return forfeits.values().stream().mapToInt(Integer::intValue).sum();
  }
}
