package eightfold.twentyeight.aid;

import eightfold.core.Effects;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;

/**
 * The totals that would play for each half, for a player who chooses (T19).
 *
 * @param for8 the total for the first half, or −1
 * @param for28 the total for the second half, or −1
 */
public record TwentyEightEffects(int for8, int for28) implements Effects {
  private static final TwentyEightEffects NONE = new TwentyEightEffects(Totals.NONE, Totals.NONE);

  public static TwentyEightEffects of(TwentyEightView view) {
    if (!view.choosing()) {
      return NONE;
    }
    Player player = view.players().get(view.seat());
    int low = Totals.low(player.secret()) + Totals.low(player.open());
    int elevens = Totals.elevens(player.secret()) + Totals.elevens(player.open());
    return new TwentyEightEffects(
        Totals.forEight(low), Totals.forTwentyEight(low, elevens, view.lowMayPlayFor28()));
  }

  @Override
  public boolean isEmpty() {
    return for8 == Totals.NONE && for28 == Totals.NONE;
  }
}
