package eightfold.twentyeight.bots;

import eightfold.twentyeight.Half;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;

/** Packed answers from simple rules, for those who play by them. */
final class Answers {
  private static final TwentyEight GAME = new TwentyEight();
  static final long TAKE = GAME.codec().pack(TwentyEightMove.TAKE);
  static final long DECLINE = GAME.codec().pack(TwentyEightMove.DECLINE);
  static final long FOR8 = GAME.codec().pack(TwentyEightMove.FOR8);
  static final long FOR28 = GAME.codec().pack(TwentyEightMove.FOR28);

  private Answers() {}

  static long by(Style style, TwentyEightView view) {
    Player me = view.players().get(view.seat());
    int low = Totals.low(me.secret()) + Totals.low(me.open());
    int elevens = Totals.elevens(me.secret()) + Totals.elevens(me.open());
    return style.takes(low, elevens) ? TAKE : DECLINE;
  }

  /** The half with the better expected share. */
  static long betterHalf(TwentyEightView view) {
    Hands hands = new Hands(view.players().size());
    hands.read(view);
    return of(hands.better(view.seat()));
  }

  /** The half whose limit one's total is closer to. */
  static long closerHalf(TwentyEightView view) {
    Hands hands = new Hands(view.players().size());
    hands.read(view);
    int toEight = 8 - hands.eight[view.seat()];
    int toTwentyEight = 28 - hands.twentyEight[view.seat()];
    return toEight <= toTwentyEight ? FOR8 : FOR28;
  }

  static long of(Half half) {
    return half == Half.EIGHT ? FOR8 : FOR28;
  }
}
