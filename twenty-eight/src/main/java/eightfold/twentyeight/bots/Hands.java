package eightfold.twentyeight.bots;

import eightfold.twentyeight.Half;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;

/** The totals of all seats while halves are chosen, when every card lies open (T19). */
final class Hands {
  final int seats;
  final int[] eight;
  final int[] twentyEight;
  final Half[] half;

  Hands(int seats) {
    this.seats = seats;
    eight = new int[seats];
    twentyEight = new int[seats];
    half = new Half[seats];
  }

  void read(TwentyEightState state) {
    for (int seat = 0; seat < seats; seat++) {
      int low = state.isOut(seat) ? 99 : state.low(seat);
      enter(seat, low, state.elevens(seat), state.lowMayPlayFor28());
      half[seat] = state.half(seat);
    }
  }

  void read(TwentyEightView view) {
    for (int seat = 0; seat < seats; seat++) {
      Player player = view.players().get(seat);
      int low = player.out() ? 99 : Totals.low(player.secret()) + Totals.low(player.open());
      int elevens = Totals.elevens(player.secret()) + Totals.elevens(player.open());
      enter(seat, low, elevens, view.lowMayPlayFor28());
      half[seat] = player.half();
    }
  }

  private void enter(int seat, int low, int elevens, boolean lowMayPlay) {
    eight[seat] = Totals.forEight(low);
    twentyEight[seat] = Totals.forTwentyEight(low, elevens, lowMayPlay);
  }

  /**
   * The half with the better expected share for a seat, if everybody who has yet to choose takes
   * either half with equal chance.
   */
  Half better(int seat) {
    return share(seat, Half.EIGHT) >= share(seat, Half.TWENTY_EIGHT)
        ? Half.EIGHT
        : Half.TWENTY_EIGHT;
  }

  private double share(int seat, Half prize) {
    int[] totals = prize == Half.EIGHT ? eight : twentyEight;
    int mine = totals[seat];
    double none = 1; // chance that nobody is better, with equals counted in the sum below
    double[] equals = new double[seats + 1];
    equals[0] = 1;
    for (int other = 0; other < seats; other++) {
      if (other == seat || totals[other] < mine) {
        continue;
      }
      double plays = chanceOf(other, prize);
      if (totals[other] > mine) {
        none *= 1 - plays;
      } else {
        for (int k = seats; k > 0; k--) {
          equals[k] = equals[k] * (1 - plays) + equals[k - 1] * plays;
        }
        equals[0] *= 1 - plays;
      }
    }
    double share = 0;
    for (int k = 0; k <= seats; k++) {
      share += equals[k] / (k + 1);
    }
    return none * share;
  }

  private double chanceOf(int seat, Half prize) {
    if (half[seat] != Half.NONE) {
      return half[seat] == prize ? 1 : 0;
    }
    return eight[seat] != Totals.NONE && twentyEight[seat] != Totals.NONE ? 0.5 : 1;
  }
}
