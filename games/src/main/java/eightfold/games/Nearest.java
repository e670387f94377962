package eightfold.games;

import java.util.List;

/** Finds what somebody may have meant to type. */
final class Nearest {
  private Nearest() {}

  /** The nearest of the known words, or the empty text if none is near. */
  static String of(String typed, List<String> known) {
    if (typed.length() > 40) {
      return "";
    }
    String nearest = "";
    int best = 4;
    for (String word : known) {
      int distance = distance(typed, word);
      if (distance < best && distance < word.length()) {
        best = distance;
        nearest = word;
      }
    }
    return nearest;
  }

  /** How many letters must be put in, left out or changed to get from one word to the other. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int change = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
