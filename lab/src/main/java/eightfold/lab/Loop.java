package eightfold.lab;

/** Random play of one game over and over, as benchmarks want it. */
public interface Loop {
  /** Makes so many moves, dealing anew whenever a game is over. Allocates nothing once warm. */
  void bare(int decisions);

  /** The same with a fresh view for the player to act before every move. */
  void viewed(int decisions);
}
