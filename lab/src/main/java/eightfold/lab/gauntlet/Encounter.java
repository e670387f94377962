package eightfold.lab.gauntlet;

import eightfold.kit.Zoo;
import eightfold.lab.players.Entrant;
import eightfold.lab.tournament.Schedule;
import eightfold.lab.tournament.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A player and a style at one table, one of them alone among copies of the other. Partners come in
 * twos.
 *
 * @param guest whether it is the style that sits among copies of the player
 */
public record Encounter(String style, boolean guest, Setup setup) {
  /**
   * Who sits among whom.
   *
   * @param frame says everything but who plays
   */
  static Encounter of(Setup frame, Entrant player, Entrant style, boolean guest) {
    List<Entrant> entrants = new ArrayList<>();
    if (guest) {
      entrants.add(style);
      if (partners(style) && frame.seats() > 2) {
        Entrant.House one = (Entrant.House) style;
        entrants.add(new Entrant.House(one.label() + "#2", one.name(), one.budget()));
      }
      entrants.add(player);
    } else {
      entrants.add(player);
      entrants.add(style);
    }
    return new Encounter(style.label(), guest, frame.with(entrants));
  }

  private static boolean partners(Entrant style) {
    return style instanceof Entrant.House house && house.name().matches(Zoo.PAIR + "(~.*)?");
  }

  /** How many blocks it takes to play so many games: whole ones, and more than one. */
  public long blocks(long games) {
    int size = new Schedule(setup).games();
    return Math.max(2, (games + size - 1) / size);
  }

  /** A name for its file. */
  public String name() {
    return style.replaceAll("[^A-Za-z0-9~-]", "_") + (guest ? ".guest" : ".host");
  }
}
