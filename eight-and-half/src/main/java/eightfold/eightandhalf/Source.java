package eightfold.eightandhalf;

/** Where a player's cards come from, in the order in which the sources open up (H7). */
public enum Source {
  HAND,
  OPEN,
  BLIND
}
