package eightfold.wire.json;

import eightfold.json.JsonTokens;
import eightfold.json.Unreadable;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads JSON step by step, as the one who asks expects it: strict, shallow, small. Whatever is not
 * as expected is thrown as {@link Unreadable}.
 */
final class JsonReader extends JsonTokens {
  private static final int DEEPEST = 8;
  private static final int LONGEST_NAME = 64;
  private static final int MOST_DIGITS = 20;
  private Set<String> strangers = Set.of();

  JsonReader(byte[] utf8) {
    super(utf8, MOST_DIGITS, LONGEST_NAME);
  }

  /**
   * The kind of the object that begins here, wherever in it that field stands; the object is still
   * to be read.
   */
  String kind(String tag) {
    if (isScalar()) {
      throw outside(unknownType());
    }
    int start = at();
    Set<String> names = Set.of();
    open();
    while (field()) {
      if (name().equals(tag) && isScalar()) {
        if (peek() != '"') {
          skip(1);
          throw unknownType();
        }
        String kind = text();
        goTo(start);
        return kind;
      }
      names = names.isEmpty() ? new HashSet<>() : names;
      names.add(newName(names));
      skip(1);
    }
    throw unknownType();
  }

  /** Whether a text, a number or a truth follows. */
  private boolean isScalar() {
    int next = peek();
    return next != '{' && next != '[' && next != 'n';
  }

  /** The name of the current field, which is none of these. */
  String newName(Set<String> names) {
    if (names.contains(name())) {
      throw Unreadable.badJson();
    }
    return name();
  }

  /** Notes the current field among those seen, as one of a record's. */
  int once(int seen, int field) {
    if ((seen & 1 << field) != 0) {
      throw Unreadable.badJson();
    }
    return seen | 1 << field;
  }

  void complete(int seen, int all) {
    if (seen != all) {
      throw Unreadable.badMessage();
    }
  }

  /** Passes a field that the record does not have; it is complained about in the end. */
  int unknown(int seen) {
    strangers = strangers.isEmpty() ? new HashSet<>() : strangers;
    strangers.add(newName(strangers));
    skip(1);
    return seen | 1 << 31;
  }

  Unreadable unknownType() {
    return Unreadable.unknownType();
  }

  /** One of these constants by its own name. */
  <E extends Enum<E>> E constant(E[] values) {
    String text = text();
    for (E value : values) {
      if (value.name().equals(text)) {
        return value;
      }
    }
    throw Unreadable.badMessage();
  }

  /** Passes any value. */
  void skip(int depth) {
    switch (peek()) {
      case '{' -> {
        Set<String> names = new HashSet<>();
        deeper(depth).open();
        while (field()) {
          names.add(newName(names));
          skip(depth + 1);
        }
      }
      case '[' -> {
        deeper(depth).openList();
        while (item()) {
          skip(depth + 1);
        }
      }
      default -> skipScalar();
    }
  }

  private JsonReader deeper(int depth) {
    if (depth == DEEPEST) {
      throw Unreadable.badJson();
    }
    return this;
  }

  /** Demands that nothing follows. */
  void end() {
    if (!atEnd()) {
      throw outside(Unreadable.badMessage());
    }
  }

  /** What to say of a value outside of every object, if it is one at all: this. */
  private Unreadable outside(Unreadable answer) {
    if (peek() == '"') {
      return answer;
    }
    boolean number = isNumber();
    wrong();
    return number && isGlued() ? Unreadable.badJson() : answer;
  }
}
