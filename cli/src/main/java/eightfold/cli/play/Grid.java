package eightfold.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Cells in columns as wide as they need to be. */
final class Grid {
  private static final int GAP = 2;
  private final List<List<AttributedString>> rows = new ArrayList<>();

  Grid row(AttributedString... cells) {
    rows.add(List.of(cells));
    return this;
  }

  Grid row(List<AttributedString> cells) {
    rows.add(List.copyOf(cells));
    return this;
  }

  List<AttributedString> lines() {
    List<AttributedString> lines = new ArrayList<>();
    for (List<AttributedString> row : rows) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i));
        if (i < row.size() - 1) {
          line.append(" ".repeat(width(i) - row.get(i).columnLength() + GAP));
        }
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }

  private int width(int column) {
    return rows.stream()
        .filter(row -> column < row.size())
        .mapToInt(row -> row.get(column).columnLength())
        .max()
        .orElse(0);
  }
}
