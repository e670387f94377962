package eightfold.games;

/** Quotes foreign text within a sentence, shortened and on one line. */
final class Quote {
  private static final int LONGEST = 60;

  private Quote() {}

  static String of(String text) {
    String line = text.replaceAll("\\p{Cntrl}+", " ");
    return "\"" + (line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…") + "\"";
  }
}
