package eightfold.wire.json;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.json.Unreadable;
import eightfold.wire.Ask;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Reads what clients send. */
public final class AskReader {
  /** So many characters at most. */
  public static final int LONGEST = 8 * 1024;

  private AskReader() {}

  public static Result<Ask> read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same from UTF-8; what is not even that is no JSON. */
  public static Result<Ask> read(byte[] utf8) {
    if (isTooLong(utf8)) {
      return refused("too-large", "A message has at most {most} characters.");
    }
    JsonReader in = new JsonReader(utf8);
    if (in.atEnd()) {
      return refused("bad-message", "The message is empty.");
    }
    try {
      Ask ask = Readers.ask(in);
      in.end();
      return new Result.Ok<>(ask);
    } catch (Unreadable e) {
      return refused(e.code(), e.sentence());
    }
  }

  private static boolean isTooLong(byte[] utf8) {
    return utf8.length > LONGEST && new String(utf8, StandardCharsets.UTF_8).length() > LONGEST;
  }

  private static Result<Ask> refused(String code, String sentence) {
    return new Result.Refused<>(
        Refusal.of("message", code, sentence, Map.of("most", Integer.toString(LONGEST))));
  }

  public static long id(String text) {
    return id(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The id of a message that could not be understood otherwise; 0 if there is none. */
  public static long id(byte[] utf8) {
    if (isTooLong(utf8)) {
      return 0;
    }
    try {
      JsonReader in = new JsonReader(utf8);
      Set<String> names = new HashSet<>();
      long id = 0;
      in.open();
      while (in.field()) {
        names.add(in.newName(names));
        if (in.name().equals("id") && in.isNumber()) {
          id = in.number();
        } else {
          in.skip(1);
        }
      }
      in.end();
      return id;
    } catch (Unreadable e) {
      return 0;
    }
  }
}
