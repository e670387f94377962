package eightfold.server.host;

/** What the tables count. */
public interface Meters {
  Meters NONE = nanos -> {};

  /** A move was acknowledged so long after it came in. */
  void moved(long nanos);

  /**
   * A bot has decided.
   *
   * @param level its name
   * @param waited nanoseconds until there was a thread for it
   * @param used nanoseconds of processor time
   */
  default void thought(String game, String level, long waited, long used) {}

  /** This server has taken a table over. */
  default void claimed() {}

  /** Another server was quicker, with an entry or with a claim. */
  default void conflicted() {}

  /** People were sent away because their table could not go on here. */
  default void interrupted() {}
}
