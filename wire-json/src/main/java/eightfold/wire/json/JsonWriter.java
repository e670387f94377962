package eightfold.wire.json;

import eightfold.core.Cards;
import eightfold.core.View;
import eightfold.json.JsonBytes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes records as JSON: cards as a list of their names, moves in notation, constants in lower
 * case with hyphens, events and tellings with their {@code type} first. What this class writes is
 * what the generated TypeScript types describe.
 */
public final class JsonWriter {
  private JsonWriter() {}

  public static byte[] bytes(Object value) {
    JsonBytes out = new JsonBytes(512);
    write(out, value);
    return out.toArray();
  }

  /** The same as text. */
  public static String text(Object value) {
    return new String(bytes(value), StandardCharsets.UTF_8);
  }

  /** A view for programs, which do not hear the events: with its history. */
  public static String withHistory(View view) {
    JsonBytes out = new JsonBytes(1024);
    Writers.view(out, view, true);
    return out.toString();
  }

  public static void write(JsonBytes out, Object value) {
    switch (value) {
      case Record row -> Writers.any(out, row);
      case List<?> list -> list(out, list);
      case Cards cards -> cards(out, cards);
      case Map<?, ?> map -> map(out, map);
      case String text -> out.text(text);
      case Integer number -> out.number(number);
      case Long number -> out.number(number);
      case Boolean flag -> out.flag(flag);
      case Enum<?> constant -> out.text(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      default -> throw new IllegalArgumentException("no JSON for " + value);
    }
  }

  static void cards(JsonBytes out, Cards cards) {
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
}
