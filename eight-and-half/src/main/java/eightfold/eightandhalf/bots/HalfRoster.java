package eightfold.eightandhalf.bots;

import eightfold.eightandhalf.HalfView;
import eightfold.kit.Roster;

/** The players of Eight &amp; Half. */
public final class HalfRoster {
  public static final Roster<HalfView> ROSTER =
      new Roster<>(
          (seats, options) -> new Gentle(seats),
          (seats, options) -> new Steady(seats),
          Sharp::new,
          "lowest-first",
          (seats, options) -> new LowestFirst(seats));

  private HalfRoster() {}
}
