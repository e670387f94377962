package eightfold.eights;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * E6 and E7 once more, as slowly and plainly as they read: cards are texts, a used card is crossed
 * out, and every way to choose is tried.
 */
final class NaiveSpelling {
  private final List<String> row;
  private final List<String> hand;
  private final SortedSet<String> found = new TreeSet<>();

  private NaiveSpelling(List<String> row, List<String> hand) {
    this.row = row;
    this.hand = hand;
  }

  /** All spellings in notation. */
  static SortedSet<String> all(List<String> row, List<String> hand) {
    NaiveSpelling naive = new NaiveSpelling(row, hand);
    for (String word : List.of("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT")) {
      naive.letters(word, new ArrayList<>(), new boolean[row.size()], new boolean[hand.size()]);
    }
    return naive.found;
  }

  private void letters(String word, List<String> cards, boolean[] rowUsed, boolean[] handUsed) {
    if (cards.size() == word.length()) {
      replacements(word, cards, borrowed(cards), new ArrayList<>(), handUsed);
      return;
    }
    String letter = word.substring(cards.size(), cards.size() + 1).toLowerCase(Locale.ROOT);
    for (int i = 0; i < row.size(); i++) {
      if (!rowUsed[i] && row.get(i).endsWith(letter)) {
        rowUsed[i] = true;
        cards.add(row.get(i) + "*");
        letters(word, cards, rowUsed, handUsed);
        cards.removeLast();
        rowUsed[i] = false;
      }
    }
    for (int i = 0; i < hand.size(); i++) {
      if (!handUsed[i] && hand.get(i).endsWith(letter)) {
        handUsed[i] = true;
        cards.add(hand.get(i));
        letters(word, cards, rowUsed, handUsed);
        cards.removeLast();
        handUsed[i] = false;
      }
    }
  }

  private static List<String> borrowed(List<String> cards) {
    return cards.stream().filter(card -> card.endsWith("*")).sorted().toList();
  }

  private void replacements(
      String word,
      List<String> cards,
      List<String> borrowed,
      List<String> chosen,
      boolean[] handUsed) {
    if (borrowed.isEmpty()) {
      return;
    }
    if (chosen.size() == borrowed.size()) {
      found.add(word + " " + written(word, cards) + " / " + String.join(" ", chosen));
      return;
    }
    for (int i = 0; i < hand.size(); i++) {
      if (!handUsed[i] && hand.get(i).charAt(0) == borrowed.get(chosen.size()).charAt(0)) {
        handUsed[i] = true;
        chosen.add(hand.get(i));
        replacements(word, cards, borrowed, chosen, handUsed);
        chosen.removeLast();
        handUsed[i] = false;
      }
    }
  }

  /** Of two cards for the same letter the lower suit first, of the same suit the row's. */
  private static String written(String word, List<String> cards) {
    List<String> ordered = new ArrayList<>(cards);
    for (int i = 0; i < word.length(); i++) {
      int again = word.indexOf(word.charAt(i), i + 1);
      if (again > 0) {
        List<String> pair = new ArrayList<>(List.of(cards.get(i), cards.get(again)));
        pair.sort(
            Comparator.<String>comparingInt(card -> card.charAt(0))
                .thenComparing(card -> !card.endsWith("*")));
        ordered.set(i, pair.get(0));
        ordered.set(again, pair.get(1));
      }
    }
    return String.join(" ", ordered);
  }
}
