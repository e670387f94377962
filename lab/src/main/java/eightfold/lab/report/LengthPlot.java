package eightfold.lab.report;

import eightfold.lab.tournament.Standings;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** How long games are, as a histogram of their moves. */
final class LengthPlot {
  private static final double WIDTH = 760;
  private static final double LEFT = 52;
  private static final double TOP = 22;
  private static final double BOTTOM = 220;
  private static final int MOST_BARS = 40;

  private LengthPlot() {}

  static String of(Standings standings) {
    NavigableMap<Integer, Long> lengths = new TreeMap<>(standings.lengths());
    int first = lengths.firstKey();
    int wide = Math.max(1, (lengths.lastKey() - first) / MOST_BARS + 1);
    NavigableMap<Integer, Long> bars = new TreeMap<>();
    lengths.forEach((moves, games) -> bars.merge((moves - first) / wide, games, Long::sum));
    Svg svg = new Svg(WIDTH, BOTTOM + 44, "Number of moves of a game");
    double most = bars.values().stream().mapToLong(n -> n).max().orElse(1);
    Axis shares = Axis.over(0, 100 * most / standings.games(), BOTTOM, TOP);
    for (double tick : shares.ticks()) {
      svg.line("grid", LEFT, shares.at(tick), WIDTH, shares.at(tick));
      svg.text("tick end", LEFT - 8, shares.at(tick) + 4, shares.label(tick) + " %");
    }
    double end = first + (double) wide * (bars.lastKey() + 1);
    Axis moves = new Axis(first - 0.5, end - 0.5, LEFT + 4, WIDTH - 4, 1);
    bars(svg, standings, bars, wide, shares, moves);
    for (double tick : Axis.over(first, end - 1, 0, 1).ticks()) {
      if (tick >= first && tick <= end - 1) {
        svg.text("tick middle", moves.at(tick), BOTTOM + 18, Figures.fixed(tick, 0));
      }
    }
    mean(svg, standings, moves);
    svg.text("note middle", (LEFT + WIDTH) / 2, BOTTOM + 38, "moves in a game");
    return svg.toString();
  }

  private static void bars(
      Svg svg,
      Standings standings,
      NavigableMap<Integer, Long> bars,
      int wide,
      Axis shares,
      Axis moves) {
    int first = standings.lengths().keySet().iterator().next();
    for (Map.Entry<Integer, Long> bar : bars.entrySet()) {
      int from = first + wide * bar.getKey();
      double x = moves.at(from - 0.5);
      double right = moves.at(from + wide - 0.5);
      double y = shares.at(100.0 * bar.getValue() / standings.games());
      String span = wide == 1 ? "" + from : from + " to " + (from + wide - 1);
      String tip = "%s moves: %s games".formatted(span, Figures.count(bar.getValue()));
      svg.rect("bar", x + 0.5, y, Math.max(1, right - x - 1), BOTTOM - y, tip);
    }
  }

  private static void mean(Svg svg, Standings standings, Axis moves) {
    double mean = (double) standings.moves() / standings.games();
    svg.line("fair", moves.at(mean), TOP, moves.at(mean), BOTTOM);
    svg.text("note middle", moves.at(mean), TOP - 8, "mean " + Figures.fixed(mean, 1));
  }
}
