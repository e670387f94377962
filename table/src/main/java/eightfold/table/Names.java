package eightfold.table;

import java.util.regex.Pattern;

/** What people may be called. */
public final class Names {
  public static final int LONGEST = 24;

  /** Control and format characters, and first, to be kept, the joiner within an emoji. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "([\\p{IsExtended_Pictographic}\\p{IsEmoji_Modifier}\\uFE0F]\\u200D"
              + "(?=\\p{IsExtended_Pictographic}))|\\p{C}");

  private Names() {}

  /** A name without characters that cannot be seen, and with single blanks. */
  public static String clean(String name) {
    return HIDDEN.matcher(name).replaceAll("$1").replaceAll("\\s+", " ").strip();
  }
}
