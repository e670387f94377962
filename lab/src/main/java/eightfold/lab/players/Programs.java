package eightfold.lab.players;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * How programs are treated: their time for a decision, and where what they write to their standard
 * error goes, and our own complaints about them. Of each program only so much is passed on.
 */
public final class Programs {
  private static final int MOST_LINES = 100;
  private static final int LONGEST_LINE = 500;

  private final int timeoutMillis;
  private final Consumer<String> listener;
  private final Map<String, Integer> lines = new HashMap<>();

  public Programs(int timeoutMillis, Consumer<String> listener) {
    this.timeoutMillis = timeoutMillis;
    this.listener = listener;
  }

  public int timeoutMillis() {
    return timeoutMillis;
  }

  /** Passes a line on, unless there were too many. */
  synchronized void heard(String label, String line) {
    int number = lines.merge(label, 1, Integer::sum);
    if (number < MOST_LINES) {
      String text = line.replaceAll("\\p{Cntrl}", " ");
      listener.accept(
          "["
              + label
              + "] "
              + (text.length() <= LONGEST_LINE ? text : text.substring(0, LONGEST_LINE) + "…"));
    } else if (number == MOST_LINES) {
      listener.accept("[" + label + "] … and more, which is not shown");
    }
  }
}
