package eightfold.bots;

import eightfold.bots.eightandhalf.HalfRoster;
import eightfold.bots.eights.EightsRoster;
import eightfold.bots.twentyeight.TwentyEightRoster;
import eightfold.core.Game;
import eightfold.core.View;

/** Finds the players of a game. */
public final class Bots {
  private Bots() {}

  /** The roster of one of our three games. */
  @SuppressWarnings("unchecked") // the slug decides the type of the view
  public static <V extends View> Roster<V> of(Game<?, ?, V> game) {
    String slug = game.info().slug();
    return (Roster<V>)
        switch (slug) {
          case "twenty-eight" -> TwentyEightRoster.ROSTER;
          case "eight-and-half" -> HalfRoster.ROSTER;
          case "eights" -> EightsRoster.ROSTER;
          default -> throw new IllegalArgumentException("no players for " + slug);
        };
  }
}
