package eightfold.bots.eights;

import eightfold.bots.Roster;
import eightfold.eights.EightsView;

/** The players of Eights. */
public final class EightsRoster {
  public static final Roster<EightsView> ROSTER =
      new Roster<>(
          (seats, options) -> new Gentle(),
          (seats, options) -> new Steady(),
          Sharp::new,
          "greedy",
          (seats, options) -> new Greedy());

  private EightsRoster() {}
}
