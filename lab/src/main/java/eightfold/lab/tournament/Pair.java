package eightfold.lab.tournament;

import eightfold.advice.Estimate;
import eightfold.advice.Series;
import eightfold.core.Points;
import java.util.List;

/** What happened between two players in the games in which both sat. */
public final class Pair {
  private final int a;
  private final int b;
  private final Series points = new Series();
  private final Series ahead = new Series();
  private final SequentialTest test = new SequentialTest();

  Pair(int a, int b) {
    this.a = a;
    this.b = b;
  }

  void add(Block block) {
    double pointSum = 0;
    double aheadSum = 0;
    double winSum = 0;
    int games = 0;
    for (Block.Played game : block.games()) {
      List<Integer> players = game.players();
      if (players.contains(a) && players.contains(b)) {
        games++;
        pointSum += meanPoints(game, a) - meanPoints(game, b);
        aheadSum += ahead(game);
        winSum += winShare(game, a) - winShare(game, b);
      }
    }
    points.add(pointSum / games);
    ahead.add(aheadSum / games);
    test.add(winSum / games);
  }

  private static double meanPoints(Block.Played game, int player) {
    double sum = 0;
    int seats = 0;
    for (int seat = 0; seat < game.players().size(); seat++) {
      if (game.players().get(seat) == player) {
        sum += game.points().get(seat);
        seats++;
      }
    }
    return sum / seats;
  }

  /** A player's part of the win for each of their seats; equals share a win. */
  static double winShare(Block.Played game, int player) {
    List<Integer> winners = Points.winners(game.points());
    long won = winners.stream().filter(seat -> game.players().get(seat) == player).count();
    long seats = game.players().stream().filter(other -> other == player).count();
    return (double) won / winners.size() / seats;
  }

  private double ahead(Block.Played game) {
    double sum = 0;
    int pairs = 0;
    for (int mine = 0; mine < game.players().size(); mine++) {
      for (int theirs = 0; theirs < game.players().size(); theirs++) {
        if (game.players().get(mine) == a && game.players().get(theirs) == b) {
          int order = Integer.compare(game.points().get(mine), game.points().get(theirs));
          sum += (1 + order) / 2.0;
          pairs++;
        }
      }
    }
    return sum / pairs;
  }

  /** By how many points the first player is ahead of the second. */
  public Estimate points() {
    return points.estimate();
  }

  /** How often the first player finishes ahead of the second; equals count half. */
  public Estimate ahead() {
    return ahead.share();
  }

  /** Whether the first player wins more often than the second. */
  public SequentialTest test() {
    return test;
  }
}
