package eightfold.twentyeight.bots;

import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.List;

/** Whether to take a card, by rules that look at more than two thresholds. */
final class OddStyles {
  private static final int PATIENCE = 3;

  private OddStyles() {}

  /**
   * By the guided round alone: go on with 6, 7 or 17 and a two-coloured card in prospect, stop with
   * 8, a plain 7, 24 to 28, and when it is too late.
   */
  static boolean beginner(TwentyEightView view) {
    int low = low(view);
    int elevens = elevens(view);
    int best = best(low, elevens);
    boolean plainSeven = low == 7 && elevens == 0;
    return low != 8 && !plainSeven && low <= 28 && best < 24;
  }

  /** Gets rid of a high start at once: plays for 8, and once beyond it wants out of the round. */
  static boolean dumper(TwentyEightView view) {
    return low(view) != 8;
  }

  /** Plays for the half that fewer of the others seem to play for. */
  static boolean blocker(TwentyEightView view) {
    int high = 0;
    int others = 0;
    List<Player> players = view.players();
    for (int seat = 0; seat < players.size(); seat++) {
      if (seat != view.seat() && !players.get(seat).out()) {
        others++;
        high += Totals.low(players.get(seat).open()) > 8 ? 1 : 0;
      }
    }
    Style style = 2 * high > others ? new Style(6, 26) : new Style(9, 26);
    return style.takes(low(view), elevens(view));
  }

  /** Answers as the neighbour on the right did last, but not with an 8 or beyond 28. */
  static boolean imitator(TwentyEightView view) {
    int seats = view.players().size();
    String answers = view.players().get((view.seat() + seats - 1) % seats).answers();
    boolean copied = answers.isEmpty() || answers.endsWith("t");
    return copied && low(view) != 8 && low(view) <= 28;
  }

  /** Declines the first offers whatever it has, and then plays as usual. */
  static boolean bluffer(TwentyEightView view) {
    return view.players().get(view.seat()).answers().length() >= 2
        && Style.THRESHOLD.takes(low(view), elevens(view));
  }

  /** Lets the others go first: takes only when they are done, or have taken enough. */
  static boolean lastCall(TwentyEightView view) {
    int answered = view.players().get(view.seat()).answers().length();
    return (answered >= PATIENCE || view.seat() == view.giver())
        && Style.THRESHOLD.takes(low(view), elevens(view));
  }

  static int low(TwentyEightView view) {
    Player me = view.players().get(view.seat());
    return Totals.low(me.secret()) + Totals.low(me.open());
  }

  static int elevens(TwentyEightView view) {
    Player me = view.players().get(view.seat());
    return Totals.elevens(me.secret()) + Totals.elevens(me.open());
  }

  private static int best(int low, int elevens) {
    return Totals.forTwentyEight(low, elevens, true);
  }
}
