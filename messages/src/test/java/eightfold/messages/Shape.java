package eightfold.messages;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a message is made of. */
record Shape(Map<String, Kind> arguments, List<Set<String>> plurals, Set<String> styles) {
  /** What an argument must be given as. */
  enum Kind {
    ANY,
    TEXT,
    NUMBER
  }

  static Shape of(String message) {
    MessagePattern parsed = new MessagePattern(message);
    Map<String, Kind> arguments = new TreeMap<>();
    List<Set<String>> plurals = new ArrayList<>();
    Set<String> styles = new TreeSet<>();
    for (int i = 0; i < parsed.countParts(); i++) {
      Part part = parsed.getPart(i);
      if (part.getType() == Part.Type.ARG_START) {
        ArgType type = part.getArgType();
        String name = parsed.getSubstring(parsed.getPart(i + 1));
        if (!name.equals("form")) { // only languages that inflect look at it
          arguments.merge(name, kind(type), (a, b) -> a == Kind.ANY ? b : a);
        }
        if (type == ArgType.PLURAL || type == ArgType.SELECTORDINAL) {
          plurals.add(selectors(parsed, i));
        }
        if (type == ArgType.SIMPLE) {
          styles.add(parsed.getSubstring(parsed.getPart(i + 2)));
        }
        if (type == ArgType.CHOICE) {
          styles.add("choice");
        }
      }
    }
    return new Shape(arguments, plurals, styles);
  }

  private static Kind kind(ArgType type) {
    return switch (type) {
      case NONE -> Kind.ANY;
      case SELECT -> Kind.TEXT;
      case SIMPLE, CHOICE, PLURAL, SELECTORDINAL -> Kind.NUMBER;
    };
  }

  private static Set<String> selectors(MessagePattern parsed, int start) {
    Set<String> selectors = new TreeSet<>();
    int end = parsed.getLimitPartIndex(start);
    for (int i = start + 1; i < end; i++) {
      Part part = parsed.getPart(i);
      if (part.getType() == Part.Type.ARG_START) {
        i = parsed.getLimitPartIndex(i);
      } else if (part.getType() == Part.Type.ARG_SELECTOR) {
        selectors.add(parsed.getSubstring(part));
      }
    }
    return selectors;
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
