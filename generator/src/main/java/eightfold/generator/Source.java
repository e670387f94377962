package eightfold.generator;

/** Java source in the making. */
final class Source {
  private final StringBuilder text = new StringBuilder();
  private String indent = "";
  private int names;

  /** One line; braces at its end and its beginning indent. */
  @SuppressWarnings("AnnotateFormatMethod") // the remedy is a library that we do not need
  Source line(String format, Object... values) {
    String line = values.length == 0 ? format : format.formatted(values);
    if (line.startsWith("}")) {
      indent = indent.substring(2);
    }
    text.append(line.isEmpty() ? "" : indent + line).append('\n');
    if (line.endsWith("{")) {
      indent += "  ";
    }
    return this;
  }

  /** A name that nobody else has. */
  String fresh() {
    return "v" + names++;
  }

  /** How a class is named. */
  static String name(Class<?> type) {
    return type.getCanonicalName().replace("java.lang.", "");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
