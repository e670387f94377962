package eightfold.eights.bots;

import eightfold.eights.EightsView;
import eightfold.kit.Roster;

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
