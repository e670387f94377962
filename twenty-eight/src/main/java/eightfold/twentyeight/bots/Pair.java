package eightfold.twentyeight.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.kit.Budget;
import eightfold.kit.Partner;
import eightfold.twentyeight.Half;
import eightfold.twentyeight.TwentyEightView;

/**
 * Partners who do not get in each other's way: the first at the table plays for 8 with almost
 * anything, the others for 28, and who can choose leaves a partner's half alone.
 */
final class Pair extends Partner<TwentyEightView> {
  private static final Style FOR8 = new Style(6, 26);
  private static final Style FOR28 = new Style(9, 26);

  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    if (view.choosing()) {
      return half(view);
    }
    return Answers.by(firstFriend(view) ? FOR8 : FOR28, view);
  }

  private boolean firstFriend(TwentyEightView view) {
    for (int seat = 0; seat < view.seat(); seat++) {
      if (friend(seat)) {
        return false;
      }
    }
    return true;
  }

  private long half(TwentyEightView view) {
    for (int seat = 0; seat < view.players().size(); seat++) {
      Half taken = view.players().get(seat).half();
      if (seat != view.seat() && friend(seat) && taken != Half.NONE) {
        return Answers.of(taken == Half.EIGHT ? Half.TWENTY_EIGHT : Half.EIGHT);
      }
    }
    return Answers.betterHalf(view);
  }
}
