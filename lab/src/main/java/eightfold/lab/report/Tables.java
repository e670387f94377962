package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.lab.players.Conduct;
import eightfold.lab.tournament.Pair;
import eightfold.lab.tournament.SequentialTest;
import eightfold.lab.tournament.Standing;
import eightfold.lab.tournament.Standings;
import java.util.List;
import java.util.Map;

/** The tables of the page. */
final class Tables {
  private final Standings standings;
  private final List<String> labels;

  Tables(Standings standings) {
    this.standings = standings;
    labels = standings.setup().labels();
  }

  /** Points and wins on each seat. */
  String seats() {
    StringBuilder table = new StringBuilder("<thead><tr><th>seat</th>");
    for (int player = 0; player < labels.size(); player++) {
      table.append("<th>" + name(player) + "</th>");
    }
    table.append("</tr></thead><tbody>\n");
    for (int seat = 0; seat < standings.setup().seats(); seat++) {
      table.append("<tr><th scope='row'>" + seat + "</th>");
      for (int player = 0; player < labels.size(); player++) {
        table.append("<td>" + at(standings.player(player), seat) + "</td>");
      }
      table.append("</tr>\n");
    }
    return "<div class='scroll'><table>" + table + "</tbody></table></div>\n";
  }

  private static String at(Standing standing, int seat) {
    return standing.timesAt(seat) == 0
        ? ""
        : "%s <i>%s</i><br><small>wins %s</small>"
            .formatted(
                Figures.fixed(standing.pointsAt(seat).mean(), 2),
                Figures.margin(standing.pointsAt(seat), 2),
                Figures.percent(standing.winsAt(seat)));
  }

  String players() {
    List<Estimate> ratings = standings.ratings();
    StringBuilder rows = new StringBuilder();
    for (int player : standings.ladder()) {
      Standing standing = standings.player(player);
      Estimate rating = ratings.get(player);
      rows.append(
          "<tr><th scope='row'>%s</th><td>%s <i>%s</i></td><td>%s <i>%s</i></td>"
              .formatted(
                  name(player),
                  Figures.percent(standing.wins().mean()),
                  Figures.percentRange(standing.wins()),
                  Figures.fixed(standing.points().mean(), 2),
                  Figures.margin(standing.points(), 2)));
      rows.append(
          "<td>%s <i>%s</i></td><td>%s</td><td>%s</td><td>%s</td></tr>\n"
              .formatted(
                  Figures.signed(rating.mean(), 0),
                  Figures.margin(rating, 0),
                  Figures.count(standing.times().total()),
                  Figures.time(standing.times().nanos(0.5)),
                  Figures.time(standing.times().nanos(0.99))));
    }
    return """
        <div class='scroll'><table><thead><tr><th>player</th><th>wins</th>\
        <th>points</th><th>rating</th><th>decisions</th><th>median time</th><th>99 %% in</th>\
        </tr></thead><tbody>
        %s</tbody></table></div>
        """
        .formatted(rows);
  }

  /** Who gains against whom: points of the row's player less those of the column's. */
  String payoff() {
    double most = 1e-9;
    for (int a = 0; a < labels.size(); a++) {
      for (int b = 0; b < labels.size(); b++) {
        most = a == b ? most : Math.max(most, Math.abs(gain(a, b).mean()));
      }
    }
    StringBuilder table = new StringBuilder("<tr><th></th>");
    standings.ladder().forEach(b -> table.append("<th>" + name(b) + "</th>"));
    table.append("</tr>\n");
    for (int a : standings.ladder()) {
      table.append("<tr><th scope='row'>" + name(a) + "</th>");
      for (int b : standings.ladder()) {
        table.append(a == b ? "<td class='self'></td>" : cell(a, b, most));
      }
      table.append("</tr>\n");
    }
    return "<div class='scroll'><table class='matrix'>\n" + table + "</table></div>\n";
  }

  private String cell(int a, int b, double most) {
    Estimate gain = gain(a, b);
    double ahead = a < b ? pair(a, b).ahead().mean() : 1 - pair(b, a).ahead().mean();
    boolean clear = gain.bounded() && gain.low() * gain.high() > 0;
    long strength = clear ? Math.round(10 + 45 * Math.abs(gain.mean()) / most) : 4;
    return "<td class='%s' style='--s:%d%%'>%s <i>%s</i><br><small>ahead in %s</small></td>"
        .formatted(
            gain.mean() >= 0 ? "gain" : "loss",
            strength,
            Figures.signed(gain.mean(), 2),
            Figures.margin(gain, 2),
            Figures.percent(ahead));
  }

  private Estimate gain(int a, int b) {
    if (a < b) {
      return pair(a, b).points();
    }
    Estimate loss = pair(b, a).points();
    return new Estimate(-loss.mean(), -loss.high(), -loss.low());
  }

  private Pair pair(int a, int b) {
    return standings.pair(a, b);
  }

  String tests() {
    StringBuilder rows = new StringBuilder();
    for (int a = 0; a < labels.size(); a++) {
      for (int b = a + 1; b < labels.size(); b++) {
        SequentialTest test = pair(a, b).test();
        String answer =
            switch (test.answer(standings.pairs())) {
              case OPEN -> "not known yet";
              case A -> name(a) + " is better";
              case B -> name(b) + " is better";
            };
        Estimate difference = test.difference();
        rows.append(
            "<tr><th scope='row'>%s or %s</th><td>%s</td><td>%s : 1</td><td>%s</td></tr>\n"
                .formatted(
                    name(a),
                    name(b),
                    answer,
                    Figures.odds(test.evidence()),
                    difference(difference)));
      }
    }
    return """
        <div class='scroll'><table class='tests'><thead><tr><th>who is better?</th><th>answer</th>\
        <th>evidence</th><th>difference in wins <i>(at any moment)</i></th></tr></thead><tbody>
        %s</tbody></table></div>
        """
        .formatted(rows);
  }

  private static String difference(Estimate difference) {
    return "%s %% <i>(%s to %s)</i>"
        .formatted(
            Figures.signed(100 * difference.mean(), 1),
            Figures.signed(100 * difference.low(), 1),
            Figures.signed(100 * difference.high(), 1));
  }

  /** What programs left to chance; nothing if they did not. */
  String forfeits() {
    StringBuilder rows = new StringBuilder();
    for (int player = 0; player < labels.size(); player++) {
      Map<Conduct.Cause, Integer> forfeits = standings.player(player).forfeits();
      if (!forfeits.isEmpty()) {
        rows.append(
            "<p class='warning'>%s left %s of %s decisions to chance (%s).</p>\n"
                .formatted(
                    name(player),
                    Figures.count(standings.player(player).forfeited()),
                    Figures.count(standings.player(player).times().total()),
                    Figures.causes(forfeits)));
      }
    }
    return rows.toString();
  }

  String legend() {
    StringBuilder legend = new StringBuilder("<p class='legend'>");
    for (int player = 0; player < labels.size(); player++) {
      legend.append(name(player)).append(' ');
    }
    return legend + "</p>\n";
  }

  private String name(int player) {
    return "<span class='who %s'>%s</span>"
        .formatted(Html.colour(player), Html.text(LadderPlot.shortened(labels.get(player))));
  }
}
