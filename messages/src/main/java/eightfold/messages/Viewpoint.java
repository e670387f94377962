package eightfold.messages;

import eightfold.core.Eyes;
import java.util.List;

/**
 * To whom something is told.
 *
 * @param names of the players, by seat
 * @param seat the seat that is called you, or {@link Eyes#SPECTATOR}
 */
public record Viewpoint(List<String> names, int seat) {
  public Viewpoint {
    names = List.copyOf(names);
  }

  /** For the select argument of sentences about a seat. */
  public String who(int other) {
    return other == seat ? "you" : "other";
  }

  public String name(int other) {
    return names.get(other);
  }
}
