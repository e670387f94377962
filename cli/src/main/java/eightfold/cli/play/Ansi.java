package eightfold.cli.play;

import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Style;
import org.jline.utils.AttributedCharSequence;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.ColorPalette;

/**
 * Styled text as escape codes. JLine replaces the characters of frames by ASCII or by an alternate
 * character set; here they pass through it in disguise.
 */
final class Ansi {
  private static final char FIRST = '\u2500';
  private static final char LAST = '\u257F';
  private static final int DISGUISE = 0xE000 - FIRST;

  private Ansi() {}

  /** With as many colours as this. */
  static String of(Line line, int colours, ColorPalette palette) {
    AttributedString text = attributed(line);
    AttributedStringBuilder disguised = new AttributedStringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      disguised.style(text.styleAt(i)).append(shifted(text.charAt(i), FIRST, LAST, DISGUISE));
    }
    String ansi = disguised.toAnsi(colours, AttributedCharSequence.ForceMode.None, palette);
    StringBuilder shown = new StringBuilder(ansi.length());
    for (int i = 0; i < ansi.length(); i++) {
      shown.append(shifted(ansi.charAt(i), FIRST + DISGUISE, LAST + DISGUISE, -DISGUISE));
    }
    return shown.toString();
  }

  private static AttributedString attributed(Line line) {
    AttributedStringBuilder text = new AttributedStringBuilder();
    line.spans().forEach(span -> text.append(span.text(), style(span.style())));
    return text.toAttributedString();
  }

  private static AttributedStyle style(Style style) {
    AttributedStyle shown = style.bold() ? AttributedStyle.DEFAULT.bold() : AttributedStyle.DEFAULT;
    if (style.front() != Style.NONE) {
      shown = shown.foreground(red(style.front()), green(style.front()), blue(style.front()));
    }
    if (style.back() != Style.NONE) {
      shown = shown.background(red(style.back()), green(style.back()), blue(style.back()));
    }
    return shown;
  }

  private static int red(int rgb) {
    return (rgb >> 16) & 255;
  }

  private static int green(int rgb) {
    return (rgb >> 8) & 255;
  }

  private static int blue(int rgb) {
    return rgb & 255;
  }

  private static char shifted(char c, int from, int to, int by) {
    return c >= from && c <= to ? (char) (c + by) : c;
  }
}
