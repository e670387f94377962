package eightfold.bots.eightandhalf;

import eightfold.bots.Roster;
import eightfold.eightandhalf.HalfView;

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
