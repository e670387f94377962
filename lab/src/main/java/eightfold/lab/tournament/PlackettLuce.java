package eightfold.lab.tournament;

import eightfold.advice.Estimate;
import eightfold.advice.Series;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Strengths by the model of Plackett and Luce: of those at a table somebody wins with a chance in
 * proportion to their strength. Fitted to the winners with Hunter's MM algorithm. Given as ratings:
 * their mean is 0, and 400 more means ten times as strong.
 *
 * <p>Half a win and half a loss against somebody average is added for everybody, so that who never
 * wins or never loses gets a finite rating too.
 */
final class PlackettLuce {
  private static final double PRIOR = 0.5;
  private static final int MOST_STEPS = 10_000;
  private static final double EXACT = 1e-9;
  private static final double POINTS = 400 / Math.log(10);

  private PlackettLuce() {}

  /** Ratings with intervals by leaving out one part of the games after the other (jackknife). */
  static List<Estimate> ratings(List<Rankings> parts) {
    double[] all = fit(Rankings.allBut(parts, -1));
    int groups = (int) parts.stream().filter(part -> !part.isEmpty()).count();
    double[] squares = new double[all.length];
    for (int i = 0; groups > 1 && i < parts.size(); i++) {
      if (!parts.get(i).isEmpty()) {
        double[] without = fit(Rankings.allBut(parts, i));
        for (int player = 0; player < all.length; player++) {
          squares[player] += (without[player] - all[player]) * (without[player] - all[player]);
        }
      }
    }
    List<Estimate> ratings = new ArrayList<>();
    for (int player = 0; player < all.length; player++) {
      double error = Math.sqrt(squares[player] * (groups - 1) / groups);
      double margin = groups > 1 ? Series.student(groups - 1) * error : Double.NaN;
      ratings.add(new Estimate(all[player], all[player] - margin, all[player] + margin));
    }
    return ratings;
  }

  private static double[] fit(Rankings rankings) {
    double[] strengths = new double[rankings.players()];
    Arrays.fill(strengths, 1);
    List<Map.Entry<List<Integer>, Long>> tables = rankings.tables();
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] next = step(rankings, tables, strengths);
      double change = 0;
      for (int player = 0; player < next.length; player++) {
        change = Math.max(change, Math.abs(Math.log(next[player] / strengths[player])));
      }
      strengths = next;
      if (change < EXACT) {
        break;
      }
    }
    double[] ratings = Arrays.stream(strengths).map(s -> POINTS * Math.log(s)).toArray();
    double mean = Arrays.stream(ratings).average().orElse(0);
    return Arrays.stream(ratings).map(rating -> rating - mean).toArray();
  }

  private static double[] step(
      Rankings rankings, List<Map.Entry<List<Integer>, Long>> tables, double[] strengths) {
    double[] weights = new double[strengths.length];
    for (Map.Entry<List<Integer>, Long> table : tables) {
      double sum = 0;
      for (int player = 0; player < strengths.length; player++) {
        sum += table.getKey().get(player) * strengths[player];
      }
      for (int player = 0; player < strengths.length; player++) {
        weights[player] += table.getValue() * table.getKey().get(player) / sum;
      }
    }
    double[] next = new double[strengths.length];
    for (int player = 0; player < next.length; player++) {
      double wins = rankings.wins(player) + PRIOR;
      next[player] = wins / (weights[player] + 2 * PRIOR / (strengths[player] + 1));
    }
    return next;
  }
}
