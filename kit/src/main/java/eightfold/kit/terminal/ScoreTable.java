package eightfold.kit.terminal;

import java.util.ArrayList;
import java.util.List;

/** A small table of the score: a row for each player, the totals last. */
public final class ScoreTable {
  private final Look look;
  private final List<Integer> points;
  private final List<String> heads = new ArrayList<>();
  private final List<List<String>> columns = new ArrayList<>();

  private ScoreTable(Look look, List<Integer> points) {
    this.look = look;
    this.points = points;
  }

  public static ScoreTable of(Look look, List<Integer> points) {
    return new ScoreTable(look, points);
  }

  public ScoreTable column(String head, List<String> values) {
    heads.add(head);
    columns.add(values);
    return this;
  }

  public static List<String> signed(List<Integer> values) {
    return values.stream().map(value -> value > 0 ? "+" + value : "–").toList();
  }

  public List<Line> lines(String title) {
    Ink ink = look.ink();
    Grid grid = new Grid();
    List<Line> head = new ArrayList<>();
    head.add(ink.mute(look.text("play.label.player")));
    heads.forEach(text -> head.add(ink.mute(text)));
    head.add(ink.mute(look.text("play.label.points")));
    grid.row(head);
    int best = points.stream().mapToInt(Integer::intValue).max().orElse(0);
    for (int seat = 0; seat < points.size(); seat++) {
      List<Line> row = new ArrayList<>();
      String name = look.name(seat);
      row.add(seat == look.seat() ? ink.amber(name) : ink.text(name));
      for (List<String> column : columns) {
        row.add(ink.text(column.get(seat)));
      }
      String total = String.valueOf(points.get(seat));
      row.add(points.get(seat) == best ? ink.bold(total) : ink.text(total));
      grid.row(row);
    }
    return new Panel(look, ink.bold(title)).part(grid.lines()).lines();
  }
}
