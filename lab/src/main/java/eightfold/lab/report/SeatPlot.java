package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.lab.tournament.Standing;
import eightfold.lab.tournament.Standings;

/** Points by seat and player, with intervals. */
final class SeatPlot {
  private static final double WIDTH = 760;
  private static final double LEFT = 52;
  private static final double TOP = 14;
  private static final double BOTTOM = 250;

  private SeatPlot() {}

  static String of(Standings standings) {
    Svg svg = new Svg(WIDTH, BOTTOM + 34, "Mean points by seat and player with 95 % intervals");
    Axis axis = axis(standings);
    for (double tick : axis.ticks()) {
      svg.line("grid", LEFT, axis.at(tick), WIDTH, axis.at(tick));
      svg.text("tick end", LEFT - 8, axis.at(tick) + 4, axis.label(tick));
    }
    int seats = standings.setup().seats();
    double wide = (WIDTH - LEFT) / seats;
    for (int seat = 0; seat < seats; seat++) {
      svg.text("name middle", LEFT + wide * (seat + 0.5), BOTTOM + 22, "seat " + seat);
      column(svg, axis, standings, seat, LEFT + wide * (seat + 0.5), wide);
    }
    return svg.toString();
  }

  private static Axis axis(Standings standings) {
    double least = Double.MAX_VALUE;
    double most = -Double.MAX_VALUE;
    for (int player : standings.ladder()) {
      for (int seat = 0; seat < standings.setup().seats(); seat++) {
        if (standings.player(player).timesAt(seat) > 0) {
          Estimate points = standings.player(player).pointsAt(seat);
          least = Math.min(least, points.bounded() ? points.low() : points.mean());
          most = Math.max(most, points.bounded() ? points.high() : points.mean());
        }
      }
    }
    return Axis.over(least, most, BOTTOM, TOP);
  }

  private static void column(
      Svg svg, Axis axis, Standings standings, int seat, double middle, double wide) {
    int players = standings.setup().entrants().size();
    double step = wide * 0.8 / players;
    for (int player = 0; player < players; player++) {
      Standing standing = standings.player(player);
      if (standing.timesAt(seat) > 0) {
        boolean alone = present(standings, seat) == 1;
        double x = middle + (alone ? 0 : step * (player - (players - 1) / 2.0));
        mark(svg, axis, standings, player, seat, x);
      }
    }
  }

  private static long present(Standings standings, int seat) {
    return standings.ladder().stream()
        .filter(player -> standings.player(player).timesAt(seat) > 0)
        .count();
  }

  private static void mark(
      Svg svg, Axis axis, Standings standings, int player, int seat, double x) {
    Estimate points = standings.player(player).pointsAt(seat);
    String colour = Html.colour(player);
    if (points.bounded()) {
      svg.line("whisker " + colour, x, axis.at(points.low()), x, axis.at(points.high()));
    }
    String tip =
        "%s on seat %d: %s points, %s of the wins"
            .formatted(
                standings.setup().labels().get(player),
                seat,
                Figures.fixed(points.mean(), 2),
                Figures.percent(standings.player(player).winsAt(seat)));
    svg.octagon("dot " + colour, x, axis.at(points.mean()), 6, tip);
    // Where more than two stand together, figures would run into each other.
    if (present(standings, seat) <= 2) {
      svg.text("note", x + 10, axis.at(points.mean()) + 4, Figures.fixed(points.mean(), 1));
    }
  }
}
