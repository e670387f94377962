package eightfold.table;

import java.util.OptionalLong;

/** Ids are random 60-bit numbers, written as twelve letters and digits. */
public final class Ids {
  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
  private static final int LENGTH = 12;
  private static final int CODE = 5;

  private Ids() {}

  /** An id of these bits; never 0. */
  public static long of(long bits) {
    return Math.max(1, bits & ((1L << 60) - 1));
  }

  public static String text(long id) {
    char[] text = new char[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      text[i] = DIGITS.charAt((int) (id >>> (5 * (LENGTH - 1 - i))) & 31);
    }
    return new String(text);
  }

  public static OptionalLong parse(String text) {
    if (text.length() != LENGTH) {
      return OptionalLong.empty();
    }
    long id = 0;
    for (int i = 0; i < LENGTH; i++) {
      int digit = DIGITS.indexOf(text.charAt(i));
      if (digit < 0) {
        return OptionalLong.empty();
      }
      id = (id << 5) | digit;
    }
    return OptionalLong.of(id);
  }

  /** A code that can be read out: letters only, none that look alike. */
  public static String code(long bits) {
    StringBuilder code = new StringBuilder();
    long rest = bits >>> 1;
    for (int i = 0; i < CODE; i++) {
      code.append(LETTERS.charAt((int) (rest % LETTERS.length())));
      rest /= LETTERS.length();
    }
    return code.toString();
  }

  public static boolean isCode(String text) {
    return text.matches("[A-Za-z]{4,6}");
  }
}
