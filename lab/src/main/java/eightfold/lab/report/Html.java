package eightfold.lab.report;

/** Text that goes into markup. */
final class Html {
  private Html() {}

  static String text(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** The colour of a player, as a class. */
  static String colour(int player) {
    return "c" + player % 8;
  }
}
