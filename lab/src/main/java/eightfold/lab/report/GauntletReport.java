package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.lab.gauntlet.Gauntlet;
import eightfold.lab.gauntlet.Gauntlet.Row;
import eightfold.lab.players.Budgets;
import java.util.List;
import java.util.Optional;

/** A gauntlet as a page with a plot, and as a table for other programs. */
public final class GauntletReport {
  private static final double WIDTH = 760;
  private static final double LEFT = 150;
  private static final double RIGHT = WIDTH - 20;
  private static final double ROW = 34;
  private static final double TOP = 34;

  private GauntletReport() {}

  /** A line for each style, the worst for the player first. Shares are numbers from 0 to 1. */
  public static String csv(Gauntlet gauntlet) {
    StringBuilder csv =
        new StringBuilder("style,games,guest,guestLow,guestHigh,host,hostLow,hostHigh\n");
    for (Row row : gauntlet.rows()) {
      csv.append(row.style()).append(',').append(row.games());
      for (Optional<Estimate> wins : List.of(row.guest(), row.host())) {
        csv.append(',').append(wins.map(w -> share(w.mean())).orElse(""));
        csv.append(',').append(wins.filter(Estimate::bounded).map(w -> share(w.low())).orElse(""));
        csv.append(',').append(wins.filter(Estimate::bounded).map(w -> share(w.high())).orElse(""));
      }
      csv.append('\n');
    }
    return csv.toString();
  }

  private static String share(double value) {
    return Figures.fixed(value, 5);
  }

  /** The page. */
  public static String html(Gauntlet gauntlet, String command) {
    String title =
        gauntlet.frame().kit().info().title() + ", " + gauntlet.frame().seats() + " players";
    String player = gauntlet.player();
    return Page.head(title, "gauntlet of " + player, "The gauntlet of " + player)
        + "<section><h2>Who gains against %s?</h2>".formatted(Html.text(player))
        + "<p>Wins for each seat held, with 95 % intervals, on the same deals: each style among"
        + " copies of %s (the upper mark), and %s among copies of the style (the lower one). The worst for %s"
            .formatted(Html.text(player), Html.text(player), Html.text(player))
        + " comes first. Budget %s, seed %d.</p>"
            .formatted(Budgets.text(gauntlet.frame().budget()), gauntlet.frame().seed())
        + plot(gauntlet)
        + table(gauntlet)
        + "</section><footer><p>Made with <code>%s</code></p></footer></main></body></html>%n"
            .formatted(Html.text(command));
  }

  private static String plot(Gauntlet gauntlet) {
    List<Row> rows = gauntlet.rows();
    double bottom = TOP + ROW * rows.size();
    double fair = gauntlet.fair();
    Axis axis = Axis.over(0, 100 * most(rows, fair), LEFT, RIGHT);
    Svg svg = new Svg(WIDTH, bottom + 30, "Wins of styles and of the player among them");
    for (double tick : axis.ticks()) {
      svg.line("grid", axis.at(tick), TOP - 6, axis.at(tick), bottom);
      svg.text("tick middle", axis.at(tick), bottom + 18, axis.label(tick) + " %");
    }
    svg.line("fair", axis.at(100 * fair), TOP - 6, axis.at(100 * fair), bottom);
    svg.text("note middle", axis.at(100 * fair), TOP - 14, "an equal: " + Figures.percent(fair));
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      double y = TOP + ROW * (i + 0.5);
      svg.text("name end", LEFT - 14, y + 5, LadderPlot.shortened(row.style()));
      row.guest().ifPresent(wins -> mark(svg, axis, wins, y - 5, 0, row.style()));
      row.host().ifPresent(wins -> mark(svg, axis, wins, y + 6, 1, gauntlet.player()));
    }
    return svg.toString();
  }

  private static double most(List<Row> rows, double fair) {
    double most = 1.15 * fair;
    for (Row row : rows) {
      for (Optional<Estimate> wins : List.of(row.guest(), row.host())) {
        most = Math.max(most, wins.map(w -> w.bounded() ? w.high() : w.mean()).orElse(0.0));
      }
    }
    return most;
  }

  private static void mark(Svg svg, Axis axis, Estimate wins, double y, int player, String who) {
    String colour = Html.colour(player);
    if (wins.bounded()) {
      svg.line("whisker " + colour, axis.at(100 * wins.low()), y, axis.at(100 * wins.high()), y);
    }
    String tip = who + ": " + Figures.percent(wins.mean()) + ", " + Figures.percentRange(wins);
    svg.octagon("dot " + colour, axis.at(100 * wins.mean()), y, 5, tip);
  }

  private static String table(Gauntlet gauntlet) {
    StringBuilder table =
        new StringBuilder(
            "<div class='scroll'><table><thead><tr><th>style</th><th>wins among copies of %s</th><th>95 %%</th>"
                    .formatted(Html.text(gauntlet.player()))
                + "<th>%s among copies of the style</th><th>95 %%</th></tr></thead><tbody>"
                    .formatted(Html.text(gauntlet.player())));
    for (Row row : gauntlet.rows()) {
      table.append("<tr><th>%s</th>".formatted(Html.text(row.style())));
      for (Optional<Estimate> wins : List.of(row.guest(), row.host())) {
        table.append(
            "<td>%s</td><td>%s</td>"
                .formatted(
                    wins.map(w -> Figures.percent(w.mean())).orElse("–"),
                    wins.map(Figures::percentRange).orElse("–")));
      }
      table.append("</tr>");
    }
    return table.append("</tbody></table></div>").toString();
  }
}
