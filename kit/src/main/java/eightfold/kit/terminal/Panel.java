package eightfold.kit.terminal;

import java.util.ArrayList;
import java.util.List;

/** Lines under a title, within a frame where it is drawn for people. */
public final class Panel {
  private final Look look;
  private final Line title;
  private final List<List<Line>> parts = new ArrayList<>();

  public Panel(Look look, Line title) {
    this.look = look;
    this.title = title;
  }

  /** Some lines that belong together, set apart from the others. */
  public Panel part(List<Line> lines) {
    if (!lines.isEmpty()) {
      parts.add(List.copyOf(lines));
    }
    return this;
  }

  public List<Line> lines() {
    return look.framed() ? framed() : plain();
  }

  private List<Line> plain() {
    List<Line> lines = new ArrayList<>();
    lines.add(look.ink().text("== " + title + " =="));
    parts.forEach(lines::addAll);
    return lines;
  }

  private List<Line> framed() {
    int width =
        parts.stream()
            .flatMap(List::stream)
            .mapToInt(Line::width)
            .reduce(title.width() + 2, Math::max);
    Ink ink = look.ink();
    String rest = "─".repeat(width - title.width() - 1);
    List<Line> lines = new ArrayList<>();
    lines.add(Line.join(ink.mute("╭─ "), title, ink.mute(" " + rest + "╮")));
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        lines.add(ink.mute("├" + "─".repeat(width + 2) + "┤"));
      }
      for (Line line : parts.get(i)) {
        String fill = " ".repeat(width - line.width());
        lines.add(Line.join(ink.mute("│ "), line, ink.mute(fill + " │")));
      }
    }
    lines.add(ink.mute("╰" + "─".repeat(width + 2) + "╯"));
    return lines;
  }
}
