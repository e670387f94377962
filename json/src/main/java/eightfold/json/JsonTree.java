package eightfold.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Whole JSON texts as maps, lists, texts, truths and whole numbers ({@link Long}). What else there
 * is in JSON is kept as it is written: {@link Other}.
 */
public final class JsonTree extends JsonTokens {
  private static final int DEEPEST = 500;
  private static final int MOST_DIGITS = 1000;
  private static final int LONGEST_NAME = 50_000;
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");

  /** Null, or a number that is not a whole one or has more than 18 digits. */
  public record Other(String json) {}

  /** What is wrong, if that is known. */
  private String why = "";

  private JsonTree(String text) {
    super(text.getBytes(StandardCharsets.UTF_8), MOST_DIGITS, LONGEST_NAME);
  }

  /** Reads a text that is one value. Throws {@link Unreadable}, which says what is wrong. */
  public static Object read(String text) {
    JsonTree tree = new JsonTree(text);
    try {
      Object value = tree.value(0);
      if (!tree.atEnd()) {
        throw tree.wrong("Something follows what is complete");
      }
      return value;
    } catch (Unreadable e) {
      String reason = tree.why.isEmpty() ? "It cannot be read" : tree.why;
      throw Unreadable.badJson(reason + " at position " + (tree.since(0).length() + 1));
    }
  }

  private Unreadable wrong(String reason) {
    why = reason;
    return Unreadable.badJson();
  }

  private Object value(int depth) {
    if (depth > DEEPEST) {
      throw wrong("There are too many objects within each other");
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> list(depth);
      case '"' -> text();
      case 't', 'f' -> flag();
      default -> other();
    };
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> fields = new LinkedHashMap<>();
    open();
    while (field()) {
      String name = name();
      if (fields.containsKey(name)) {
        throw wrong("Duplicate field " + name);
      }
      fields.put(name, value(depth + 1));
    }
    return fields;
  }

  private List<Object> list(int depth) {
    List<Object> items = new ArrayList<>();
    openList();
    while (item()) {
      items.add(value(depth + 1));
    }
    return items;
  }

  private Object other() {
    int from = at();
    skipScalar();
    String json = since(from);
    return WHOLE.matcher(json).matches() ? Long.valueOf(json) : new Other(json);
  }

  /** Compact, fields in their order. Numbers may be of any whole kind. */
  public static String text(Object value) {
    JsonBytes out = new JsonBytes(256);
    write(out, value);
    return out.toString();
  }

  private static void write(JsonBytes out, Object value) {
    switch (value) {
      case Map<?, ?> fields -> {
        out.open();
        fields.forEach(
            (name, field) -> {
              out.head((text(name) + ":").getBytes(StandardCharsets.UTF_8));
              write(out, field);
            });
        out.close();
      }
      case List<?> items -> {
        out.openList();
        items.forEach(item -> write(out, item));
        out.closeList();
      }
      case Boolean flag -> out.flag(flag);
      case Integer number -> out.number(number);
      case Long number -> out.number(number);
      case Other other -> out.raw(JsonBytes.ready(other.json));
      default -> out.text(value.toString());
    }
  }
}
