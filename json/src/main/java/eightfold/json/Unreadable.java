package eightfold.json;

/** A text that is not what was expected. Thrown inside; doors to the outside answer instead. */
public final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final String UNKNOWN_TYPE = "unknown-type";
  private final String code;

  private Unreadable(String code, String sentence) {
    super(sentence, null, false, false);
    this.code = code;
  }

  public static Unreadable badJson() {
    return new Unreadable("bad-json", "The message is not JSON as it should be.");
  }

  public static Unreadable badMessage() {
    return new Unreadable("bad-message", "The message lacks a field or has one of a wrong kind.");
  }

  public static Unreadable unknownType() {
    return new Unreadable(UNKNOWN_TYPE, "There is no message of this type.");
  }

  /** Whether it may be right, and only newer than its reader. */
  public boolean isUnknownType() {
    return code.equals(UNKNOWN_TYPE);
  }

  /** What else is wrong with the text. */
  static Unreadable badJson(String sentence) {
    return new Unreadable("bad-json", sentence);
  }

  /** A stable name. */
  public String code() {
    return code;
  }

  /** One English sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
