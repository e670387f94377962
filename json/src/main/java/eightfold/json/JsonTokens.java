package eightfold.json;

import java.nio.charset.StandardCharsets;

/**
 * Reads the words of JSON, one after the other: texts, numbers, truths, and where objects and lists
 * begin and end. Whatever is not as expected is thrown as {@link Unreadable}.
 */
public abstract class JsonTokens {
  private final byte[] json;
  private final int mostDigits;
  private final int longestName;

  /** How far it is read. */
  private int at;

  private boolean first;
  private String name = "";

  /**
   * Reads these bytes.
   *
   * @param mostDigits that a number may have
   * @param longestName that a field may have
   */
  protected JsonTokens(byte[] utf8, int mostDigits, int longestName) {
    json = utf8;
    this.mostDigits = mostDigits;
    this.longestName = longestName;
  }

  /** How many bytes are read. */
  protected final int at() {
    return at;
  }

  /** Goes back. */
  protected final void goTo(int earlier) {
    at = earlier;
  }

  /** What was read since. */
  protected final String since(int earlier) {
    return new String(json, earlier, at - earlier, StandardCharsets.UTF_8);
  }

  public final boolean atEnd() {
    return peek() < 0;
  }

  /** Whether something follows without a blank. */
  protected final boolean isGlued() {
    return at < json.length && !isBlank(json[at]);
  }

  public final void open() {
    begin('{');
  }

  public final void openList() {
    begin('[');
  }

  private void begin(char bracket) {
    if (peek() != bracket) {
      throw wrong();
    }
    at++;
    first = true;
  }

  /** Goes to the next field's value; false at the end of the object, which is passed. */
  public final boolean field() {
    if (!more('}')) {
      return false;
    }
    if (peek() != '"') {
      throw Unreadable.badJson();
    }
    name = text();
    if (name.length() > longestName || peek() != ':') {
      throw Unreadable.badJson();
    }
    at++;
    return true;
  }

  /** Goes to the next element; false at the end of the list, which is passed. */
  public final boolean item() {
    return more(']');
  }

  private boolean more(char end) {
    int next = peek();
    if (next == end) {
      at++;
      first = false;
      return false;
    }
    if (!first) {
      if (next != ',') {
        throw Unreadable.badJson();
      }
      at++;
    }
    first = false;
    return true;
  }

  /** The name of the current field. */
  public final String name() {
    return name;
  }

  public final int integer() {
    long number = number();
    if (number != (int) number) {
      throw Unreadable.badJson();
    }
    return (int) number;
  }

  public final long number() {
    if (!isNumber()) {
      throw wrong();
    }
    int from = at;
    if (!scanNumber()) {
      throw Unreadable.badMessage();
    }
    return whole(from);
  }

  public final boolean isNumber() {
    int next = peek();
    return next == '-' || isDigit(next);
  }

  /** The number between there and here. */
  private long whole(int from) {
    boolean minus = json[from] == '-';
    long value = 0;
    for (int i = minus ? from + 1 : from; i < at; i++) {
      int digit = json[i] - '0';
      if (value < (Long.MIN_VALUE + digit) / 10) {
        throw Unreadable.badJson();
      }
      value = 10 * value - digit;
    }
    if (!minus && value == Long.MIN_VALUE) {
      throw Unreadable.badJson();
    }
    return minus ? value : -value;
  }

  /** Passes a number; whether it is a whole one. */
  private boolean scanNumber() {
    if (json[at] == '-') {
      at++;
    }
    int from = at;
    int digits = scanDigits();
    if (json[from] == '0' && digits > 1) {
      throw Unreadable.badJson();
    }
    boolean whole = true;
    if (follows('.', '.')) {
      whole = false;
      digits += scanDigits();
    }
    if (follows('e', 'E')) {
      whole = false;
      follows('+', '-');
      digits += scanDigits();
    }
    if (digits > mostDigits) {
      throw Unreadable.badJson();
    }
    return whole;
  }

  /** Passes one of two letters, if it comes next. */
  private boolean follows(char one, char other) {
    boolean there = at < json.length && (json[at] == one || json[at] == other);
    at += there ? 1 : 0;
    return there;
  }

  private int scanDigits() {
    int from = at;
    while (at < json.length && isDigit(json[at])) {
      at++;
    }
    if (at == from) {
      throw Unreadable.badJson();
    }
    return at - from;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  public final boolean flag() {
    int next = peek();
    if (next == 't' || next == 'f') {
      literal(next == 't' ? "true" : "false");
      return next == 't';
    }
    throw wrong();
  }

  private void literal(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (at == json.length || json[at] != word.charAt(i)) {
        throw Unreadable.badJson();
      }
      at++;
    }
    if (at < json.length && json[at] >= '0' && Character.isJavaIdentifierPart(json[at])) {
      throw Unreadable.badJson();
    }
  }

  public final String text() {
    if (peek() != '"') {
      throw wrong();
    }
    int from = ++at;
    int bits = 0;
    while (at < json.length) {
      byte c = json[at];
      if (c == '"') {
        int end = at++;
        return new String(
            json,
            from,
            end - from,
            bits < 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
      }
      if (c == '\\') {
        return escaped(from);
      }
      if (c >= 0 && c < ' ') {
        throw Unreadable.badJson();
      }
      bits |= c;
      at++;
    }
    throw Unreadable.badJson();
  }

  private String escaped(int start) {
    StringBuilder text = new StringBuilder();
    int from = start;
    while (at < json.length && json[at] != '"') {
      byte c = json[at++];
      if (c >= 0 && c < ' ') {
        throw Unreadable.badJson();
      }
      if (c == '\\') {
        text.append(new String(json, from, at - 1 - from, StandardCharsets.UTF_8));
        text.append(escape());
        from = at;
      }
    }
    if (at == json.length) {
      throw Unreadable.badJson();
    }
    text.append(new String(json, from, at - from, StandardCharsets.UTF_8));
    at++;
    return text.toString();
  }

  private char escape() {
    int c = at < json.length ? json[at++] : -1;
    return switch (c) {
      case '"', '\\', '/' -> (char) c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw Unreadable.badJson();
    };
  }

  private char unicode() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < json.length ? Character.digit(json[at++], 16) : -1;
      if (digit < 0) {
        throw Unreadable.badJson();
      }
      value = 16 * value + digit;
    }
    return (char) value;
  }

  protected final void skipScalar() {
    int next = peek();
    switch (next) {
      case '"' -> text();
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> {
        if (!isNumber()) {
          throw Unreadable.badJson();
        }
        scanNumber();
      }
    }
  }

  /** What to say of a value that is not of the kind expected, if it is one at all. */
  protected final Unreadable wrong() {
    int next = peek();
    if (next != '{' && next != '[') {
      skipScalar();
    }
    return Unreadable.badMessage();
  }

  /** The next byte that is not blank; −1 at the end. */
  protected final int peek() {
    while (at < json.length) {
      if (!isBlank(json[at])) {
        return json[at] & 0xFF;
      }
      at++;
    }
    return -1;
  }

  private static boolean isBlank(byte c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }
}
