package eightfold.cli.play;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;

/**
 * What the next card would do to the viewer of 8-28, if every card that it does not see is as
 * likely as the next.
 *
 * @param eight the chance that a total of 8 or less remains
 * @param over the chance that all totals are beyond 28
 */
record Odds(double eight, double over) {
  static Odds of(TwentyEightView view) {
    Cards secret = view.players().get(view.seat()).secret();
    int[] unseen = Totals.deckCounts();
    for (Player player : view.players()) {
      remove(unseen, player.open());
      remove(unseen, player.secret());
    }
    int low = Totals.low(secret) + Totals.low(view.players().get(view.seat()).open());
    int all = 0;
    int eight = 0;
    int over = 0;
    for (int card = 0; card < unseen.length; card++) {
      int next = low + Totals.low(secret.faces().one(card));
      all += unseen[card];
      eight += next <= 8 ? unseen[card] : 0;
      over += next > 28 ? unseen[card] : 0;
    }
    return new Odds((double) eight / all, (double) over / all);
  }

  private static void remove(int[] counts, Cards cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.at(i) != Faces.HIDDEN) {
        counts[cards.at(i)]--;
      }
    }
  }
}
