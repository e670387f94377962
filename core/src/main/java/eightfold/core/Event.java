package eightfold.core;

/** Something that happened, in full. What leaves the engine goes through {@link #seenBy} first. */
public interface Event {
  /** {@link #actor()} of an event that nobody caused by a move of their own. */
  int TABLE = -1;

  int actor();

  /** The part of this event that a seat (or {@link Eyes#SPECTATOR}) may know. */
  Event seenBy(int seat);

  /** The name under which statistics count this event; empty if it is not remarkable. */
  default String tally() {
    return "";
  }
}
