package eightfold.eightandhalf;

/**
 * What somebody did in the current round, and what the pile was like when they did it. All of it
 * happened in the open.
 *
 * @param value what the pile was worth, in halves
 * @param five whether a Five bound the player
 * @param opening whether this is the first play of the round, bound to the lowest yellow card
 */
public record HalfTurn(int seat, int value, boolean five, boolean opening, HalfMove move) {}
