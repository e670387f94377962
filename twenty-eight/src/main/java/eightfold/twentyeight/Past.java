package eightfold.twentyeight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What everybody answered in earlier rounds, and with which total: at the end of a round all cards
 * are turned up (T14), so everybody may know. An answer is the total, negative if the card was
 * declined.
 */
final class Past {
  /** The round with a red gem is the last (T24), and every turn before it moves a blue one. */
  static final int MOST = 55;

  private Past() {}

  static void forget(TwentyEightState s) {
    Arrays.fill(s.pastCount, 0);
    s.pastSeen = null;
  }

  /** Adds the answers of the round that ends. */
  static void note(TwentyEightState s) {
    s.pastSeen = null;
    for (int seat = 0; seat < s.seats; seat++) {
      int low = Deck.low(s.secret[seat]);
      int elevens = s.secret[seat] == Deck.ELEVEN ? 1 : 0;
      int open = seat * TwentyEightState.MOST_OPEN;
      int at = seat * MOST + s.pastCount[seat];
      long answers = s.answers[seat];
      for (int i = 0; i < s.answerCount[seat]; i++, answers >>>= 1) {
        int total = Totals.standing(low, elevens);
        if ((answers & 1) != 0) {
          byte card = s.open[open++];
          low += Deck.low(card);
          elevens += card == Deck.ELEVEN ? 1 : 0;
        } else {
          total = -total;
        }
        s.past[at++] = (byte) total;
      }
      s.pastCount[seat] += s.answerCount[seat];
    }
  }

  /** The same list for all views of a round. */
  static List<List<Integer>> seen(TwentyEightState s) {
    List<List<Integer>> known = s.pastSeen;
    if (known == null) {
      known = read(s);
      s.pastSeen = known;
    }
    return known;
  }

  private static List<List<Integer>> read(TwentyEightState s) {
    List<List<Integer>> all = new ArrayList<>(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      Integer[] answers = new Integer[s.pastCount[seat]];
      for (int i = 0; i < answers.length; i++) {
        answers[i] = (int) s.past[seat * MOST + i];
      }
      all.add(List.of(answers));
    }
    return List.copyOf(all);
  }

  static void copy(List<List<Integer>> seen, TwentyEightState into) {
    into.pastSeen = null;
    for (int seat = 0; seat < into.seats; seat++) {
      List<Integer> answers = seen.get(seat);
      into.pastCount[seat] = answers.size();
      for (int i = 0; i < answers.size(); i++) {
        into.past[seat * MOST + i] = answers.get(i).byteValue();
      }
    }
  }
}
