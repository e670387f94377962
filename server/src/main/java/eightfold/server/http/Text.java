package eightfold.server.http;

/** What a text from outside is, found out in one pass. */
final class Text {
  private static final int TOKEN = 64;

  private Text() {}

  /** Digits only, at least one and at most so many. */
  static boolean isNumber(String text, int most) {
    return !text.isEmpty()
        && text.length() <= most
        && text.chars().allMatch(letter -> letter >= '0' && letter <= '9');
  }

  /** Like a guest's token. */
  static boolean isToken(String text) {
    return text.length() == TOKEN && text.chars().allMatch(Text::isHex);
  }

  private static boolean isHex(int letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
  }

  /**
   * Like the path of a file that may be served: names of letters, digits, dots, lines and
   * underscores, none of which begins with a dot; a slash may end it.
   */
  static boolean isPlainPath(String path) {
    char before = 0;
    for (int i = 0; i < path.length(); i++) {
      char letter = path.charAt(i);
      boolean fits =
          switch (letter) {
            case '/' -> before != '/';
            case '.' -> before != '/' && i > 0;
            default -> isNamed(letter) && i > 0;
          };
      if (!fits) {
        return false;
      }
      before = letter;
    }
    return true;
  }

  private static boolean isNamed(char letter) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9')
        || letter == '_'
        || letter == '-';
  }

  /** Like a weight of zero in {@code Accept-Encoding}: {@code q=0}, {@code q=0.000}. */
  static boolean isNoWeight(String text) {
    return text.startsWith("q=0") && text.chars().skip(3).allMatch(c -> c == '.' || c == '0');
  }
}
