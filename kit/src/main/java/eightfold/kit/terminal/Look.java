package eightfold.kit.terminal;

import eightfold.core.Cards;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How things look at this table: words, colours, names.
 *
 * @param names of the players, by seat
 * @param seat the player's own
 * @param framed whether boxes are drawn around tables
 */
public record Look(Texts texts, List<String> names, int seat, Ink ink, boolean framed) {
  public Look {
    names = List.copyOf(names);
  }

  /** A message; its arguments alternate between names and values. */
  public String text(String key, Object... args) {
    return texts.text(key, map(args));
  }

  /** A message about a seat, with {@code who} and {@code name} filled in. */
  public String about(int other, String key, Object... args) {
    Map<String, Object> map = map(args);
    map.put("who", other == seat ? "you" : "other");
    map.put("name", name(other));
    return texts.text(key, map);
  }

  /** A message where there is one, and else these words. */
  public String textOr(String key, String words) {
    return texts.has(key) ? text(key) : words;
  }

  private static Map<String, Object> map(Object... args) {
    Map<String, Object> map = new HashMap<>();
    for (int i = 0; i < args.length; i += 2) {
      map.put((String) args[i], args[i + 1]);
    }
    return map;
  }

  public String cards(Cards cards) {
    return texts.cards(cards);
  }

  public String name(int other) {
    return names.get(other);
  }

  /** A player in the first column of a table, with a mark at the one whose turn it is. */
  public Line player(int other, int toAct) {
    String mark = other != toAct ? "  " : framed ? "▸ " : "> ";
    return other == seat ? ink.amber(mark + name(other)) : ink.bold(mark + name(other));
  }

  /** Breaks running text between words. */
  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() + 1 + word.length() > width && !line.isEmpty()) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
