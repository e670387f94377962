package eightfold.cli.play;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Colours, where there are any. Cards carry their own background and the other colours are of
 * middle brightness, so that all is readable on light and dark screens; nothing is said by colour
 * alone.
 */
record Ink(boolean colours) {
  static final int PAPER = 0xFBF7EE;
  static final int AMBER = 0xD9930D;
  static final int MUTE = 0x7F9A9E;
  static final int DANGER = 0xE0525F;
  static final int BLUE = 0x4A86E8;
  static final int RED = 0xE0525F;
  private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;

  private static AttributedStyle fg(AttributedStyle style, int rgb) {
    return style.foreground((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255);
  }

  private static AttributedStyle bg(AttributedStyle style, int rgb) {
    return style.background((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255);
  }

  AttributedString text(String text) {
    return new AttributedString(text);
  }

  AttributedString coloured(String text, int rgb) {
    return new AttributedString(text, fg(PLAIN, rgb));
  }

  AttributedString mute(String text) {
    return coloured(text, MUTE);
  }

  AttributedString bold(String text) {
    return new AttributedString(text, PLAIN.bold());
  }

  AttributedString amber(String text) {
    return new AttributedString(text, fg(PLAIN.bold(), AMBER));
  }

  AttributedString danger(String text) {
    return coloured(text, DANGER);
  }

  /** A card: a small coloured plate, or its name in brackets. */
  AttributedString card(String name, int front, int back) {
    return colours
        ? new AttributedString(" " + name + " ", bg(fg(PLAIN.bold(), front), back))
        : new AttributedString("[" + name + "]");
  }

  /** Puts parts side by side. */
  static AttributedString row(String gap, Iterable<AttributedString> parts) {
    AttributedStringBuilder row = new AttributedStringBuilder();
    boolean first = true;
    for (AttributedString part : parts) {
      row.append(first ? "" : gap).append(part);
      first = false;
    }
    return row.toAttributedString();
  }

  static AttributedString join(AttributedString... parts) {
    return row("", List.of(parts));
  }
}
