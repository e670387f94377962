package eightfold.cli;

import eightfold.advice.Estimate;
import eightfold.lab.players.Conduct;
import eightfold.lab.report.Figures;
import eightfold.lab.tournament.SequentialTest;
import eightfold.lab.tournament.Standing;
import eightfold.lab.tournament.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Standings as lines of text. */
final class StandingsText {
  private final Standings standings;
  private final List<String> labels;
  private final List<String> lines = new ArrayList<>();

  StandingsText(Standings standings) {
    this.standings = standings;
    labels = standings.setup().labels();
  }

  List<String> tournament() {
    games();
    players();
    if (labels.size() > 1) {
      payoff();
      tests();
    }
    conduct();
    return lines;
  }

  List<String> lineUp() {
    games();
    seats();
    events();
    conduct();
    return lines;
  }

  private void games() {
    lines.add(
        "%s games on %s deals, %s moves; a game has %s moves (%d to %d) in %s rounds"
            .formatted(
                Figures.count(standings.games()),
                Figures.count(standings.blocks()),
                Figures.count(standings.moves()),
                Figures.fixed((double) standings.moves() / standings.games(), 1),
                standings.lengths().keySet().stream().min(Integer::compare).orElse(0),
                standings.lengths().keySet().stream().max(Integer::compare).orElse(0),
                Figures.fixed(standings.meanRounds(), 2)));
  }

  private void players() {
    List<Estimate> ratings = standings.ratings();
    Columns table =
        new Columns()
            .add("player", "wins", "95 %", "points", "± 95 %", "rating", "±", "p50", "p99");
    for (int player : standings.ladder()) {
      Standing standing = standings.player(player);
      table.add(
          labels.get(player),
          Figures.percent(standing.wins().mean()),
          Figures.percentRange(standing.wins()),
          Figures.fixed(standing.points().mean(), 2),
          Figures.margin(standing.points(), 2),
          Figures.signed(ratings.get(player).mean(), 0),
          Figures.margin(ratings.get(player), 0),
          Figures.time(standing.times().nanos(0.5)),
          Figures.time(standing.times().nanos(0.99)));
    }
    add(table);
    lines.add(
        "  wins for each seat held (an equal: %s), rating by Plackett and Luce, wall-clock time"
            .formatted(Figures.percent(1.0 / standings.setup().seats())));
  }

  private void payoff() {
    Columns table = new Columns();
    List<Object> head = new ArrayList<>(List.of("points ahead of"));
    standings.ladder().forEach(player -> head.add(labels.get(player)));
    table.add(head.toArray());
    for (int a : standings.ladder()) {
      List<Object> row = new ArrayList<>(List.of(labels.get(a)));
      for (int b : standings.ladder()) {
        row.add(a == b ? "" : ahead(a, b));
      }
      table.add(row.toArray());
    }
    add(table);
  }

  private String ahead(int a, int b) {
    Estimate points = standings.pair(Math.min(a, b), Math.max(a, b)).points();
    return Figures.signed(a < b ? points.mean() : -points.mean(), 2)
        + " "
        + Figures.margin(points, 2);
  }

  private void tests() {
    lines.add("");
    for (int a = 0; a < labels.size(); a++) {
      for (int b = a + 1; b < labels.size(); b++) {
        SequentialTest test = standings.pair(a, b).test();
        String answer =
            switch (test.answer(standings.pairs())) {
              case OPEN -> "%s or %s: not known which is better";
              case A -> "%s is better than %s";
              case B -> "%s is worse than %s";
            };
        Estimate difference = test.difference();
        lines.add(
            "  %s (evidence %s : 1; wins %s, at any moment %s to %s points of percent)"
                .formatted(
                    answer.formatted(labels.get(a), labels.get(b)),
                    Figures.odds(test.evidence()),
                    Figures.signed(100 * difference.mean(), 1),
                    Figures.signed(100 * difference.low(), 1),
                    Figures.signed(100 * difference.high(), 1)));
      }
    }
  }

  private void seats() {
    Columns table = new Columns().add("seat", "player", "points", "± 95 %", "wins", "p50", "p99");
    for (int seat = 0; seat < standings.setup().seats(); seat++) {
      int player = Math.min(seat, labels.size() - 1);
      Standing standing = standings.player(player);
      Estimate points = standing.pointsAt(seat);
      table.add(
          seat,
          labels.get(player),
          Figures.fixed(points.mean(), 3),
          Figures.margin(points, 3),
          "%s %%".formatted(Figures.fixed(100 * standing.winsAt(seat), 2)),
          Figures.time(standing.times().nanos(0.5)),
          Figures.time(standing.times().nanos(0.99)));
    }
    add(table);
  }

  private void events() {
    Columns table = new Columns().add("event", "times", "a game");
    for (Map.Entry<String, long[]> event : standings.events().entrySet()) {
      long times = 0;
      for (long count : event.getValue()) {
        times += count;
      }
      table.add(
          event.getKey(),
          Figures.count(times),
          Figures.fixed((double) times / standings.games(), 4));
    }
    if (!standings.events().isEmpty()) {
      add(table);
    }
  }

  private void conduct() {
    for (int player = 0; player < labels.size(); player++) {
      Map<Conduct.Cause, Integer> forfeits = standings.player(player).forfeits();
      if (!forfeits.isEmpty()) {
        lines.add("");
        lines.add(
            "%s forfeited %s of %s decisions, which were left to chance (%s)"
                .formatted(
                    labels.get(player),
                    Figures.count(standings.player(player).forfeited()),
                    Figures.count(standings.player(player).times().total()),
                    Figures.causes(forfeits)));
      }
    }
  }

  private void add(Columns table) {
    lines.add("");
    lines.addAll(table.lines());
  }
}
