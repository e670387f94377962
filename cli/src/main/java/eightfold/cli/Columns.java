package eightfold.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A table of text whose columns line up; what looks like a number is aligned to the right. */
final class Columns {
  private final List<List<String>> rows = new ArrayList<>();

  Columns add(Object... cells) {
    rows.add(Stream.of(cells).map(String::valueOf).toList());
    return this;
  }

  List<String> lines() {
    List<Integer> widths = new ArrayList<>();
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        int width = row.get(i).length();
        if (i == widths.size()) {
          widths.add(width);
        } else {
          widths.set(i, Math.max(widths.get(i), width));
        }
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private static String line(List<String> row, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      String cell = row.get(i);
      String blanks = " ".repeat(widths.get(i) - cell.length());
      line.append("  ").append(number(cell) ? blanks + cell : cell + blanks);
    }
    return line.toString().stripTrailing();
  }

  private static boolean number(String cell) {
    return cell.matches("[-−+]?(± )?[0-9][0-9,.]*( ?(%|M|k|ns|µs|ms|s))?");
  }
}
