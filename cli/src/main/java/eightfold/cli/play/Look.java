package eightfold.cli.play;

import eightfold.messages.CardNames;
import eightfold.messages.Messages;
import eightfold.messages.Viewpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How things look at this table: words, colours, names.
 *
 * @param framed whether boxes are drawn around tables
 */
record Look(Messages messages, Viewpoint viewpoint, Ink ink, boolean framed, CardNames cards) {
  Look(Messages messages, Viewpoint viewpoint, Ink ink, boolean framed) {
    this(messages, viewpoint, ink, framed, new CardNames(messages));
  }

  /** A message; its arguments alternate between names and values. */
  String text(String key, Object... args) {
    Map<String, Object> map = new HashMap<>();
    for (int i = 0; i < args.length; i += 2) {
      map.put((String) args[i], args[i + 1]);
    }
    return messages.text(key, map);
  }

  /** A message about a seat, with {@code who} and {@code name} filled in. */
  String about(int seat, String key, Object... args) {
    Object[] all = new Object[args.length + 4];
    System.arraycopy(args, 0, all, 0, args.length);
    all[args.length] = "who";
    all[args.length + 1] = viewpoint.who(seat);
    all[args.length + 2] = "name";
    all[args.length + 3] = viewpoint.name(seat);
    return text(key, all);
  }

  /** Breaks running text between words. */
  static List<String> wrap(String text, int width) {
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
