package eightfold.server.wire;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Move;
import java.util.List;
import java.util.Map;

/**
 * Writes records as JSON: cards as a list of their names, moves in notation, enums in lower case,
 * events and tellings with their {@code type} first. What this class writes is what the generated
 * TypeScript types describe.
 */
public final class JsonWriter {
  private JsonWriter() {}

  public static byte[] bytes(Object value) {
    JsonBytes out = new JsonBytes(512);
    write(out, value);
    return out.toArray();
  }

  public static void write(JsonBytes out, Object value) {
    switch (value) {
      case Integer number -> out.number(number);
      case Long number -> out.number(number);
      case Boolean flag -> out.flag(flag);
      case String text -> out.text(text);
      case Cards cards -> cards(out, cards);
      case Move move -> out.text(Notation.text(move));
      case Enum<?> constant -> out.text(Shape.constant(constant));
      case List<?> list -> list(out, list);
      case Map<?, ?> map -> map(out, map);
      case Record row -> row(out, row);
      default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  static boolean typed(Object value) {
    return value instanceof Event || value instanceof Tell;
  }

  private static void cards(JsonBytes out, Cards cards) {
    out.openList();
    for (int i = 0; i < cards.size(); i++) {
      out.text(cards.faces().text(cards.at(i)));
    }
    out.closeList();
  }

  private static void list(JsonBytes out, List<?> list) {
    out.openList();
    for (int i = 0; i < list.size(); i++) {
      write(out, list.get(i));
    }
    out.closeList();
  }

  private static void map(JsonBytes out, Map<?, ?> map) {
    out.open();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.name(entry.getKey().toString());
      write(out, entry.getValue());
    }
    out.close();
  }

  private static void row(JsonBytes out, Record row) {
    Shape shape = Shape.of(row.getClass());
    out.open();
    if (typed(row)) {
      out.name("type").text(shape.kind);
    }
    for (int i = 0; i < shape.names.length; i++) {
      out.head(shape.heads[i]);
      write(out, shape.read(row, i));
    }
    out.close();
  }
}
