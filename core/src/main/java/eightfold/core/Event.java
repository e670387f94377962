package eightfold.core;

import java.util.List;
import java.util.Map;

/** Something that happened, in full. What leaves the engine goes through {@link #seenBy} first. */
public interface Event {
  /** {@link #actor()} of an event that nobody caused by a move of their own. */
  int TABLE = -1;

  /** The seat whose move caused it. */
  default int actor() {
    return TABLE;
  }

  /** The part of this event that a seat (or {@link Eyes#SPECTATOR}) may know. */
  Event seenBy(int seat);

  /** The name under which statistics count this event; empty if it is not remarkable. */
  default String tally() {
    return "";
  }

  /** What players can be told of themselves later: names, and the seats that they are about. */
  default Map<String, List<Integer>> feats() {
    return tally().isEmpty() || actor() == TABLE ? Map.of() : Map.of(tally(), List.of(actor()));
  }
}
