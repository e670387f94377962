package eightfold.kit.terminal;

import java.util.ArrayList;
import java.util.List;

/** A line of text, styled piece by piece. */
public record Line(List<Span> spans) {
  /** A piece of one style. */
  public record Span(String text, Style style) {}

  public Line {
    spans = List.copyOf(spans);
  }

  public static Line of(String text) {
    return of(text, Style.PLAIN);
  }

  public static Line of(String text, Style style) {
    return new Line(List.of(new Span(text, style)));
  }

  /** Puts parts side by side. */
  public static Line join(Line... parts) {
    return row("", List.of(parts));
  }

  /** Puts parts side by side with a gap between them. */
  public static Line row(String gap, Iterable<Line> parts) {
    List<Span> spans = new ArrayList<>();
    boolean first = true;
    for (Line part : parts) {
      if (!first) {
        spans.add(new Span(gap, Style.PLAIN));
      }
      spans.addAll(part.spans);
      first = false;
    }
    return new Line(spans);
  }

  /** Its columns; no character of the texts is wider than one. */
  public int width() {
    String text = toString();
    return text.codePointCount(0, text.length());
  }

  /** The text without its styles. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    spans.forEach(span -> text.append(span.text));
    return text.toString();
  }
}
