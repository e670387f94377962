package eightfold.messages;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a message is made of. */
record Shape(Map<String, Kind> arguments, Set<String> styles) {
  /** What an argument must be given as. */
  enum Kind {
    ANY,
    TEXT,
    NUMBER
  }

  static Shape of(String message) {
    MessagePattern parsed = new MessagePattern(message);
    Map<String, Kind> arguments = new TreeMap<>();
    Set<String> styles = new TreeSet<>();
    for (int i = 0; i < parsed.countParts(); i++) {
      Part part = parsed.getPart(i);
      if (part.getType() == Part.Type.ARG_START) {
        ArgType type = part.getArgType();
        String name = parsed.getSubstring(parsed.getPart(i + 1));
        if (!name.equals("form")) { // only languages that inflect look at it
          arguments.merge(name, kind(type), (a, b) -> a == Kind.ANY ? b : a);
        }
        if (type == ArgType.SIMPLE) {
          styles.add(parsed.getSubstring(parsed.getPart(i + 2)));
        }
        if (type == ArgType.CHOICE) {
          styles.add("choice");
        }
      }
    }
    return new Shape(arguments, styles);
  }

  /** The words of a message that people read, whatever its arguments are. */
  static String words(String message) {
    MessagePattern parsed = new MessagePattern(message);
    StringBuilder words = new StringBuilder();
    int from = 0;
    for (int i = 0; i < parsed.countParts(); i++) {
      Part part = parsed.getPart(i);
      switch (part.getType()) {
        case ARG_START, REPLACE_NUMBER -> words.append(message, from, part.getIndex());
        case MSG_LIMIT -> words.append(message, from, part.getIndex()).append(' ');
        default -> {}
      }
      from = part.getLimit();
    }
    return words.toString();
  }

  private static Kind kind(ArgType type) {
    return switch (type) {
      case NONE -> Kind.ANY;
      case SELECT -> Kind.TEXT;
      case SIMPLE, CHOICE, PLURAL, SELECTORDINAL -> Kind.NUMBER;
    };
  }

  /** Whether the same values can be given to both. */
  boolean takesTheSameAs(Shape other) {
    return arguments.keySet().equals(other.arguments.keySet())
        && arguments.entrySet().stream()
            .allMatch(
                entry ->
                    fits(entry.getValue(), other.arguments.getOrDefault(entry.getKey(), Kind.ANY)));
  }

  private static boolean fits(Kind one, Kind other) {
    return one == other || one == Kind.ANY || other == Kind.ANY;
  }
}
