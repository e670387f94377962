package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.lab.tournament.Standings;
import java.util.List;

/** The strength ladder: who wins how often, with intervals and the share of an equal. */
final class LadderPlot {
  private static final double WIDTH = 760;
  private static final double LEFT = 178;
  private static final double RIGHT = WIDTH - 150;
  private static final double ROW = 44;
  private static final double TOP = 34;

  private LadderPlot() {}

  static String of(Standings standings) {
    List<Integer> ladder = standings.ladder();
    double fair = 1.0 / standings.setup().seats();
    double bottom = TOP + ROW * ladder.size();
    Svg svg = new Svg(WIDTH, bottom + 44, "Win share of each player with its 95 % interval");
    Axis axis = axis(standings, fair);
    for (double tick : axis.ticks()) {
      svg.line("grid", axis.at(tick), TOP - 6, axis.at(tick), bottom);
      svg.text("tick middle", axis.at(tick), bottom + 18, axis.label(tick) + " %");
    }
    svg.line("fair", axis.at(100 * fair), TOP - 6, axis.at(100 * fair), bottom);
    svg.text("note middle", axis.at(100 * fair), TOP - 14, "an equal: " + Figures.percent(fair));
    for (int row = 0; row < ladder.size(); row++) {
      row(svg, axis, standings, ladder.get(row), TOP + ROW * (row + 0.5));
    }
    svg.text("note middle", (LEFT + RIGHT) / 2, bottom + 38, "wins for each seat held");
    return svg.toString();
  }

  private static Axis axis(Standings standings, double fair) {
    double least = fair;
    double most = fair;
    for (int player : standings.ladder()) {
      Estimate wins = standings.player(player).wins();
      least = Math.min(least, wins.bounded() ? wins.low() : wins.mean());
      most = Math.max(most, wins.bounded() ? wins.high() : wins.mean());
    }
    // A scale that begins at nothing shows differences in their true proportion.
    return Axis.over(0, 100 * Math.max(most, 1.15 * fair), LEFT, RIGHT);
  }

  private static void row(Svg svg, Axis axis, Standings standings, int player, double y) {
    Estimate wins = standings.player(player).wins();
    String label = standings.setup().labels().get(player);
    String colour = Html.colour(player);
    svg.text("name end", LEFT - 14, y + 5, shortened(label));
    if (wins.bounded()) {
      double low = axis.at(100 * wins.low());
      double high = axis.at(100 * wins.high());
      svg.line("whisker " + colour, low, y, high, y);
      svg.line("whisker " + colour, low, y - 6, low, y + 6);
      svg.line("whisker " + colour, high, y - 6, high, y + 6);
    }
    svg.octagon(
        "dot " + colour,
        axis.at(100 * wins.mean()),
        y,
        8,
        label + ": " + Figures.percentRange(wins));
    svg.text("value", RIGHT + 14, y + 1, Figures.percent(wins.mean()));
    svg.text("note", RIGHT + 14, y + 16, Figures.percentRange(wins));
  }

  static String shortened(String label) {
    return label.length() <= 22 ? label : label.substring(0, 21) + "…";
  }
}
