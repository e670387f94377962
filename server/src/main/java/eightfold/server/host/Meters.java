package eightfold.server.host;

/** What the tables count. */
public interface Meters {
  Meters NONE = nanos -> {};

  /** A move was acknowledged so long after it came in. */
  void moved(long nanos);
}
