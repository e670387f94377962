package eightfold.games;

/** What came of the search for a position. */
public sealed interface Lookup {

  record Found(Position position) implements Lookup {}

  /** The transcript holds, but has no such game or move. */
  record Absent(String why) implements Lookup {}

  /** The transcript does not hold up to there. */
  record Broken(Fault fault) implements Lookup {}
}
