package eightfold.advice;

/**
 * What a move is worth for the player to act.
 *
 * @param move in notation
 * @param wins the chance to win; a shared win counts in part
 * @param points at the end of the game
 * @param behind how much less than the best move wins, over the same worlds
 * @param worlds how many worlds it was tried in
 */
public record Advice(String move, Estimate wins, Estimate points, Estimate behind, int worlds) {}
