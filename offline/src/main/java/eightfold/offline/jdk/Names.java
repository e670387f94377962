package eightfold.offline.jdk;

/**
 * Stands for {@link eightfold.table.Names}, whose pattern asks for properties of characters that
 * the compiler's library does not know.
 */
public final class Names {
  public static final int LONGEST = 24;
  private static final int JOINER = 0x200D;
  private static final int EMOJI_STYLE = 0xFE0F;

  private Names() {}

  /** A name without characters that cannot be seen, and with single blanks. */
  public static String clean(String name) {
    int[] letters = name.codePoints().toArray();
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < letters.length; i++) {
      int letter = letters[i];
      boolean joins =
          letter == JOINER
              && i > 0
              && i + 1 < letters.length
              && (letters[i - 1] == EMOJI_STYLE
                  || isPicture(letters[i - 1])
                  || Character.getType(letters[i - 1]) == Character.MODIFIER_SYMBOL)
              && isPicture(letters[i + 1]);
      if (joins || !isHidden(letter)) {
        clean.appendCodePoint(letter);
      }
    }
    return clean.toString().replaceAll("\\s+", " ").strip();
  }

  private static boolean isPicture(int letter) {
    int type = Character.getType(letter);
    return type == Character.OTHER_SYMBOL || type == Character.MATH_SYMBOL;
  }

  private static boolean isHidden(int letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }
}
