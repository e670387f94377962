package eightfold.kit.terminal;

import java.util.ArrayList;
import java.util.List;

/** Cells in columns as wide as they need to be. */
public final class Grid {
  private static final int GAP = 2;
  private final List<List<Line>> rows = new ArrayList<>();

  public Grid row(Line... cells) {
    return row(List.of(cells));
  }

  public Grid row(List<Line> cells) {
    rows.add(List.copyOf(cells));
    return this;
  }

  public List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (List<Line> row : rows) {
      List<Line> parts = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        parts.add(row.get(i));
        if (i < row.size() - 1) {
          parts.add(Line.of(" ".repeat(width(i) - row.get(i).width() + GAP)));
        }
      }
      lines.add(Line.row("", parts));
    }
    return lines;
  }

  private int width(int column) {
    return rows.stream()
        .filter(row -> column < row.size())
        .mapToInt(row -> row.get(column).width())
        .max()
        .orElse(0);
  }
}
