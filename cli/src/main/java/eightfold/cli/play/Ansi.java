package eightfold.cli.play;

import org.jline.utils.AttributedCharSequence;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
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
  static String of(AttributedString text, int colours, ColorPalette palette) {
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

  private static char shifted(char c, int from, int to, int by) {
    return c >= from && c <= to ? (char) (c + by) : c;
  }
}
