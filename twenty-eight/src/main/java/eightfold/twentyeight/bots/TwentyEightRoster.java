package eightfold.twentyeight.bots;

import eightfold.kit.Roster;
import eightfold.twentyeight.TwentyEightView;

/** The players of 8-28. */
public final class TwentyEightRoster {
  public static final Roster<TwentyEightView> ROSTER =
      new Roster<>(
          (seats, options) -> new Gentle(),
          (seats, options) -> new Steady(),
          Sharp::new,
          "threshold",
          (seats, options) -> new Threshold());

  private TwentyEightRoster() {}
}
