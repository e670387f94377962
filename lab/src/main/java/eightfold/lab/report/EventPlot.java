package eightfold.lab.report;

import eightfold.lab.tournament.Standings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How often remarkable things happen. A bar for all players together; beside it, for events that
 * somebody causes, how often each player does in a game, on a scale of its own.
 */
final class EventPlot {
  private static final double WIDTH = 760;
  private static final double NAMES = 210;
  private static final double BARS_END = 400;
  private static final double DOTS = 500;
  private static final double ROW = 30;
  private static final double TOP = 30;

  private record Row(String name, double perGame, List<Double> byPlayer, double most) {}

  private EventPlot() {}

  static String of(Standings standings) {
    List<Row> rows = rows(standings);
    boolean compared = standings.setup().entrants().size() > 1;
    Svg svg = new Svg(WIDTH, TOP + ROW * rows.size() + 6, "Frequencies of remarkable events");
    svg.text("note", NAMES, 14, "a game");
    if (compared) {
      svg.text("note", DOTS, 14, "by player, for each seat held in a game");
    }
    double most = rows.stream().mapToDouble(Row::perGame).max().orElse(1);
    for (int i = 0; i < rows.size(); i++) {
      double y = TOP + ROW * (i + 0.5);
      Row row = rows.get(i);
      svg.line("grid", 0, TOP + ROW * i, WIDTH, TOP + ROW * i);
      svg.text("name end", NAMES - 12, y + 5, row.name);
      double wide = Math.max(1, (BARS_END - NAMES) * row.perGame / most);
      svg.rect("bar", NAMES, y - 7, wide, 14, "");
      svg.text("note", NAMES + wide + 6, y + 5, rate(row.perGame));
      if (compared && row.most > 0) {
        dots(svg, standings, row, y);
      }
    }
    return svg.toString();
  }

  private static void dots(Svg svg, Standings standings, Row row, double y) {
    double end = WIDTH - 60;
    svg.line("rail", DOTS, y, end, y);
    for (int player = row.byPlayer.size() - 1; player >= 0; player--) {
      double x = DOTS + (end - DOTS) * row.byPlayer.get(player) / row.most;
      String tip = standings.setup().labels().get(player) + ": " + rate(row.byPlayer.get(player));
      svg.octagon("dot " + Html.colour(player), x, y, 6, tip);
    }
    svg.text("note", end + 12, y + 5, rate(row.most));
  }

  private static List<Row> rows(Standings standings) {
    List<Row> rows = new ArrayList<>();
    standings
        .events()
        .forEach(
            (name, counts) -> {
              double sum = 0;
              double most = 0;
              List<Double> byPlayer = new ArrayList<>();
              for (int who = 0; who < counts.length; who++) {
                sum += counts[who];
                if (who > 0) {
                  byPlayer.add(counts[who] / seatsHeld(standings, who - 1));
                  most = Math.max(most, byPlayer.getLast());
                }
              }
              rows.add(new Row(name, sum / standings.games(), byPlayer, most));
            });
    rows.sort(Comparator.comparingDouble(Row::perGame).reversed());
    return rows;
  }

  private static double seatsHeld(Standings standings, int player) {
    double held = 0;
    for (int seat = 0; seat < standings.setup().seats(); seat++) {
      held += standings.player(player).timesAt(seat);
    }
    return held;
  }

  private static String rate(double rate) {
    return Figures.fixed(rate, rate >= 10 ? 1 : rate >= 0.1 ? 2 : 4);
  }
}
