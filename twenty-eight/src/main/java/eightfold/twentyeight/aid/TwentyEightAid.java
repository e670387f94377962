package eightfold.twentyeight.aid;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.State;
import eightfold.twentyeight.Deck;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Totals and odds of 8-28 for the seat of a view.
 *
 * @param totals what the seat's cards can add up to, ascending
 * @param next the odds of the next card; empty if none can be offered to the seat
 * @param unseen how many of each card the seat has not seen, for experts; else empty
 */
public record TwentyEightAid(List<Integer> totals, List<Next> next, Map<String, Integer> unseen)
    implements Aid {
  private static final int EIGHT = 8;
  private static final int MOST = 28;

  /**
   * Of so many cards, each as likely as the other to be the next, so many do this.
   *
   * @param cards how many cards the seat has not seen
   * @param eight leave a total of 8 or less
   * @param over bring every total beyond 28
   * @param hit make a direct hit (T15)
   */
  public record Next(int cards, int eight, int over, int hit) {}

  public TwentyEightAid {
    totals = List.copyOf(totals);
    next = List.copyOf(next);
    unseen = Collections.unmodifiableMap(new LinkedHashMap<>(unseen));
  }

  public static TwentyEightAid of(TwentyEightView view, boolean expert) {
    Player player = view.players().get(view.seat());
    int low = Totals.low(player.secret()) + Totals.low(player.open());
    int elevens = Totals.elevens(player.secret()) + Totals.elevens(player.open());
    List<Integer> totals =
        IntStream.rangeClosed(0, elevens).mapToObj(high -> low + 10 * high).toList();
    int[] unseen = unseen(view);
    boolean open =
        view.toAct() != State.OVER
            && !view.choosing()
            && view.pile() > 0
            && !player.out()
            && !player.passed();
    List<Next> next = open ? List.of(next(low, elevens, unseen)) : List.of();
    return new TwentyEightAid(totals, next, expert ? named(unseen) : Map.of());
  }

  private static Next next(int low, int elevens, int[] unseen) {
    int cards = 0;
    int eight = 0;
    int over = 0;
    int hit = 0;
    for (int card = 0; card < unseen.length; card++) {
      int then = low + Deck.low(card);
      int high = elevens + (card == Deck.ELEVEN ? 1 : 0);
      cards += unseen[card];
      eight += then <= EIGHT ? unseen[card] : 0;
      over += then > MOST ? unseen[card] : 0;
      hit += Totals.directHit(then, high) ? unseen[card] : 0;
    }
    return new Next(cards, eight, over, hit);
  }

  private static int[] unseen(TwentyEightView view) {
    int[] unseen = Totals.deckCounts();
    for (Player player : view.players()) {
      remove(unseen, player.open());
      remove(unseen, player.secret());
    }
    return unseen;
  }

  private static void remove(int[] counts, Cards cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.at(i) != Faces.HIDDEN) {
        counts[cards.at(i)]--;
      }
    }
  }

  private static Map<String, Integer> named(int[] counts) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (int card = 0; card < counts.length; card++) {
      named.put(Deck.FACES.text(card), counts[card]);
    }
    return named;
  }
}
