package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Faces;
import java.util.ArrayList;
import java.util.List;

/**
 * The possible totals of a hand (T3): {@code low}, and then one for each {@code 1/11} counted as 11
 * instead, ten apart. Pure questions on these two numbers.
 */
public final class Totals {
  /** The answer where no total fits. */
  public static final int NONE = -1;

  /** Beyond 28. */
  public static final int OUT = 29;

  private static final int FIRST = 8;
  private static final int SECOND = 28;

  private Totals() {}

  /** How many of each card the deck holds, by card (T1). */
  public static int[] deckCounts() {
    int[] counts = new int[Deck.FACES.size()];
    for (byte card : Deck.CARDS) {
      counts[card]++;
    }
    return counts;
  }

  /** The lowest total of these cards, none of which may be hidden. */
  public static int low(Cards cards) {
    int low = 0;
    for (int i = 0; i < cards.size(); i++) {
      low += Deck.low(cards.at(i));
    }
    return low;
  }

  /** How many of these cards are {@code 1/11}. */
  public static int elevens(Cards cards) {
    int elevens = 0;
    for (int i = 0; i < cards.size(); i++) {
      elevens += cards.at(i) == Deck.ELEVEN ? 1 : 0;
    }
    return elevens;
  }

  /** The totals of all cards that are not hidden: those up to 28, or else the lowest. */
  public static List<Integer> within(Cards... heaps) {
    int low = 0;
    int elevens = 0;
    for (Cards cards : heaps) {
      for (int i = 0; i < cards.size(); i++) {
        if (cards.at(i) != Faces.HIDDEN) {
          low += Deck.low(cards.at(i));
          elevens += cards.at(i) == Deck.ELEVEN ? 1 : 0;
        }
      }
    }
    List<Integer> totals = new ArrayList<>();
    totals.add(low);
    for (int high = 1; high <= elevens && low + 10 * high <= SECOND; high++) {
      totals.add(low + 10 * high);
    }
    return totals;
  }

  /** T15: the cards can total 8 and 28 alike. */
  public static boolean directHit(int low, int elevens) {
    return low == FIRST && elevens >= 2;
  }

  /** The total that plays for the first half (T17), or {@link #NONE}. */
  public static int forEight(int low) {
    return low <= FIRST ? low : NONE;
  }

  /**
   * The total that plays for the second half (T17, T18), or {@link #NONE}.
   *
   * @param lowMayPlay whether a total of 8 or less may be entered too
   */
  public static int forTwentyEight(int low, int elevens, boolean lowMayPlay) {
    if (low > SECOND) {
      return NONE;
    }
    int best = low + 10 * Math.min(elevens, (SECOND - low) / 10);
    return best > FIRST || lowMayPlay ? best : NONE;
  }

  /**
   * Where a hand stands: its lowest total up to 8, else its best one up to 28, else {@link #OUT}.
   */
  public static int standing(int low, int elevens) {
    return low <= FIRST ? low : low > SECOND ? OUT : forTwentyEight(low, elevens, true);
  }

  /** T18: totals for both halves, so the player must choose. */
  public static boolean choice(int low, int elevens, boolean lowMayPlay) {
    return forEight(low) != NONE && forTwentyEight(low, elevens, lowMayPlay) != NONE;
  }

  /** T9: open cards that are too much however they are counted. */
  public static boolean out(int openLow) {
    return openLow >= SECOND;
  }
}
