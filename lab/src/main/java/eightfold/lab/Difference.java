package eightfold.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Shows how texts differ, in the manner of a unified diff. */
public final class Difference {
  private static final int CONTEXT = 2;
  private static final int LONGEST = 20;

  private Difference() {}

  /**
   * The differences between two sets of files; empty if there are none. After a first long change
   * the rest of a file is only counted.
   */
  public static List<String> of(Map<String, String> old, Map<String, String> now) {
    List<String> shown = new ArrayList<>();
    TreeSet<String> names = new TreeSet<>(old.keySet());
    names.addAll(now.keySet());
    for (String name : names) {
      String before = old.getOrDefault(name, "");
      String after = now.getOrDefault(name, "");
      if (!before.equals(after)) {
        shown.add("--- " + (old.containsKey(name) ? name : "(no file)"));
        shown.add("+++ " + (now.containsKey(name) ? name : "(no file)"));
        hunk(before.lines().toList(), after.lines().toList(), shown);
      }
    }
    return shown;
  }

  /** From the first line that differs to the last. */
  private static void hunk(List<String> before, List<String> after, List<String> shown) {
    int same = 0;
    int shorter = Math.min(before.size(), after.size());
    while (same < shorter && before.get(same).equals(after.get(same))) {
      same++;
    }
    int tail = 0;
    while (tail < shorter - same
        && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
      tail++;
    }
    int from = Math.max(0, same - CONTEXT);
    List<String> out = before.subList(same, before.size() - tail);
    List<String> in = after.subList(same, after.size() - tail);
    shown.add("@@ line %d: %d lines became %d @@".formatted(same + 1, out.size(), in.size()));
    before.subList(from, same).forEach(line -> shown.add(" " + line));
    limited("-", out, shown);
    limited("+", in, shown);
    int end = before.size() - tail;
    before.subList(end, Math.min(end + CONTEXT, before.size())).forEach(l -> shown.add(" " + l));
  }

  private static void limited(String mark, List<String> lines, List<String> shown) {
    lines.stream().limit(LONGEST).forEach(line -> shown.add(mark + line));
    if (lines.size() > LONGEST) {
      shown.add(mark + "… and " + (lines.size() - LONGEST) + " more lines");
    }
  }
}
