package eightfold.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** Lines under a title, within a frame where it is drawn for people. */
final class Panel {
  private final Look look;
  private final AttributedString title;
  private final List<List<AttributedString>> parts = new ArrayList<>();

  Panel(Look look, AttributedString title) {
    this.look = look;
    this.title = title;
  }

  /** Some lines that belong together, set apart from the others. */
  Panel part(List<AttributedString> lines) {
    if (!lines.isEmpty()) {
      parts.add(List.copyOf(lines));
    }
    return this;
  }

  List<AttributedString> lines() {
    return look.framed() ? framed() : plain();
  }

  private List<AttributedString> plain() {
    List<AttributedString> lines = new ArrayList<>();
    lines.add(look.ink().text("== " + title + " =="));
    parts.forEach(lines::addAll);
    return lines;
  }

  private List<AttributedString> framed() {
    int width =
        parts.stream()
            .flatMap(List::stream)
            .mapToInt(AttributedString::columnLength)
            .reduce(title.columnLength() + 2, Math::max);
    Ink ink = look.ink();
    String rest = "─".repeat(width - title.columnLength() - 1);
    List<AttributedString> lines = new ArrayList<>();
    lines.add(Ink.join(ink.mute("╭─ "), title, ink.mute(" " + rest + "╮")));
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        lines.add(ink.mute("├" + "─".repeat(width + 2) + "┤"));
      }
      for (AttributedString line : parts.get(i)) {
        String fill = " ".repeat(width - line.columnLength());
        lines.add(Ink.join(ink.mute("│ "), line, ink.mute(fill + " │")));
      }
    }
    lines.add(ink.mute("╰" + "─".repeat(width + 2) + "╯"));
    return lines;
  }
}
